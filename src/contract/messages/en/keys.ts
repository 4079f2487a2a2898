// The list of keys, and the switch for those without a modifier.
export const title = 'Keyboard shortcuts';
export const singleKeys = 'Single-key shortcuts';
export const singleKeysHint = "They're off while you type.";
export const showKeys = 'Show the keys';
// Between two keys that are pressed one after the other.
export const thenKey = 'then';
export const held = 'Ctrl';
export const heldOnMac = '⌘';
export const escapeKey = 'Esc';

// The list's three parts.
export const onThisScreen = 'On this screen';
export const everywhere = 'Everywhere';
export const goTo = 'Go to';

// What the keys do that count everywhere.
export const findOrDo = 'Find or do something';
export const search = 'Search on this screen';
export const list = 'Show this list';
export const undo = 'Undo what was just done';
export const closeTop = 'Close what is on top, or leave a field';
export const toasts = 'Go to the notice with Undo';
export const addNew = 'Add what belongs on this screen';

// Shown and read out while the second of two keys is waited for.
export const goHint = 'Go to: press a second key';
export const goKey = '{key} {place}';
