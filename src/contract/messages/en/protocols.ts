// The page and its place: the account, or one property.
export const loadingRules = 'Loading your rules';
export const rulesFor = 'These rules are for';
export const allProperties = 'All my properties';
export const placeWithRules = '{property} ({count, plural, one {# rule} other {# rules}} of its own)';
export const answeringTitle = 'Answering guests';
export const jobsTitle = 'When something has to be fixed';
export const timesTitle = 'Times, and who is told';

// The rules' names.
export const autonomyName = 'Who answers';
export const topicAutonomyName = 'By topic';
export const phrasesName = 'Words that call a person';
export const actionsName = 'What to do with a job';
export const costName = 'What a job may cost';
export const urgentCostName = 'What an urgent job may cost';
export const waitName = 'Waiting for me';
export const noAnswerName = "When I don't answer";
export const acceptName = 'Time to accept';
export const quietName = 'Quiet hours';
export const toldName = 'Who is told';
export const earlyAccessName = 'Early access';
export const sameAsAccount = 'Same as account';
export const backToDefault = 'Back to default';
export const takeBackRule = '{way}: {rule}';

// Answering guests. `answer` is one of the three.
export const autonomyRule = 'When a guest writes: {answer} Danger is always answered at once.';
export const autonomyLabel = 'Who answers guests';
export const assistantAnswers = 'the assistant answers by itself';
export const assistantDrafts = 'the assistant writes a draft and a person sends it';
export const peopleAnswer = 'people answer';
export const topicRule = '{topic}: {answer}';
export const asAbove = 'as above';
export const phrasesRule = 'A person takes over at once when a guest writes any of these, in upper or lower case:';
export const quotedPhrase = '“{phrase}”';
export const removePhrase = 'Remove “{phrase}”';
export const phraseExample = 'for example: call the owner';
export const addPhrase = 'Add Words';
export const phraseKnown = 'You have that one already.';
export const phraseTooShort = 'Write at least two letters.';
export const phraseTooLong = 'Write at most 80 letters.';
export const phrasesTooMany = 'You can have at most 50 phrases.';

// What to do with a job, line by line: "For high Plumbing:" or "For any jobs of any trade:", then an action.
export const jobsOf = 'For {urgency} {trade}:';
export const anyUrgency = 'any';
export const anyTrade = 'jobs of any trade';
export const otherJobs = 'For everything else:';
export const otherJobsAction = 'For everything else';
export const lineUrgency = 'Line {line}, how urgent';
export const lineTrade = 'Line {line}, which trade';
export const lineAction = 'Line {line}, what to do';
export const removeLine = 'Remove line {line}';
export const addLine = 'Add a line';
export const sendContractor = 'send my contractor';
export const askMeFirst = 'ask me first';
export const handToTeam = 'hand it to the Porchlight team';
export const lastLineNeeded = 'Say what happens with everything else.';
export const lastLineForAll = 'The last line has to say what happens with everything else.';
export const linesTooMany = 'You can have at most 60 lines.';

// What a job may cost, and how long who has to answer. `time` is a number with its unit.
export const costRule = "A job may cost up to $ {amount} before I'm asked.";
export const costLabel = 'What a job may cost, in dollars';
export const urgentCostRule = 'An urgent job may cost up to $ {amount}.';
export const urgentCostLabel = 'What an urgent job may cost, in dollars';
export const urgentCostTooLow = 'Allow at least as much for an urgent job as for any other.';
export const orderOfContractors = 'We ask contractors in the order you gave them on {propertyPage}.';
export const eachPropertyPage = "each property's page";
export const waitRule = 'I have {time} to answer a question about a job.';
export const waitLabel = 'How long to wait for my answer';
export const noAnswerRule = "If I don't answer in time: {action}";
export const noAnswerLabel = "What happens when I don't answer";
export const acceptRule = 'How long a contractor has to accept before we ask the next one:';
export const acceptWithin = '{urgency}: {time}';
export const acceptLabel = 'Time to accept, {urgency}';
export const durationIn = '{label}, in {unit}';
export const durationUnit = '{label}, unit';
export const unitMinutes = 'minutes';
export const unitHours = 'hours';
export const unitDays = 'days';
export const numberOutOfRange = 'Enter a number from {min} to {max}.';
export const minutesNeeded = 'Enter how many minutes.';
export const minutesNotWhole = 'Enter whole minutes.';
export const minutesTooFew = 'Enter at least 1 minute.';
export const minutesTooMany = 'Enter no more than a week.';

// Times, and who is told. `urgencies` is a row of boxes to check, on a line of its own.
export const quietRule =
  'From {from} to {to}, nobody is asked or told about jobs that are{urgencies}My other email waits too. Danger and urgent jobs never wait.';
export const quietFrom = 'Quiet from';
export const quietTo = 'Quiet to';
export const quietHoursEmpty = "Quiet hours can't end at the time they start.";
export const urgentNeverWaits = 'Urgent jobs never wait.';
// `mail` and `contact` are each one of the three words below.
export const toldRule =
  'I get an email about {mail}; the Contact Point Person hears about {contact} in the way they chose. The bell shows me everything.';
export const mailLabel = 'What I get an email about';
export const contactLabel = 'What the Contact Point Person hears about';
export const everything = 'everything';
export const whatIsImportant = "what's important";
export const nothing = 'nothing';
export const earlyAccessRule = 'Guests can get codes from {hours} hours before check-in.';
export const earlyAccessLabel = 'Hours before check-in';
export const hoursNeeded = 'Enter how many hours.';
export const hoursNotWhole = 'Enter whole hours.';
export const hoursTooMany = 'Enter no more than 48 hours.';

// Trying unsaved rules on what guests wrote. `date` is the first day that is tried.
export const replayTitle = 'Try on recent messages';
export const replayWeeks = 'How far back';
export const lastWeeks = '{count, plural, one {The last week} other {The last # weeks}}';
export const tryChanges = 'Try my changes';
export const replayMeaning =
  'Your unsaved rules are tried on what your guests wrote. Nobody is told, and nothing is saved.';
export const replayNeedsChange = 'Change a rule above, then see here how it would have handled what your guests wrote.';
export const replaySame =
  'Nothing would turn out differently. We tried {messages, plural, one {# message} other {# messages}} in {conversations, plural, one {# conversation} other {# conversations}} since {date}.';
export const replayDiffers =
  '{differ} would turn out differently. We tried {messages, plural, one {# message} other {# messages}} in {conversations, plural, one {# conversation} other {# conversations}} since {date}.';
export const replayCut = 'There were more; we tried the newest.';
export const guestAt = '{guest} at {property}';
export const someGuestAt = 'A guest at {property}';
export const quotedMessage = '“{message}”';
export const replayNow = 'Now';
export const replayWithChanges = 'With my changes';
export const replayWhy = 'Because of';
export const showMore = 'Show {count} more';

// Saving. `why` is a sentence.
export const unsavedChanges = 'Unsaved changes';
export const discardChanges = 'Discard Changes';
export const saveRules = 'Save Rules';
export const saveFailed = '{why} What you changed is still here.';
export const ruleWrong = 'Please correct the marked rule. Nothing is saved yet.';
export const changedElsewhere = 'These rules were changed in another window';
export const keepMine = 'Put my changes on top';
export const changedElsewhereMeaning =
  "Your changes here are kept. The rules you didn't touch show what is saved now. Changes, above, says who changed what.";
export const changedMeanwhile =
  'These rules were changed in another window in the meantime. What you typed is still here.';
export const versionChanged = 'Changed in the meantime.';
