// What people did to a work order by hand, as its timeline keeps it.
export const held = 'On hold';
export const holdOver = 'The hold is over';
export const holdEnded = 'Taken off hold';
export const completedByHand = 'Marked as done';
export const reopenedByHand = 'Reopened';
export const tradeChanged = 'Service type changed from {from} to {to}';
export const urgencyChanged = 'Urgency changed from {from} to {to}';
export const limitChanged = 'Not-to-exceed amount changed from {from} to {to}';
// Behind these stands what was written before.
export const titleChanged = 'Subject line changed';
export const descriptionChanged = 'Issue summary changed';
export const accessChanged = 'Access notes changed';
export const otherTrade = 'Another service type is needed';
export const reopenedAndAsked = 'The job was reopened';
export const mergedInto = 'Merged into {reference}';
export const tookIn = 'Merged with {reference}';
export const takenApart = 'Taken apart from {reference}';
export const unmergedAndAsked = 'It was taken apart again';
