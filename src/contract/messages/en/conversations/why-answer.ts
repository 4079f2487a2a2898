// Why the assistant answered so. "You" is the owner; {topic} is what is broken, {danger} such as "A smell of gas".
export const answerFact = 'The answer is in what you filled in about the property.';
export const answerArticle = 'One of your articles answers it.';
export const answerTakenBefore = 'A guest of this property asked the same, and picked this as the answer.';
export const choicesShown = 'More than one of your notes may answer it, so the guest was shown their titles.';
export const choicesChosen = 'The guest picked it from the titles that were shown.';
export const choicesNone = 'The guest picked "None of these", so we asked you.';
export const whichThing = "The guest didn't say what is broken, so we showed what it may be.";
export const thingInWords = 'It was none of the things we showed, so we asked the guest to describe it.';
export const unknownNearest =
  "Nothing you wrote clearly answers it, so the guest was shown the closest match, and told that it's only that.";
export const unknownAskedWithNotes =
  'Nothing you wrote clearly answers it, so we asked you. Meanwhile, the guest was shown the closest match.';
export const unknownAskedOwner = 'Nothing you wrote answers it, so we asked you.';
export const unknownOutOfScope = "It isn't about the house or the stay.";
export const unknownAskedGuest = "It wasn't clear what the guest meant, so we asked them.";
export const offerTakenBack = "The guest found the answer in the closest match, so you don't need to answer.";
export const offerTaken = 'The guest said the closest match helped.';
export const offerRefused = "The guest said the closest match wasn't it, so we asked you.";
export const secretReleaseAsked = "The guest's stay is confirmed and current, so the code was given out.";
export const secretNotVerified = "It asks for a code or a password, and the stay wasn't confirmed.";
export const secretStayOver = 'It asks for a code or a password, and the stay is over.';
export const secretStayAhead = "It asks for a code or a password, and the stay hasn't started yet.";
export const secretLockFault = 'It asks for the code of a lock that was reported as faulty.';
export const limitBookingPage =
  'Visitors of your booking page may ask; nobody is sent for them, and they get no codes.';
export const limitUnconfirmed = "Guests without a confirmed stay have reached this property's limit for one day.";
export const stoppedPlan = 'The plan has ended, so guests are shown how to reach you.';
export const talkStatus = 'The guest asked how the job is going.';
export const talkPhoto = 'The guest sent a photo.';
export const smallTalk = 'Small talk, or a question about the assistant itself.';
export const booking = "It's about the booking.";
export const failed = 'Something went wrong on our side, so a person was called.';
export const dangerInstructions = '{danger}: the guest got the fixed safety instructions right away.';
export const dangerAsked = '{danger} was possible, so we asked the guest if anyone is in danger.';
export const dangerConfirmed = '{danger}, and the guest said that somebody is in danger.';
export const dangerDenied = 'The guest said that nobody is in danger.';
export const someDanger = 'A danger';
export const houseNote = 'What you wrote about it comes first: {topic}.';
export const steps = 'Steps that often fix it: {topic}.';
export const stepsWaiting = 'Steps that often fix it: {topic}. The guest is trying them.';
export const guestAnswered = 'The guest answered a question about it: {topic}.';
export const answerInWords = 'None of the answers we showed fit, so we asked the guest to describe it: {topic}.';
export const solved = 'The guest said it works again: {topic}.';
export const visit = 'It needs a visit: {topic}.';
export const visitAfterSteps = "It needs a visit, since the steps didn't help: {topic}.";

// The record of it.
export const whyThisAnswer = 'Why this answer';
export const fromYourNotes = '{count, plural, one {From your note} other {From your notes}} {titles}';
export const wrongMend = 'Wrong? Mend “{title}”';
export const takenFrom = 'Taken from';
export const sourceOfKind = '{title} ({kind})';
export const sourceField = 'a field of the property';
export const sourceArticle = 'an article';
export const sourceSteps = 'our steps';
export const sourceSafety = 'our safety rules';
export const howSure = 'How sure';
export const sureEnough = 'Sure enough to answer';
export const notQuiteSure = 'Not quite sure enough to answer';
export const notSure = 'Not sure enough to answer';
export const stepsUsed = 'Steps used';
export const troubleFound = "What's wrong";
export const rules = 'Rules';
export const engine = 'Engine';
export const builtIn = 'Built in, without a model';
export const lookedAt = 'What it looked at';
export const source = 'Source';
export const score = 'Score';

// What the guard left out of it.
export const leftOut = 'Left out';
export const guardSecret = 'a code or password was taken out';
export const guardUnsupported = 'something no source says was taken out';
export const guardPromise = 'a promise about money or the law was taken out';
export const guardOrder = 'an instruction hidden in a text was taken out';
export const guardSource = "a source this property doesn't have was taken out";
export const guardQuoted = "words the sources don't use; their own words were used instead";
export const takenOut = '{what} was taken out';
export const nothingSent = 'nothing was sent: a person answers here';
