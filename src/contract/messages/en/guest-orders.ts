// The card of a work order in the chat. {reference} is its number ("WO-1A2B3C"). Its steps stand in guest-page.ts.
export const cancelled = 'Cancelled';
export const merged = 'Part of another repair';
export const urgencyUrgent = 'Urgent';
export const urgencyHigh = 'High';
export const urgencyMedium = 'Medium';
export const urgencyLow = 'Low';
export const urgencyNonUrgent = 'Non-urgent';
export const stepOf = 'Step {step} of {steps}';
export const arriving = 'Arriving';

// What it asks of the guest.
export const isItFixed = 'Is it fixed?';
export const yesFixed = "Yes, it's fixed";
export const notYet = 'No, not yet';
export const chooseTimeOf = 'Choose a time {reference}';
export const isItFixedOf = 'Is it fixed? {reference}';
export const whenShouldCome = 'When should {contractor} come?';
export const theContractor = 'the contractor';
export const timesPassed = 'The proposed times have passed. Say when it would suit you.';
export const anotherTime = 'Another time';
export const whenSuits = 'When would it suit you?';
export const whenSuitsMissing = 'Say when it would suit you.';
export const whenSuitsExample = 'Any day after five';
export const askForTime = 'Ask for this time';
export const checkFirst = "Check your stay first. Then you can choose a time, and say whether it's fixed.";

// Stars for the contractor.
export const howWas = 'How was {contractor}?';
export const stars = '{count, plural, one {# star} other {# stars}}';
export const starsGiven = 'You gave {contractor} {count, plural, one {# star} other {# stars}}.';
export const starsThanks = 'Thank you. You can change the stars until you leave.';

// Its own thread. {contractor} is a name, or "the contractor".
export const writeTo = 'Write to {contractor}';
export const orderMessages = 'Messages about this repair';
export const whoReads = 'The contractor, your host and the Porchlight team read it.';
export const sendMessage = 'Send message';
export const messageMissing = 'Write a message first.';

// What the guest may do to it without being asked. {contractor} is a name, or "the contractor".
export const askOther = 'Ask for another time';
export const cancelRepair = 'Cancel this repair';
export const cancelRepairTitle = 'Cancel this repair?';
export const cancelContractor = '{contractor} is told at once, and nobody comes. Your host sees it.';
export const cancelAsked = 'Whoever was asked is told at once, and nobody comes. Your host sees it.';
export const cancelNobody = 'Nobody comes. Your host sees it.';
export const tellAgain = 'If it is not right after all, write it here and we begin again.';
export const yesCancel = 'Yes, cancel it';
export const keepRepair = 'Keep the repair';
export const accessAndPets = 'Access and pets';
export const gettingIn = 'Getting in';
export const gettingInExample = "I'm there until noon. Please knock.";
export const pets = 'Pets';
export const petsExample = 'A shy cat: please keep the door shut';
export const accessReaders = 'Whoever comes, your host and the Porchlight team read it. No codes here.';
export const saveAccess = 'Save';
