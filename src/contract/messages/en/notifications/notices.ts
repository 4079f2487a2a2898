// About a guest's chat. {reason} is a sentence of its own.
export const personNeeded = 'A guest needs a person at {place}';
export const personNeededText = '{guest}: {reason} The Porchlight team has been called.';
export const guestWaits = 'A guest is waiting for a person at {place}';
export const guestWaitsText =
  '{guest} wrote. People answer there, as your rules say, and the Porchlight team has been called.';
export const replyWaits = 'A reply to a guest at {place} is waiting for you';
export const replyWaitsText =
  '{guest} wrote, and the assistant suggests a reply. Nothing is sent until you or the Porchlight team send it. You can change it or drop it.';
export const emergencyAt = 'Emergency at {place}';
export const emergencyText =
  '{danger}, says {guest}. They were told right away what to do, and the Porchlight team has been called.';
export const emergencyNobodyText =
  '{danger}, says a guest. They were told right away what to do, and the Porchlight team has been called.';
export const guestWroteToYou = 'A guest wrote to you at {place}';
export const guestWroteToYouText =
  '{guest} wrote in the chat that you took over. If you do not answer within 10 minutes, we call the Porchlight team.';
export const guestsQuestion = "A guest's question about {property}";
export const guestsQuestionText = 'We found no answer in what you wrote about it: “{question}”';
export const teamReplied = 'The Porchlight team replied';
export const aGuest = 'A guest';
export const theDesk = 'the desk';

// About a stay.
export const changeCode = 'Change the code at {property}';
export const changeCodeText =
  '{guest} has left and still knows the code. Set a new one on the lock, then write it down here.';
export const codeShown = 'A guest at {property} was shown a code';
export const codeShownText = '{label}: {guest} can see it in the chat, after their stay was checked. {why}';
export const wrongChecks = 'Wrong stay checks at {property}';
export const wrongChecksText =
  "Somebody with the guest link tried {count, plural, one {# time} other {# times}} within a day to pass as a guest, and was wrong each time. Nothing was given out, and each further wrong try locks them out for longer. Personal links and codes sent to a guest's own address keep working. If it wasn't one of your guests mistyping, make a new guest link on the property's page.";
export const tooManyToday =
  "Too many of these came today from guests whose stay isn't confirmed. You'll find any more among your conversations. We won't tell you about each one.";

// About a work order. {job} is the text of that name; {arrival} is empty or ", arriving about 3:00 PM PST".
export const newOrder = 'New work order at {property}';
export const newOrderText = '{subject} ({reference}). Urgency: {urgency}.';
export const job = '“{subject}” at {property}';
export const accepted = '{contractor} accepted';
export const acceptedText = '{job}{arrival}.';
export const visitText = '{contractor} is coming for {job}{arrival}.';
export const visitScheduled = 'Visit scheduled at {property}';
export const runningLate = '{contractor} is running late at {property}';
export const onSite = '{contractor} is on site';
export const onSiteText = 'Work has started: {job}.';
export const orderCancelled = 'Work order cancelled';
export const orderCancelledText = '{job} ({reference}).';
export const finished = '{contractor} finished';
export const finishedText = '{job}.';
export const notFixed = 'Not fixed yet at {property}';
export const notFixedText = '{job}. The guest says so, and {contractor} was asked to come back.';
export const declined = '{contractor} declined';
export const declinedText = '{job}. They said: “{reason}”';
export const declinedSilentText = '{job}. They gave no reason.';
export const nobodyAccepted = 'No contractor accepted';
export const needsPerson = 'A work order needs a person';
export const needsPersonText = '{job}. {why}. The Porchlight team is taking care of it.';
export const approvalNeeded = 'Your approval is needed';
export const theContractor = 'The contractor';

// What waited through the quiet hours, and where an owner decides what they are told.
export const cameUp = '{count, plural, one {# thing} other {# things}} came up in your quiet hours';
export const cameUpList = '{count, plural, one {# thing} other {# things}} came up in your quiet hours:';
export const cameUpForContact = '{count, plural, one {# thing} other {# things}} came up in the quiet hours';
export const whoIsTold = 'Choose who is told of what: {page}';
