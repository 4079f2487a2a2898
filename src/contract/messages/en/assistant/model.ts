// What the language model costs, by month and by owner.
export const month = 'Month';
export const owner = 'Owner';
export const calls = 'Calls';
export const tokensIn = 'Tokens in';
export const tokensOut = 'Tokens out';
export const tokens = 'Tokens';
export const cost = 'Cost';
export const builtInInstead = 'Built-in engine instead';
export const never = 'Never';
export const monthsTable = 'The language model by month';
export const siteChatTable = "The language model in the public site's chat, by month";
export const noMonths = 'Nothing used yet.';
export const noMonthsHint = 'Each month in which the model was used shows up here.';
export const accountsTable = 'The language model by owner';
export const noAccounts = 'Nothing used this month.';
export const noAccountsHint = 'Owners whose guests got answers from the model show up here.';
export const atCap = 'At the cap';
export const noModel = 'No language model is set up here. The built-in engine answers every message.';
export const usedUpTo =
  '{model} answers alongside the built-in engine. Each account can use up to {cost} or {tokens} tokens a month (UTC). After that, the built-in engine answers alone.';
export const usedUp =
  "This month's {cost} or {tokens} tokens are used up. The built-in engine answers alone until the month ends (UTC).";

// How a call of the model ended, and why the built-in engine answered in its place.
export const outcome = 'How it ended';
export const answered = 'Answered';
export const tooSlow = 'Too slow';
export const unreachable = 'Not reachable';
export const unreadable = 'Unreadable answer';
export const askedForNothing = "Asked for something that isn't there";
export const heldBack = 'Held back by the guard';
export const overCap = 'Over the cap';
export const heldCode = 'Message held a code';
export const reasonTimes = '{reason} {times}';

// The calls that are kept.
export const callsTable = 'Model calls';
export const all = 'All';
export const took = 'Took';
export const seconds = '{seconds} s';
export const noCalls = 'No calls are kept.';
export const noCallsHint = 'We keep what was said to the model, and what it said, for a few days.';
export const noCallsOfOutcome = 'No calls ended this way: {outcome}.';

// One of them.
export const callTitle = 'Model call';
export const loadingCall = 'Loading the call';
export const call = 'The call';
export const callGone = "This call isn't kept anymore.";
export const model = 'Model';
export const chat = 'Chat';
export const openInConsole = 'Open it in the console';
export const asked = 'What it was asked';
export const told = 'What it was told about the house and its job';
export const house = 'House';
export const answer = 'What it answered';
export const noAnswer = 'No answer came.';
export const replay = 'Replay';
export const retry = 'Retry';
export const wouldBeSent = 'Now its answer would be sent';
export const builtInWouldAnswer = 'Now the built-in engine would answer';
export const nothingSaid = 'Nothing would be said.';
export const takenFrom = 'Taken from: {sources}';
export const replayHint =
  "Read again with the house and the stay as they are now. Nothing was sent, and the model wasn't asked.";
