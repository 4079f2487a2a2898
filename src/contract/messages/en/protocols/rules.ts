// Each rule as its owner would say it: read back on the page, in the list of changes, and by the API.
export const assistantAnswers = 'The assistant answers guests by itself.';
export const assistantDrafts = 'The assistant writes a draft and a person sends it.';
export const peopleAnswer = 'People answer, not the assistant.';
export const assistantAnswersTopic = '{topic}: the assistant answers guests by itself.';
export const assistantDraftsTopic = '{topic}: the assistant writes a draft and a person sends it.';
export const peopleAnswerTopic = '{topic}: people answer, not the assistant.';
export const allTopicsAlike = 'That goes for everything guests write about.';

// `phrases` is one phrase, or several joined by `or`.
export const phrases = 'A person takes over at once when a guest writes {phrases}.';
export const quotedPhrase = '“{phrase}”';
export const noPhrases = 'No words of mine call for a person.';
export const or = '{first} or {last}';

// `action` is one of the three.
export const jobsOfUrgencyAndTrade = 'For {urgency} {trade} jobs: {action}.';
export const jobsOf = 'For {kind} jobs: {action}.';
export const otherJobs = 'For everything else: {action}.';
export const sendContractor = 'send my contractor';
export const askMeFirst = 'ask me first';
export const handToTeam = 'hand it to the Porchlight team';
export const noAnswer = "If I don't answer in time, {action}.";

export const cost = 'A job may cost up to {amount}.';
export const urgentCost = 'An urgent job may cost up to {amount}.';
export const wait = 'I have {time} to answer a question about a job.';
export const accept =
  "Contractors have {urgent} to accept an urgent job, {high} for a high one, {medium} for a medium one, {low} for a low one and {nonUrgent} for one that isn't urgent. Then we ask the next contractor.";

// `urgencies` is a list: "low or non-urgent".
export const quiet =
  'From {from} to {to}, nobody is asked or told about jobs that are {urgencies}, and my other email waits too. Danger and urgent jobs never wait.';
export const notQuiet = 'Nothing waits for the morning.';
// `mail` and `contact` are each one of the three words below.
export const told = 'I get an email about {mail}; the Contact Point Person hears about {contact}.';
export const everything = 'everything that happens';
export const whatIsImportant = "what's important";
export const nothing = 'nothing';
export const earlyAccess = 'Guests can get codes from {time} before check-in.';

// In the list of changes: the rule that holds again since this one was taken back.
export const takenBack = "{rule} (back to the account's rule or the default)";
