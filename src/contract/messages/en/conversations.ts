// Who speaks, and what stands where a code or a password was released.
export const houseAssistant = 'House assistant';
export const team = 'Porchlight team';
export const agentOfTeam = '{name}, Porchlight team';
export const note = 'Internal note';
export const noteBy = 'Internal note, {name}';
export const house = 'Porchlight';
export const you = 'You';
export const photoBy = 'Sent by {name}';
export const code = 'Code';
export const secretHiddenHere = '{label}, hidden here';
export const secretHidden = '[{label}, hidden]';
export const hidden = '[hidden]';

// What a chat is called: {title} is a property or an owner, {who} its guest or `owner`.
export const threadTitle = '{title}, {who}';
export const owner = 'Owner';
export const someOwner = 'An owner';
export const someProperty = 'A property';

// Who has a chat.
export const withAssistant = 'With the assistant';
export const waitingForPerson = 'Waiting for a person';
export const withTeam = 'With the Porchlight team';
export const withAgent = 'With {name}';
export const snoozed = 'Snoozed';
export const done = 'Done';

// The owner's list of conversations, and one of them.
export const loadingList = 'Loading conversations';
export const listFailed = "Couldn't load your conversations.";
export const noConversations = 'No conversations yet.';
export const noConversationsHint = 'When a guest scans the code in your property and writes, you can read along here.';
export const showMore = 'Show more conversations';
export const noMessages = 'No messages yet';
export const conversation = 'Conversation';
export const loadingConversation = 'Loading the conversation';
export const sinceWhen = 'Since {when}';
export const stayDays = '{from} to {to}';
export const theTeam = 'The Porchlight team';

// What needs the owner: guests in danger, and those who wait. {danger} is "a smell of gas", {ofGuest} is `ofGuest`, for
// screen readers alone.
export const someGuest = 'A guest';
export const dangerReported = '{guest} at {property} reports {danger}';
export const dangerTaken = '{when}. We told them right away what to do. {agent} from the Porchlight team has the chat.';
export const dangerRinging = "{when}. We told them right away what to do. We're alerting our people on call.";
export const waitsForReply = 'A guest is waiting for a reply';
export const waitsForReplyMeans =
  'The assistant proposes a reply. Nothing goes out until you or the Porchlight team send it.';
export const waitsForPerson = 'A guest is waiting for a person';
export const waitsForPersonMeans = "Your rules say a person answers here. We've called the Porchlight team.";
export const guestSince = '{guest} at {property}, {when}.';
export const seeChat = 'See the chat{ofGuest}';
export const seeReply = 'See the reply{ofGuest}';
export const ofGuest = 'of {guest} at {property}';
