// What the desk finds among everything.
export const search = 'Search everything';
export const keepTyping = 'Type at least two letters.';
export const finding = 'Searching';
export const failed = "Couldn't search.";
export const chats = 'Chats';
export const orders = 'Work orders';
export const places = 'Properties and owners';
export const nothing = 'Nothing holds “{words}”.';
export const nothingHint =
  'All words have to stand in one line, name or work order; the beginning of each is enough. Try fewer.';
export const foundCount = '{count, plural, one {# result} other {# results}}';
export const isRecorded = 'Each search stands in the security log, and with the owners whose chats it shows.';
