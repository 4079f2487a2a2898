// How somebody is reached: the morning mail, what comes at once, and their quiet hours.
export const reach = 'Mails, Texts and Quiet Hours';
export const reachLead = 'What we send you, by which way, and when we leave you alone.';
export const loadingReach = 'Loading how we reach you';
export const chosen = 'Saved';
export const change = 'Change';

export const morningTitle = 'Morning mail';
export const morningRule = 'Mail me my day {hour}, by the clock of {zone}.';
export const hourLabel = 'When the morning mail comes';
export const zoneLabel = 'Your time zone';
export const noMorning = 'never';
export const everyDayAt = 'every day at {time}';
export const morningHolds =
  'What the assistant did overnight, who comes and who leaves, your open work orders with their next step, and what waits for your answer, with links that answer it. Nothing to say? Then no mail comes.';
export const nextMorning = 'The next one: {when}.';
export const sendNow = 'Send It Now';
export const sentNow = 'Sent to {to}';
export const morningOn = 'Morning mail comes at {time}';
export const morningOff = 'No more morning mail';

export const atOnceTitle = 'What comes at once';
export const atOnceLead = 'Your rules say what each property tells you. Here you say how it reaches you.';
export const seeRules = 'See your rules';
export const dangerLine = 'Danger or an emergency: tell me {way}.';
export const nobodyTookLine = 'No contractor takes a job: tell me {way}.';
export const approvalLine = 'A job needs my yes or no: tell me {way}.';
export const questionLine = 'A guest asks what no note answers: tell me {way}.';
export const guestWaitsLine = 'A guest waits for a reply from a person: tell me {way}.';
export const jobNewsLine = 'A job moves on: tell me {way}.';
export const wayLabel = 'How we tell you: {topic}';
export const dangerTopic = 'danger or an emergency';
export const nobodyTookTopic = 'a job that no contractor takes';
export const approvalTopic = 'a yes or no about a job';
export const questionTopic = "a guest's question";
export const guestWaitsTopic = 'a guest who waits for a reply';
export const jobNewsTopic = 'the steps of a job';
export const byMail = 'by mail';
export const byMailAndText = 'by mail and by text';
export const inDashboard = 'in the dashboard alone';
export const textsGoTo = 'Texts go to {phone}. {consent}';
export const textsNeedPhone = 'Texts need your phone number: add it to your {profile}.';
export const profile = 'Profile Settings';
export const phoneNeeded = 'Add your phone number in Profile Settings first.';
export const dangerAlwaysTold = 'Danger is always told at once.';

export const quietTitle = 'My quiet hours';
export const quietSwitch = 'Hold mails and texts while I sleep';
export const quietRule = 'From {from} to {to} nothing reaches me, by the clock of {zone}.';
export const quietFrom = 'Quiet from';
export const quietTo = 'Quiet until';
export const quietBreaks =
  'Danger always comes through, and so does what would be too late by then. I also want to hear of:';
export const quietMeaning =
  'What comes up meanwhile waits and comes as one mail when your quiet hours are over. Times at which contractors are asked stand in your rules.';
export const quietHoursEmpty = 'The two times must differ.';
export const clockNeeded = 'Say by which clock.';
export const held = '{count, plural, one {# thing waits} other {# things wait}} for the end of quiet hours';
export const heldNone = 'Nothing waits right now.';
export const heldUntil = '{what}, comes {when}';
export const heldQuestion = "A guest's question";
export const heldApproval = 'A yes or no about a job';
export const quietOn = 'Quiet from {from} to {to}';
export const quietOff = 'Quiet hours are off';

// A text beside a mail. {subject} is the mail's.
export const textOfMail = 'Porchlight: {subject} {link}';

// The page behind a morning mail's link.
export const linkPage = 'Morning mail';
export const linkPageTab = 'Morning mail · Porchlight';
export const loadingLink = 'Loading your choice';
export const mailsCome = 'Your morning mail comes every day at {time}, by the clock of {zone}.';
export const mailsStopped = "Your morning mail is off. It won't come again.";
export const stopMails = 'Stop the morning mail';
export const resumeMails = 'Have it again';
export const toReach = 'Choose what else reaches you';
export const linkOver = "This link doesn't open anything anymore. Sign in to choose what reaches you.";
