// For admins: who of the team opened how many chats.
export const chatsRead = 'Chats read by the team';
export const noChatsRead = 'Nobody on the team opened a chat this week.';
export const last24Hours = 'Last 24 hours';
export const last7Days = 'Last 7 days';
export const comparedWithTeam = 'Compared with the team';
export const farMoreThanOthers = 'Far more than others';
export const likeOthers = 'Nothing unusual';

// The log itself.
export const whatHappened = 'What happened';
export const everything = 'Everything';
export const securityLog = 'Security log';
export const nothingYet = 'Nothing yet.';
export const nothingYetHelp = 'Sign-ins, keys and codes given out will be listed here.';
export const nothingOfKind = 'No entries of this kind: {kind}.';
export const loadMore = 'Load more';
export const what = 'What';
export const kindRepeated = '{kind}, {count, plural, one {# time} other {# times}}';
export const detail = 'Detail';
export const who = 'Who';
export const from = 'From';
export const porchlightItself = 'Porchlight itself';

// A list that one of the team looked through. {page} is one of the next two.
export const listRead = '{list}: {count, plural, one {# entry} other {# entries}}, {page}';
export const listSearched = '{list}, searched: {count, plural, one {# entry} other {# entries}}, {page}';
export const firstPage = 'first page';
export const historyList = 'What was before a chat';
export const pageOf = 'page {page}';
// What the team's search found, among all chats and of one owner's.
export const searchedAll =
  '{chats, plural, one {# chat} other {# chats}} of {owners, plural, one {# owner} other {# owners}} found';
export const searchedYours = '{count, plural, one {# chat} other {# chats}} of yours found';

// Who did it, and whose it was.
export const apiKey = 'API key';
export const notSignedIn = 'Not signed in';
export const team = 'the Porchlight team';
export const assistant = 'Assistant';
export const porchlight = 'Porchlight';
export const accountOf = 'account of {customer}';
export const noSubject = 'N/A';
