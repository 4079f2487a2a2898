// What the team promises, and what was missed: a screen of the desk.
export const tab = 'Time to answer · Porchlight';
export const place = 'Time to answer';
export const lead =
  'What we promise guests and owners who were handed to us. Of the promises below, the first one that fits a chat holds.';
export const howItRuns =
  'The clock runs from the hand-over. It stands still only while somebody outside the team has to write, and goes on by itself when they do. What the assistant says never stops it, and neither does snoozing or closing. At three quarters of the time the desk is warned; when it is over, the people on call are told, one rung after the other.';
export const onlyLeads = 'A lead can change these.';
export const promises = 'Promises';
export const failed = "Couldn't load the promises.";
export const missesFailed = "Couldn't load what was missed.";

export const add = 'Add a promise';
export const editOne = 'Edit {name}';
export const moveUp = 'Move {name} up';
export const remove = 'Remove {name}';
export const saved = '{name} saved';
export const moved = '{name} moved up';
export const removed = '{name} removed';
export const putBack = 'Promises put back';

export const forEverybody = 'For everybody';
export const forPlan = 'For owners on {plan}';
export const forOwner = 'For {name}';
export const gone = 'an owner who left';
export const minutesEach = 'Minutes';
export const claim = 'Somebody takes the chat';
export const first = 'First word of a person';
export const next = 'Each next word';
export const aroundTheClock = 'Around the clock.';
export const openOn = '{day} {hours}';
export const span = '{from} to {to}';
export const byHouse = 'By the clock of each house:';
export const closedOn = 'Closed on {days}.';

// The form.
export const newTitle = 'New promise';
export const name = 'Name';
export const forWhom = 'For whom';
export const everybody = 'Everybody';
export const ownersOn = 'Owners on {plan}';
export const oneOwner = 'One owner';
export const owner = 'Owner';
export const ownerChosen = 'Chosen: {name}';
export const chooseOwner = 'Choose an owner.';
export const cell = '{target}, {urgency}: minutes';
export const whenOpen = 'When the desk answers';
export const always = 'Around the clock';
export const inHours = 'In these hours, by the clock of each house';
export const day = 'Day';
export const from = 'From';
export const to = 'To';
export const toHint = '12:00 AM ends the day.';
export const addHours = 'Add hours';
export const removeHours = 'Remove these hours';
export const holidays = 'Holidays';
export const addHoliday = 'Add a holiday';
export const removeHoliday = 'Remove {day}';
export const holiday = 'Holiday';
export const save = 'Save promise';
export const saving = 'Saving…';

// What was missed.
export const misses = 'Missed';
export const noMisses = 'Nothing was missed.';
export const missLine = '{what}, promised within {minutes} min';
export const heldBy = 'with {name}';
export const heldByNobody = 'with nobody';
export const doneAt = 'Done {when}';
export const notDone = 'Not done';
