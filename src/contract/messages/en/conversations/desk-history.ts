// What was before with the guest of a chat and at its property.
export const history = 'History';
export const guestBefore = 'This guest before';
export const propertyBefore = 'At this property before';
export const loading = 'Loading what was before';
export const failed = "Couldn't load what was before.";
export const notChecked = 'Nobody has checked whose guest this is, so no earlier chat counts as theirs.';
export const noneOfGuest = 'Nothing yet: this is their first chat.';
export const noneOfProperty = 'Nothing yet: this is the first chat here.';
export const chats = 'Earlier chats';
export const orders = 'Earlier work orders';
export const notes = "The team's notes";
export const noteBy = '{name}, {when}';
