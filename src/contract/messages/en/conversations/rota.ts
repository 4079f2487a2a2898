// Who is on call: a screen of the desk, what is refused there, and the mail that tries it.
export const tab = 'On call · Porchlight';
export const place = 'On call';
export const lead = 'Who is rung when somebody is in danger, or waits longer than we promised.';
export const failed = "Couldn't load who is on call.";

export const minutesWanted = 'Enter whole minutes, from 1 on.';
export const minutesTooMany = 'Enter 30 minutes at most.';
export const endsBeforeItBegins = 'It has to end after it begins.';
export const changedMeanwhile = 'A colleague changed the rota meanwhile. Look at theirs, and change it again.';
export const leftTeam = 'This person doesn’t work here any more. Choose somebody else.';
export const choosePerson = 'Choose a person.';
export const chooseDays = 'Choose a day at least.';
export const chooseTimes = 'Enter both times.';

export const noRota = 'Nobody is on call.';
export const noRotaSaid =
  'Until there is a rota, every alarm rings everybody at once, and guests are told that nobody is on.';
export const makeRota = 'Make a rota';
export const nobodyNow = 'Nobody is on call right now: an alarm rings everybody at once.';

// Now, as sentences.
export const now = 'Now';
export const first = 'First rung';
export const second = 'Second rung';
export const leadRung = 'Lead';
export const everyone = 'Everybody';
export const stepWith = '{rung}: {people}, {minutes} min; then';
export const stepWithout = '{rung}: nobody, so the next rung is rung at once;';
export const stepLast = 'everybody who works here, again every {minutes} min.';
export const onUntil = '{name} until {when}';
export const next = 'Next';
export const nextOn = '{rung}: {name} from {when}';
export const nothingNext = 'Nobody after that.';
export const gaps = 'Gaps';
export const gapLine = '{from} to {to}';
export const noGaps = 'Somebody is on call at every hour of the next 14 days.';

// The plan.
export const plan = 'Rota';
export const planLead = 'Every week, unless somebody stands in or is away.';
export const onlyLeads = 'A lead can change this.';
export const timezone = 'By the clock of';
export const weekly = 'Every week';
export const shift = 'Shift {number}';
export const rung = 'Rung';
export const person = 'Person';
export const whichPerson = 'Choose a person';
export const from = 'From';
export const to = 'To';
export const toHint = 'A shift that ends at or before its beginning ends the next day.';
export const addShift = 'Add a shift';
export const removeShift = 'Remove shift {number}';
export const standIns = 'Standing in';
export const standInsLead = 'Instead of whoever the week names on that rung.';
export const standIn = 'Stand-in {number}';
export const addStandIn = 'Add a stand-in';
export const removeStandIn = 'Remove stand-in {number}';
export const away = 'Away';
export const awayLead = 'On these days their weekly shifts don’t count.';
export const awayOne = 'Days away {number}';
export const addAway = 'Add days away';
export const removeAway = 'Remove days away {number}';
export const steps = 'Steps';
export const stepsLead = 'Minutes that each rung has before the next is rung, from 1 to 30.';
export const save = 'Save rota';
export const saving = 'Saving…';
export const saved = 'Rota saved';
export const putBack = 'Rota put back';

// Trying it.
export const testRing = 'Test ring';
export const testRingLead = 'Rings one person by mail, as an alarm does, and says whether it was heard.';
export const whom = 'Whom';
export const ring = 'Ring';
export const wasRung = '{name} rung';
export const onlyRungHears = 'Only who was rung can say that it came.';
export const ringLine = '{by} rang {name}, {when}.';
export const heardWithin = 'Heard within {time}.';
export const notHeard = 'Not heard yet.';
export const iHeard = 'I heard it';
export const thanks = 'Thanks. Your colleagues see that it came.';

export const ringSubject = 'Test ring: does this reach you?';
export const ringText =
  'Hello {person},\n\n{by} tries whether an alarm would reach you. Nobody is in danger.\n\nSay that it came: {link}\n\nPorchlight\n';
