// The queues, and the chats in one.
export const queues = 'Queues';
export const waiting = 'Waiting';
export const mine = 'Mine';
export const unassigned = 'Unassigned';
export const colleagues = 'Colleagues';
export const withAssistant = 'Assistant';
export const snoozed = 'Snoozed';
export const done = 'Done';
export const all = 'All';
// As the security log names that list.
export const allChats = 'All chats';
export const openToRead = 'Open the chat to read it.';
export const waitingCount = '{count} waiting';
export const chats = 'Chats';
export const loadingQueue = 'Loading the queue';
export const queueFailed = "Couldn't load the queue.";
export const noChats = 'No chats yet.';
export const noChatsHint = 'Every chat shows up here, whoever has it.';
export const noneFiltered = 'No chat of this list fits the filters.';
export const noneFilteredHint = 'Take one of them away, or look in another list.';
export const clearFilters = 'Clear filters';
export const noneWaiting = 'All quiet. 0 waiting.';
export const noneWaitingHint = 'The house assistant is on.';
export const noneMine = 'You have no chats.';
export const noneMineHint = 'Take one over from Waiting, and it shows up here.';
export const noneSnoozed = 'Nothing is snoozed.';
export const noneSnoozedHint = 'A snoozed chat comes back at its time, or when the guest writes.';
export const noneUnassigned = 'Everything open has somebody.';
export const noneUnassignedHint = 'Chats that nobody has are here, also those that are snoozed.';
export const noneColleagues = 'No colleague has a chat.';
export const noneColleaguesHint = 'Who has which chat shows up here.';
export const noneAssistant = 'The assistant has no chats.';
export const noneAssistantHint = 'Chats that call for nobody are here.';
export const noneDone = 'Nothing is done yet.';
export const noneDoneHint = 'Closed chats are kept here.';
export const waitingFor = 'Waiting {time}';
export const overdueBy = 'Overdue by {time}';
export const dueIn = 'Due in {time}';
export const untilWhen = 'Until {when}';
export const underMinute = 'under a minute';
export const minutes = '{minutes} min';
export const hours = '{hours} h';
export const hoursAndMinutes = '{hours} h {minutes} min';
export const days = '{days} d';

// A chat, and what is done with it.
export const conversation = 'Conversation';
export const loadingChat = 'Loading the chat';
export const chatFailed = "We couldn't show this chat.";
export const backToList = 'Back to the list';
export const joined = '{name} joined';
export const takeOver = 'Take over';
export const askForChat = 'Ask for this chat';
export const youAsked = 'You asked {name} for it';
export const isAsking = '{name} is asking for it';
export const handBack = 'Hand back';
export const handBackToAssistant = 'Hand back to the assistant';
export const handedBack = 'Handed back to the assistant';
export const snooze = 'Snooze';
export const snoozeInPast = 'Choose a time in the future.';
export const for30Minutes = 'For 30 minutes';
export const for2Hours = 'For 2 hours';
export const untilTomorrow = 'Until tomorrow, 9 AM';
export const untilMonday = 'Until Monday, 9 AM';
export const chatSnoozed = 'Chat snoozed';
export const closeChat = 'Close chat';
export const chatClosed = 'Chat closed';
export const alreadyReopened = 'This chat is already open again.';
export const more = 'More';
export const chatTakenOver = 'Chat taken over';
export const keptAsDraft = '{refusal} We kept what you wrote as a draft.';
export const noteByYou = 'Internal note, you';

// Where a reply or a note is written.
export const replyToGuestMode = 'Reply to guest';
export const replyToGuest = 'Reply to the guest';
export const writeToGuest = 'Write to the guest';
export const guestNeverSees = 'The guest never sees notes.';
export const replyToOwnerMode = 'Reply to owner';
export const replyToOwner = 'Reply to the owner';
export const writeToOwner = 'Write to the owner';
export const ownerNeverSees = 'The owner never sees notes.';
export const notePlaceholder = 'A note for the Porchlight team';
export const addNote = 'Add note';
export const sendReply = 'Send reply';
export const isAnswering = '{name} is answering.';

