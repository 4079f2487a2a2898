// What was tapped and did not reach the server yet: for contractors on a job's page, for owners over their screens.
export const waitingTitle = 'Waiting to be sent';
export const refusedTitle = 'Not sent';
export const goesByItself =
  "It goes by itself once there's a connection, also if you close this page and open it again.";
export const tappedAt = 'Tapped {when}';
export const sending = 'Sending';
export const takeBack = 'Take back';
export const putAway = 'Put away';
// Of a button whose neighbors look the same: what it belongs to.
export const ofWhat = '{button}: {what}';
export const behindRefused = 'Not sent, because what you tapped before it was refused.';
export const readOffline = "You're offline. This is from {when}.";

// On the page of a job.
export const acceptWaits = "The job isn't yours yet. It is once this is sent, if nobody was asked after you by then.";
export const addressWaits = 'The exact address comes once your yes is sent.';

// Over an owner's screens.
export const approvedWaits = 'You approved this. It waits to be sent.';
export const declinedWaits = 'You declined this. It waits to be sent.';
export const answeredWaits = 'You answered this. Your answer waits to be sent.';
export const approval = 'Approve: {question}';
export const decline = 'Decline: {question}';
export const answer = 'Answer to “{question}”';
