// Lines about a job in the chat of its guest. {subject} is what is wrong ("Toilet clogged"), {contractor} a name or `theContractor`.
export const theContractor = 'The contractor';

// In English within a sentence; a translation may begin with it.
export const theContractorWithin = 'the contractor';
export const askedAnother = "I've asked another contractor for “{subject}”.";
export const accepted = '{contractor} accepted.';
export const acceptedAbout = '{contractor} accepted, arriving about {time}.';
export const acceptedBetween = '{contractor} accepted, arriving {from} to {to}.';
export const declined = "The contractor couldn't take “{subject}”.";
export const noAnswerYet = 'No answer yet for “{subject}”.';
export const personArranges =
  "I've asked a person on the Porchlight team to arrange “{subject}” for you. They will write here.";

// When the contractor comes. {when} is a day with the times from and to.
export const timesProposed = '{contractor} proposed when to come.';
export const timesToChoose = '{contractor} proposed when to come. Please choose a time above.';
export const wroteContractor = '{contractor} wrote about “{subject}”:\n“{words}”';
export const wroteTeam = 'The Porchlight team wrote about “{subject}”:\n“{words}”';
export const wroteHost = 'Your host wrote about “{subject}”:\n“{words}”';
export const otherTimeAsked = "I've asked {contractor} for another time: “{words}”. New times will show above.";
export const visitAgreed = 'The visit is agreed: {contractor}.';
export const visitAgreedAt = 'The visit is agreed: {contractor}, {when}.';
export const betweenTimes = '{from} to {to}';
export const runningLate = '{contractor} is running late. The new time: {when}.';
export const onTheWay = '{contractor} is on the way.';
export const cantGetIn =
  "{contractor} is there and can't get in. Can you open the door? A person on the Porchlight team helps and will write here.";

// The work, and its end. {notes} is what the contractor wrote.
export const started = '{contractor} has started work.';
export const comesAgain = '{contractor} has to come again for “{subject}”.';
export const askedBack = "I've asked {contractor} to come back for “{subject}”.";
export const finished = '{contractor} has finished.';
export const finishedAsk = '{contractor} has finished. Is it fixed?';
export const finishedNotes = '{contractor} has finished. {notes}';
export const finishedNotesAsk = '{contractor} has finished. {notes} Is it fixed?';
export const cancelled = '“{subject}” was cancelled.';
export const markedFixed = 'Thank you. I marked it as fixed.';
export const onHold = "“{subject}” has to wait until {day}. We'll go on then.";
export const reopened = "“{subject}” is open again. I'll tell you here what comes next.";

// People who come into the chat and leave it.
export const joined = '{name} joined the chat.';
export const hostJoined = '{name}, your host, joined the chat.';
export const tookOver = '{name} took over from {before}.';
export const left = '{name} left. The house assistant is back; you can ask for a person any time.';
export const codeFromTeam = '{name} of the Porchlight team shows you this, for your stay only:';
export const hostCalledTeam =
  '{name} asked the Porchlight team to take over. Until somebody joins, the house assistant helps.';
export const contact = 'Your contact';
export const hadToLeave =
  '{name} had to leave. Somebody else of the team takes over; until then the house assistant helps.';

// In an owner's chat with the team.
export const hadToLeaveOwner = '{name} had to leave. Somebody else of the team takes over.';

// What was told of a note that was wrong. {text} is the note as it reads now.
export const correction =
  'A correction from the Porchlight team: part of what we told you here was wrong. This is right:\n\n{text}';
