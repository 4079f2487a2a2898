// The desk lets the guest of a chat see one code of the house.
export const showCode = 'Show the guest a code';
export const title = 'Show the guest a code';
export const lead =
  "The guest sees it in this chat while their stay is on. You don't see it. The owner is told which one, by whom and why.";
export const which = 'Which one';
export const reason = 'Why they need it from you';
export const reasonHint = 'The owner reads this.';
export const show = 'Show it to the guest';
export const showing = 'Showing...';
export const shown = 'The guest can see it now';
export const codesFailed = "Couldn't load what there is.";
export const notChecked =
  'Codes are for guests whose stay was checked in this chat, while it is on. Ask the guest to press “Check my stay”.';
export const noCodes = 'No code is on file for this house.';
// Why it is refused.
export const codeMissing = 'Choose what the guest is to see.';
export const reasonMissing = 'Say why the guest needs it from you.';
export const reasonTooLong = 'Say it in at most 200 characters.';
export const notOnFile = 'This is not on file for the house any more.';
export const onlyHolder = 'Only the person who has this chat can show its guest a code.';
