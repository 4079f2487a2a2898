// Mails, texts and calls to contractors. A text is paid by the 160 letters, and by 70 with any letter outside plain ones:
// keep them short, with straight quotes.
// {urgency} and {trade} are labels: "Urgent plumbing job in Astoria, OR".
export const offerTitle = '{urgency} {trade} job in {area}';
export const areaUnknown = 'your area';
export const offerText = '{title}: {subject}. NTE {amount}. Accept or decline by {by}: {link} All jobs: {jobs}';
export const offerSubject = '{title}: {subject}';
export const offerMail =
  'Hello {company},\n\n{issue}\n\nNot to exceed: {amount}\nPlease accept or decline by {by}:\n{link}\n\nAll your jobs: {jobs}\n\nPorchlight, for the owner\n';
// Read by whoever of the desk calls them.
export const offerScript =
  'Call {company} at {phone}. {title}: {subject}. {issue} Not to exceed {amount}. They have until {by}. Answer for them here: {link}';

// Any other word to a contractor, in the three ways.
export const mail = 'Hello {company},\n\n{words}\n\nAll your jobs: {jobs}\n\nPorchlight, for the owner\n';
export const script = 'Call {company} at {phone}. {words}';
export const cancelledSubject = 'Job cancelled';
export const cancelled = 'The job {reference}, "{subject}", was cancelled. Please do not go there.';
export const takenBackSubject = 'Job taken back';
export const takenBack = 'The job {reference}, "{subject}", was taken back. Please do not go there.';
export const takenSubject = 'Job taken';
export const taken = 'The job {reference}, "{subject}", went to another contractor. Please do not go there.';
export const visitSubject = 'About your visit';
export const withLink = '{words}\n\nThe job: {link}';
export const timeChosen = 'The guest chose {time} for "{subject}".';
export const visitAgreed = 'Your visit for "{subject}" is agreed: {time}.';
export const otherTime = 'The guest asks for another time for "{subject}": "{words}"';
export const notFixed = 'The guest says "{subject}" isn\'t fixed. Please say when you can come back.';
export const moneySubject = 'About the cost of your job';
export const estimateApproved = 'Your estimate for "{subject}" is approved. The job may cost up to {amount}.';
export const estimateDeclined = 'Your estimate for "{subject}" was declined. The job may cost up to {amount}.';
export const estimateUnanswered = 'Nobody answered your estimate for "{subject}" in time. The job may cost {amount}.';
export const moreApproved = 'Approved: "{subject}" may cost up to {amount}.';
export const moreDeclined = 'Not approved: "{subject}" may cost {amount} as before.';
export const moreUnanswered = 'No answer in time: "{subject}" may cost {amount} as before.';
export const held = '"{subject}" is on hold: {reason}. We will write when it goes on.';
export const holdOver = '"{subject}" goes on. Please say when you can come.';
export const markedDone = '"{subject}" was marked as done. Please do not go there.';
export const jobChanged = 'Something about "{subject}" was changed. Please look at the job.';

// A visit's day and hours: "Fri, Nov 20, 1:00 PM PST to 3:00 PM PST".
export const visitWindow = '{day}, {from} to {to}';
