// Small talk.
export const greeting = "Hi. I'm the house assistant for {house}. What's going on? You can ask for a person any time.";
export const how = 'All well here, thank you. What can I do for you at {house}?';
export const thanks = "You're welcome. I'm here if anything comes up.";
export const bye = "Enjoy your stay. The light's on if you need anything.";
export const emojiFine = "Good. I'm here if anything comes up.";
export const emojiSad = "I'm sorry. What's wrong? You can ask for a person any time.";
export const emojiOther = "Tell me in a few words what you need, and I'll help.";
export const bot =
  'I\'m an automated assistant for {house}, not a person. Say "a person, please" any time and somebody takes over.';
export const name = "I'm the house assistant for {house}. You can call me that.";
export const maker = "I'm the house assistant for {house}, run by Porchlight for the owner.";
export const capabilities =
  "I can tell you about {house} (Wi-Fi, parking, trash, heating, checkout), help when something's broken, and send somebody when it needs a visit. You can ask for a person any time.";
export const joke = "I'm better with thermostats than with jokes. Anything I can help with at {house}?";
export const repeat = 'I said: {last}';
export const repeatNothing = "There's nothing to repeat yet. What can I help with at {house}?";
export const affirm = 'Noted. Anything else I can help with?';
export const deny = 'All right. Is there something else I can help with?';
export const stop = "All right, I'll leave it there. Write when you need something.";
export const errand =
  'I can only help with {house} and your stay there. Is there something about the house I can help with?';
export const notShared = "I can't share that. I can help with {house} itself: what do you need?";
export const stopped =
  "The house assistant of {house} isn't answering at the moment. Please contact your host, {name}: {contact}. If anyone is in danger, call the emergency number first.";

// Questions about the house: from its notes, or passed on to its owner.
export const quote = '{text}';
export const quoteWritten = 'The owner wrote this in {language}: {text}';
export const houseNote = 'The notes of {house} say on this: {text}';
export const noteBeside = 'In case it helps, from the notes of {house} on {text}';
export const unknownAsk =
  "I don't have that written down for {house}. I've asked the owner and will write here by {by}: with the answer, or to say that it takes longer.";
export const unknownGuarded =
  "I don't have that written down for {house}. I've asked the owner and will answer here as soon as I hear back.";
export const unknownScope =
  "That's outside what I know. I can help with {house} and your stay: what do you need there?";
export const notIt =
  "Sorry that wasn't it. I've asked the owner and will write here by {by}: with the answer, or to say that it takes longer.";
export const takenBack = "Good. The owner doesn't need to answer that any more.";
export const describe = "I want to get this right. Could you tell me in a few words what you need, or what's wrong?";
export const detail = 'Thanks. What would you like me to do with that?';
export const bookingKnown = 'What I have on that: {text}';
export const quickYes = 'Yes';
export const quickNo = 'No';
export const choices = 'Is it one of these?\n{titles}';
export const choicesBeside = 'Or is it one of these?\n{titles}';
export const ownerHasIt = "All right. The owner has your question, and I'll write here as soon as I hear back.";
export const quickNoneOfThese = 'None of these';

// What the owner answered, or did not.
export const ownerQuote = 'You asked: “{question}”';
export const ownerWrote = 'You asked: “{question}” The owner has written this down for guests:';
export const ownerWroteVerified =
  "You asked: “{question}” The owner has written down the answer for guests whose stay is confirmed. Ask me once more and I'll give it to you.";
export const ownerSilent =
  "You asked: “{question}” The owner hasn't answered yet. I'll pass it on here as soon as they do. If it can't wait, say \"a person, please\".";

// Codes and passwords. What they quote is the name of the button (stay-check-names.ts).
export const secretHere = 'Here it is, for your stay only:';
export const secretCheck =
  'I can give you that once I\'ve checked your stay. Open "Check my stay" and get a code on the email of your booking, or enter your dates and the last four digits of its phone. Shall we do that now?';
export const secretPast =
  "Your stay here has ended, so I can't give out {label}. If you left something behind, I've told the owner, who will get back to you here.";
export const secretUpcoming = 'I can give you {label} shortly before your check-in, not yet.';
export const secretFault =
  "That lock was reported as not working, so I'm not giving out its code until somebody has looked at it.";

// A person takes over; how long that takes.
export const peopleAnswer =
  'Thanks for writing. A person on the Porchlight team answers here, and they have your message. They will write back in this chat.';
export const draftWait =
  'Thanks for writing. A person reads each answer here before it is sent, so it can take a few minutes.';
export const person =
  "I've asked a person to take over. They can see what you've written, so you won't have to repeat it. You're in line now.";
export const passedOn = "I've passed that on to the person who takes over. They'll answer you here.";
export const passedOnToo = 'The person who takes over has that now, too.';
export const waitJoined = 'In the last hour it took about {time} until a person joined.';
export const waitSoFar = 'At the moment guests wait {time} or longer.';
export const waitUnknown = "I can't say how long that takes: no chat was taken over by a person in the last hour.";
export const waitBack = 'Nobody is on right now. The next shift begins: {at}.';
export const waitOff = "Nobody is on right now, so I can't say when that is read.";
export const money =
  "That's for a person to decide, and I can't promise anything about money. I've passed it on with what you wrote; they'll answer you here.";
export const booking =
  "Changes to a booking are made by a person. I've passed on what you wrote; they'll answer you here.";
export const complaint =
  "I'm sorry it's been like this. I've passed it to a person with what you wrote; they'll answer you here.";
export const legal = "I can't advise on that. I've passed it to a person with what you wrote; they'll answer you here.";

// What is given out, over its value.
export const labelDoorCode = 'Front door code';
export const labelDoorOpening = 'How to open the front door';
export const labelBoxPlace = 'Where the lock box is';
export const labelBoxCode = 'Lock box code';
export const labelSpareBoxPlace = 'Where the spare lock box is';
export const labelSpareBoxCode = 'Spare lock box code';
export const labelWifiPassword = 'Wi-Fi password';
export const labelAddress = 'Street address';

// The way in does not open, and what the assistant may not do.
export const codeHelp =
  "Let's look at that. Touch the lock so that it lights up, enter the code slowly, one digit after the other, and end with its confirm key (often # or a check mark). If it's another door or a box, tell me which. Did that do it?";
export const refusePromise = "I can't promise that: the owner decides. I've asked and will write here by {by}.";
export const refuseRule = "I can't make an exception: the owner decides. I've asked and will write here by {by}.";
export const refuseOthers =
  "I can't give out anything about other guests or their stay. For your own stay I'm glad to help.";

// Before the matter, to whoever is upset, thankful or joking.
export const moodAngry = "I'm sorry, that's annoying.";
export const moodGrateful = "That's kind of you, thank you.";
export const moodPlayful = 'That made me smile.';
export const moodWorried = "That sounds stressful. Let's take care of it.";
export const moodChild = 'Thanks for telling me, you did well.';
