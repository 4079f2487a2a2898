// What the team promises of chats that were handed over. Errors at a field:
export const nameWanted = 'Give it a name.';
export const minutesWanted = 'Enter whole minutes, from 1 on.';
export const minutesTooMany = 'Enter 10,080 minutes (seven days) at most.';
export const endsBeforeItBegins = 'It has to end after it begins.';
export const spansOverlap = 'This time overlaps another one of that day.';
export const hoursWanted = 'Add the hours of one day at least, or choose around the clock.';
export const lastIsForAll = 'The last promise has to be for everybody.';
export const hidesTheRest = 'This promise is for everybody, so the ones below would never be used. Move it to the end.';
export const noSuchOwner = 'This owner isn’t there any more.';
export const changedMeanwhile = 'A colleague changed the promises meanwhile. Look at theirs, and change them again.';
export const onlyHolderPauses = 'Only the person who has this chat can pause its clock.';
export const nothingRuns = 'Nobody waits for a word of yours here, so there is no clock to pause.';

// The chat, and its row in the list.
export const pausedForGuest = 'Paused: guest';
export const pausedForContractor = 'Paused: contractor';
export const pausedForOwner = 'Paused: owner';
export const clock = 'Time to answer';
export const pauseFor = 'Pause until…';
export const forGuest = 'the guest writes';
export const forContractor = 'the contractor answers';
export const forOwner = 'the owner answers';
export const goesOnByItself = 'It goes on by itself when they write.';
export const letItGoOn = 'Let it go on';
export const clockPaused = 'Clock paused';
export const clockGoesOn = 'Clock goes on';
