// What a contractor is refused on a job's page, or behind a link that is over.
export const linkOver = "This link doesn't open a job anymore.";
export const linkOverCall = "This link doesn't open a job anymore. For a new one, call {phone}.";
export const pageLinkOver =
  "This link doesn't open your jobs anymore. Use the link in your newest message, or call {phone}.";
export const takenBack = "The owner took this job back, or it's over. Please do not go there.";
export const takenBackCall =
  "The owner took this job back, or it's over. Please do not go there. Questions? Call {phone}.";
export const taken = 'Another contractor was faster and has this job. Please do not go there.';
export const takenCall =
  'Another contractor was faster and has this job. Please do not go there. Questions? Call {phone}.';
export const acceptTimeOver = 'The time to accept this job is over, and it went to the next contractor.';
export const notOpenToYou = "This job isn't open to you anymore.";
export const acceptFirst = 'Accept the job first.';
export const setOffFirst = "First say that you're on your way.";
export const startFirst = 'Start the work first.';
export const visitUnderWay = 'The visit is already under way.';
export const nobodyWaits = 'No time was agreed, so nobody waits for you yet.';
export const noTimeYet = 'No time is agreed for this job yet.';
export const lateTooOften = "You've said this {count} times today. Please call us instead.";
export const costNeedsApproval =
  "That's more than the {amount} this job may cost. Ask for approval first, then finish.";
export const totalIsNotTheSum = "That total isn't the sum of the lines.";
export const costSettled = 'This job has its cost. To change it, call us.';
export const jobOver = 'This job is over. If something still has to be paid, call us.';
export const withinLimit = "That's within the amount you already have.";
export const askedAlready = 'The owner already has your question. Please wait for the answer.';
export const askedTooOften = "You've asked {count} times for this job. Please call us instead.";
