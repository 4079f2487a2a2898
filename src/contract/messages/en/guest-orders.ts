// The card of a work order in the chat. {reference} is its number ("WO-1A2B3C").
export const order = 'Work order {reference}';
export const orderSaid = 'Work order {reference}: {subject}. {progress}';
export const cancelled = 'Cancelled';
export const urgencyUrgent = 'Urgent';
export const urgencyHigh = 'High';
export const urgencyMedium = 'Medium';
export const urgencyLow = 'Low';
export const urgencyNonUrgent = 'Non-urgent';

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

// Stars for the contractor.
export const howWas = 'How was {contractor}?';
export const stars = '{count, plural, one {# star} other {# stars}}';
export const starsGiven = 'You gave {contractor} {count, plural, one {# star} other {# stars}}.';
export const starsThanks = 'Thank you. You can change the stars until you leave.';
