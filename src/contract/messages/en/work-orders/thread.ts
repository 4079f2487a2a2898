// The thread of a job: its contractor, its owner, the desk and its guest write there.
export const threadTitle = 'Messages';
export const threadHint = 'Contractor, owner and the Porchlight team read all of it.';
export const noMessages = 'Nothing has been written yet.';
export const sideContractor = 'Contractor';
export const sideDesk = 'Porchlight team';
export const sideOwner = 'Owner';
export const sideGuest = 'Guest';
// {side} is one of those above.
export const sideAndName = '{side}, {name}';
export const guestReadsIt = 'The guest reads this';
export const writeMessage = 'Message';
export const guestToo = 'The guest reads it, too';
export const guestTooHint = 'Without the check mark it stays between contractor, owner and team.';
export const sendMessage = 'Send Message';
export const messageMissing = 'Write a message first.';
export const messageHoldsCode =
  "That has one of this property's codes or passwords in it. They don't belong in messages: take it out, please.";
export const threadOver = 'This work order was canceled. Nothing more can be written here.';
export const tooManyToday = 'So much was written here today that we stop here. Please call instead.';
export const notSent = 'Not sent. Your text is still here.';

// To a contractor, by text or mail: {side} wrote.
export const wroteToContractor = '{side} wrote about “{subject}”. Read it and answer here:';
export const wroteSubject = 'A message about your job';

// To an owner. {job} is the text of that name.
export const ownersTitle = 'New message about a job at {property}';
export const ownersText = '{side} wrote about {job}.';
