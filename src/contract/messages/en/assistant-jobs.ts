// A job is opened, or joins one. What they quote is the name of the button, or words that the assistant understands.
export const orderOpened = "I've opened a work order ({urgency}): {subject}. You'll see each step here as it happens.";
export const orderNow =
  "Thanks for trying. I've opened a work order ({urgency}): {subject}. You'll see each step here as it happens.";
export const orderAdded = "Thanks, I've added that to the work order.";
export const orderJoined =
  "Somebody else in the house has reported this already: {subject}. I've added what you wrote, and you'll see each step here too. If yours is another problem, write \"It's another one\".";
export const orderKnown =
  "This has been reported already: {subject}. I've added what you wrote, and you'll see each step here too.";
// Who comes to a job that was reported already, and when that is known: "Bay Plumbing, 10:00 AM".
export const joinedComes = 'Coming: {coming}.';
export const orderApart = "All right, that's a job of its own now: {subject}. You'll see each step here as it happens.";
export const orderCheck =
  'Before anybody is sent I have to know that it\'s your stay: open "Check my stay" and get a code on the email of your booking, or enter your dates and the last four digits of its phone. If you can\'t, the owner or our team is asked first, which takes longer.';
export const orderPast = 'Your stay here has ended, so the owner or our team is asked before anybody is sent.';
export const statusOrder = '{subject}: {standing}.';
export const statusNone = "There's no open job in this chat. Tell me what's wrong and I'll get it started.";
export const entryAsk =
  "What keeps you out: you have no code, the code doesn't work, the lock doesn't react, or a key is missing? Tell me in a few words. If anyone is in danger, call {emergency}.";
export const lockAsk =
  'If the lock keeps you out right now, write "We can\'t get in" and I\'ll open a job for it at once. If you can still get in, tell me what it does when you try. If anyone is in danger, call {emergency}.';
export const unconfirmedLimit =
  "So much was reported here today by people whose stay isn't confirmed that I can't open another job or ask the owner again. Open \"Check my stay\", then tell me once more and I'll take it up at once; or ask for a person.";
export const visitorsOnlyAsk =
  "I can answer questions about this house here, but from this page I can't send anybody or give out codes. Are you staying here? Use the link or the QR code that your host gave you, or call your host.";

// Steps to try, and questions for whoever comes.
export const afterOrder = 'A few quick questions, so whoever comes brings the right parts:';
export const oneQuestion = 'One question, so whoever comes brings the right parts:';
export const tryFirst = "Let's try this first.";
export const meanwhile = "While that's under way, this often brings it back:";
export const stepNext = 'All right, one more thing to try.';
export const thingInWords = 'All right. Tell me in a few words what it is and what it does.';
export const answerInWords = "All right. Tell me in your own words, and I'll put it on the work order.";
export const didIt = 'Did that do it?';
export const takeTime = 'Take your time. Tell me here whether it helped.';
export const solved = "Good to hear. I'll note it as fixed without a visit. Write any time if it comes back.";
export const solvedOrdered = "Good to hear. I've put that on the work order. Write any time if it comes back.";
export const handed = 'A person has been told as well and will join this chat.';
export const quickWorks = 'It works now';
export const quickNotYet = 'Still not working';
export const photoKept = "Thanks for the photo. It's kept here with what you wrote about it.";
export const photoOfWhat = "Thanks for the photo. What does it show, and what's wrong?";

// How urgent a job is, within a sentence.
export const urgencyUrgent = 'urgent';
export const urgencyHigh = 'high priority';
export const urgencyMedium = 'normal priority';
export const urgencyLow = 'low priority';
export const urgencyNonUrgent = 'a wish, no rush';

// How an open job stands, behind its subject.
export const standingTriage = 'we are finding out who can come';
export const standingApproval = 'the owner is asked for a go-ahead';
export const standingOffered = "a contractor was asked and hasn't answered yet";
export const standingAccepted = 'a contractor has accepted';
export const standingScheduled = 'a time is agreed';
export const standingOnTheWay = 'the contractor is on the way';
export const standingAtWork = 'the contractor is at work';
export const standingParts = 'the contractor waits for parts';
export const standingFinished = 'the contractor has finished';

// A job is taken back, goes on, or is asked about.
export const takeBackAsk = 'Shall I take that job back: {subject}? Then nobody comes.';
export const takenBackJob = "All right, I've taken the job back: {subject}. Write any time if you need it after all.";
export const tooLateToTakeBack =
  "They're already on the way, so I can't call it off from here. I've asked a person on the Porchlight team to see to it.";
export const keptJob = 'All right, the job stays: {subject}.';
export const reopenedJob =
  "I'm sorry it isn't right yet. The job goes on: {subject}. You'll see each step here as it happens.";
export const backAgain = "I'm sorry it's back.";
export const corrected = "Thanks, I've put that right on the work order.";
export const questionOpen = "The owner hasn't answered yet: “{question}” I'll write here as soon as they do.";
export const quickTakeBack = 'Yes, take it back';
export const quickKeep = 'No, keep it';
