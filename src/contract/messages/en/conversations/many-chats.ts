// What is done to many chats of the desk's list at once, and taken back.
export const selected = '{count, plural, one {1 chat selected} other {# chats selected}}';
export const selectAll = 'Select all shown';
export const selectNone = 'Clear selection';
export const firstOnes = 'Only the first {count} are changed at once.';
export const ofSelected = 'With the selected chats';
export const give = 'Give';
export const tag = 'Tag';
export const snooze = 'Snooze';
export const close = 'Close';
export const giveTitle = '{count, plural, one {Give 1 chat to a colleague} other {Give # chats to a colleague}}';
export const tagTitle = '{count, plural, one {Tag 1 chat} other {Tag # chats}}';
export const closeTitle = '{count, plural, one {Close 1 chat?} other {Close # chats?}}';
export const closeWaiting =
  '{count, plural, one {In 1 of them somebody waits for an answer.} other {In # of them somebody waits for an answer.}}';
export const closeWaitingMeans =
  "Once they're closed, nobody is called for them until the guest writes again. You can undo this for ten minutes.";
export const closeAll = '{count, plural, one {Close it} other {Close all #}}';
export const closeOthers = '{count, plural, one {Close the other one} other {Close the other #}}';
export const keepAll = 'Keep all';
export const given = '{count, plural, one {1 chat given to {name}} other {# chats given to {name}}}';
export const tagged = '{count, plural, one {1 chat tagged with {name}} other {# chats tagged with {name}}}';
export const snoozed = '{count, plural, one {1 chat snoozed} other {# chats snoozed}}';
export const closed = '{count, plural, one {1 chat closed} other {# chats closed}}';
export const undone = '{count, plural, one {1 chat is as it was} other {# chats are as they were}}';
export const failedTitle = '{count, plural, one {1 chat was left as it is} other {# chats were left as they are}}';
export const failedOne = '{chat}: {why}';
export const keySelect = 'Select the chat, or take it from the selection';
// Why one is left as it is.
export const somebodyWaits = 'Somebody waits for an answer in it.';
export const isDone = 'It is closed already.';
export const wentOn = 'It has gone on since, or it is too long ago.';
export const someColleague = 'A colleague';
