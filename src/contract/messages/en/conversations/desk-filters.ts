// To what the desk's list of chats is narrowed.
export const filters = 'Filters';
export const filtersSet = 'Filters, {count} set';
export const place = 'Property or owner';
export const placePlaceholder = 'Any property or owner';
export const places = 'Properties and owners';
export const onePlace = 'One property';
export const oneOwner = 'One owner';
export const holder = 'Colleague';
export const anyHolder = 'Any colleague';
export const holderAndChats = '{name} ({count})';
export const language = 'Language';
export const anyLanguage = 'Any language';
export const waits = 'Waiting for longer than';
export const anyWait = 'Any waiting time';
export const waitsOver = 'Over {time}';
export const openOrder = 'With an open work order';
export const dropFilter = 'Take away the filter: {filter}';