// Before a chat in which somebody waits is closed or handed back.
export const closeWaitingTitle = 'Close a waiting chat?';
export const handBackWaitingTitle = 'Hand back a waiting chat?';
export const keepChat = 'Keep chat';
export const hasWaited = '{name} has waited {time} for an answer.';
export const isWaiting = '{name} is waiting for an answer.';
export const closingMeans = "Once it's closed, nobody is called for it until they write again.";
export const handingBackMeans = "The assistant answers what they write from now on, not what they've already written.";

// A chat on its way from one colleague to another. {chat} is its title: "Cedar Cottage, Ada".
export const someColleague = 'A colleague';
export const takeovers = 'Chats between colleagues';
export const openChat = 'Open chat';
export const handOver = 'Hand over';
export const keepIt = 'Keep it';
export const withdraw = 'Withdraw';
export const dismiss = 'Dismiss';
export const askedOfYou = '{colleague} is asking for your chat: {chat}. Please answer by {until}.';
export const askedByYou = 'You asked {colleague} for a chat: {chat}. They have until {until}.';
export const wentWhileAway = '{colleague} now has your chat: {chat}. They asked for it, and you were away.';
export const nowYours = 'You have a new chat: {chat}. {colleague} had it before.';
export const takenFromYou = '{colleague} took over your chat: {chat}.';
export const returnedWhileAway = 'While you were away, your chat went back to Waiting: {chat}.';
export const askLapsed = "{colleague} hasn't answered and keeps the chat: {chat}.";
export const askRefused = '{colleague} keeps the chat: {chat}.';

// Why something with a chat is refused.
export const hasChat = '{name} has this chat.';
export const isYours = 'You have this chat.';
export const isFree = 'Nobody has this chat. Take it over.';
export const alreadyAsked = '{name} has already asked for this chat.';
export const askAnswered = 'This was already answered.';
export const nobodyAsks = 'Nobody is asking for this chat anymore.';
export const onlyHolderHandsBack = 'Only the person who has this chat can hand it back.';
export const onlyHolderHandsOver = 'Only the person who has this chat can hand it over.';
export const onlyAskerWithdraws = 'Only the person who asked for this chat can withdraw the request.';
export const onlyLeadTakes = 'Only a lead can take a chat from a colleague.';

// The facts beside a chat.
export const facts = 'Facts';
export const backToChat = 'Back to the chat';
export const loadingFacts = 'Loading the facts';
export const whyPerson = 'Why a person was called';
export const askedWhen = 'Asked {when}';
export const askedAndTaken = 'Asked {when}, taken over by {agent}';
export const wasWith = 'Was with {name}.';
export const wasWithColleague = 'Was with a colleague.';
export const alreadyTried = 'Already tried';
export const propertyAndPeople = 'Property and people';
export const stay = 'Stay';
export const stayOfGuest = '{guest}, {days}, confirmed';
export const stayNotConfirmed = 'Not confirmed yet';
export const guestPhone = 'Guest phone';
export const guestEmail = 'Guest email';
export const contactPoint = 'Contact point';
export const companyAndPhone = '{company}, {phone}';
export const notSet = 'Not Set';
export const owner = 'Owner';
export const workOrders = 'Work orders';
export const noWorkOrders = 'None in this chat yet.';
export const openWorkOrder = 'Open a work order';
export const factsAtHand = 'Facts at hand';
export const waterShutOff = 'Water shut-off';
export const electricPanel = 'Electric panel';
export const furnaceShutOff = 'Furnace shut-off';
export const thermostat = 'Thermostat';
export const wifiName = 'Wi-Fi name';
export const parking = 'Parking';
export const bins = 'Bins';
export const curbDay = 'Curb day';

// The list of keys.
export const keyNext = 'Next chat in the list';
export const keyPrevious = 'Previous chat in the list';
export const keyReply = 'Reply to the guest';
export const keyProposal = 'Go to what the assistant proposes';
export const keyNote = 'Write an internal note';
export const keyTakeOver = 'Take the chat over, or ask the colleague who has it';
export const keyClose = 'Close the chat (asks first if somebody is waiting)';
export const keySend = 'Send (Ctrl+Enter and Enter work too)';
