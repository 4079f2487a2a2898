// On the contractor's page: how the visit stands, and what can be done about it.
export const visitTitle = 'Your visit';
export const proposedTimes = 'You proposed these times, and the guest chooses one:';
export const proposeOthers = 'Propose other times';
export const proposeTimesTitle = 'Propose times';
export const noAccessTitle = 'Nobody let me in';
export const followUpTitle = 'I need to come back';
export const lateTitle = "I'll be late";
export const lockBroken = "The lock doesn't work";
export const lockWorks = 'The lock works again';
export const lockKept = "You said that the front door's lock doesn't work. Guests don't get its code until you finish.";
export const noteOtherTime = 'The guest asks for another time.';
export const noteOtherTimeHint = 'Please propose new times.';
export const noteNoAccess = "You couldn't get in.";
export const noteNoAccessHint =
  'The guest and the Porchlight team know. Propose when you can come back, or set off once you can get in.';
export const noteFollowUp = 'You need to come back.';
export const noteFollowUpHint = 'Propose a time, so the guest can plan.';
export const noteReopened = "The guest says it isn't fixed yet.";
export const noteReopenedHint = 'Please propose when you can come back.';

// Its three questions.
export const planVisit = 'Plan Another Visit';
export const missingLabel = "What's missing?";
export const missingExample = 'The valve has to be ordered.';
export const followUpHint = 'If you know when you can come back, propose a time now. You can also do that later.';
export const reportNoAccess = 'Report No Access';
export const noAccessHint =
  'We ask the guest to open the door, and someone on the Porchlight team follows up. Then you agree on a new time.';
export const noAccessWhy = 'What happened?';
export const noAccessExample = "Rang twice, the code doesn't work.";
export const whyMissing = 'Say in a sentence why.';
export const proposeTitle = 'When could you come?';
export const proposeTimes = 'Propose Times';
export const lateQuestion = 'How much later?';
export const sayLate = 'Say I Come Later';
export const lateLegend = 'About';
export const lateMinutes = '{minutes} min';
export const lateHours = '{hours, plural, one {# hour} other {# hours}}';
export const lateOther = 'Another time';
export const lateHint = 'We tell the guest and {owner} at once.';

// One to three times.
export const timeNumber = 'Time {number}';
export const removeTime = 'Remove time {number}';
export const addTime = 'Add another time';
export const timesFull = 'At most three times';
export const timesHint = "Times are in {property}'s time zone. The guest chooses one.";
export const day = 'Day';
export const from = 'From';
export const to = 'To';
export const dayMissing = 'Choose a day.';
export const startMissing = 'Enter a start time.';
export const endMissing = 'Enter an end time.';
export const endBeforeStart = 'The end has to be after the start.';
export const timePassed = 'That time has passed.';
export const notLater = "That isn't later than the time that was agreed.";
export const howLateMissing = 'Say how much later, or when you come.';
export const timesTooMany = 'At most three times.';
export const timesMissing = 'Name at least one time.';

// Why a person is called to a chat whose contractor stands at a closed door.
export const theContractor = 'The contractor';
export const noPhoneNumber = 'no phone number';
export const couldNotGetIn = '{who} could not get in: {why}';
