// Contractors who want to be called: the desk's list.
export const callsTitle = 'Contractors to call';
export const callsHeard = '{count} to call';
export const callsFailed = "Couldn't load the calls.";
export const loadingCalls = 'Loading the calls';
export const nobodyToCall = 'Nobody to call.';
export const nobodyToCallHint = 'When we offer a job to a contractor who wants a call, they show up here.';

// One call: what it is about, until when, and who has it.
export const jobAt = '{serviceType} at {property}: {subject}';
export const notToExceed = 'Not to exceed {amount}. {link}';
export const callWithin = 'Call within {time}';
export const overdueBy = 'Overdue by {time}';
export const hoursAndMinutes = '{hours} h {minutes} min';
export const hoursOnly = '{hours} h';
export const youAreCalling = "You're calling";
export const isCalling = '{caller} is calling';
export const colleague = 'A colleague';
export const takeCall = 'Take call';

// What the contractor said.
export const whatTheySaid = 'What did they say?';
export const saidAccepted = 'Accepted';
export const saidDeclined = 'Declined';
export const saidNoAnswer = 'Nobody picked up';
export const giveBack = 'Give back';
export const whyDeclined = 'Why they declined';
export const whyDeclinedHint = "It's kept with the work order.";
export const whenTheyCome = 'When do they come? You can leave the time open.';
export const saveAccepted = 'Save as accepted';
export const saveDeclined = 'Save as declined';
export const doneAccepted = '{company} took the job';
export const doneDeclined = "{company} declined. We're asking the next contractor.";
export const doneNoAnswer = "Nobody picked up at {company}. We're asking the next contractor.";

// What the server refuses.
export const callOver = "This call isn't open anymore.";
export const callTaken = '{caller} is calling them.';
export const callTakenByColleague = 'A colleague is calling them.';
