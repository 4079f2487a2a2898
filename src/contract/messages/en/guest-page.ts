// Title and head. {property} is the name of the house.
export const title = 'Guest chat';
export const titleAt = 'Guest chat · {property}';
export const opening = 'Opening the chat';
export const stayChecked = 'Stay checked';
export const language = 'Language';
export const help = 'Help';
export const dangerCall = 'Danger? Call {number}';
export const askPerson = 'Ask for a person';

// Who answers now. {when} is a day and a time.
export const agentHere = '{name} from the Porchlight team is here';
export const hostHere = '{name}, your host, is here';
export const inLine = "You're in line.";
export const inLineSoFar = "You're in line. Guests wait {time} or longer now.";
export const inLineTook = "You're in line. In the last hour it took about {time}.";
export const answering = 'House assistant answering. People are here too.';
export const answeringBack = 'House assistant answering. People return {when}.';
export const answeringOff = 'House assistant answering. No people on right now.';
export const askedBack = 'A person has been asked. People return {when}.';
export const askedOff = 'A person has been asked. No people on right now.';

// The chat.
export const chat = 'Chat';
export const loading = 'Loading the chat';
export const greeting =
  "You're at {property}. I'm the house assistant. What's going on? You can ask for a person any time.";
export const assistant = 'House assistant';
export const you = 'You';
export const team = 'Porchlight team';
export const ofTeam = '{name}, Porchlight team';
export const host = 'Your host';
export const hostNamed = '{name}, your host';
export const contractor = 'Contractor';

// Read out by a screen reader: who says what.
export const said = '{name}: {words}';
export const from = 'From: {titles}';
export const sentByYou = 'Sent by you';
export const call = 'Call {number}';
export const writing = 'House assistant is writing';
export const commonQuestions = 'Common questions';
export const quickReplies = 'Quick replies';

// Writing.
export const message = 'Your message';
export const placeholder = "What's going on?";
export const sendPhoto = 'Send a photo';
export const photoBeingSent = 'Being sent by you';
export const photoProgress = 'Photo on its way';
export const orCall = 'Or call {number}';
export const remove = 'Remove';

// Codes and passwords. {label} is what is covered ("Door code").
export const covered = '{label}, hidden';
export const hiddenUntil = 'Hidden. It shows while your stay is checked and current.';
export const copy = 'Copy';
export const reveal = 'Reveal';
export const revealNamed = 'Reveal {label}';
export const hide = 'Hide';
export const hideNamed = 'Hide {label}';
export const doorCode = 'Door code';
export const entryInstructions = 'Entry instructions';
export const lockBoxLocation = 'Lock box location';
export const lockBoxCode = 'Lock box code';
export const wifiPassword = 'Wi-Fi password';
export const streetAddress = 'Street address';
export const forConfirmed = 'For confirmed guests';

// A work order, as it is read out. {reference} is its number ("WO-1A2B3C").
export const order = 'Work order {reference}';
export const orderSaid = 'Work order {reference}: {subject}. {progress}';

// Its steps.
export const reported = 'Reported';
export const asked = 'Contractor asked';
export const accepted = 'Accepted';
export const onTheWay = 'On the way';
export const onSite = 'On site';
export const finished = 'Finished';
export const findingContractor = 'Reported, finding a contractor';
export const waitingForOwner = "Reported, waiting for the owner's go-ahead";
export const visitAgreed = 'Visit agreed';
export const waitingForParts = 'Waiting for parts';
export const finishedIsItFixed = 'Finished. Is it fixed?';
export const fixed = 'Fixed';

// On an owner's own page.
export const greetingVisitor =
  "I'm the assistant of {property}. Ask me anything about the house. You can ask for a person any time.";
export const askHere = 'Ask about the house';
