// A time to come: until when a chat is snoozed.
export const day = 'Day';
export const time = 'Time';
export const dayMissing = 'Choose a day.';
export const timeMissing = 'Choose a time.';
export const inPast = 'Choose a time in the future.';
export const tooFar = 'Choose a day within a year.';
export const yourClocks = 'By your own clock.';
export const chooseTime = 'Choose a time…';
export const snoozeTitle = 'Snooze until';
export const snoozeChat = 'Snooze chat';
export const snoozing = 'Snoozing...';
export const thisEvening = 'This evening, 6 PM';
export const tomorrowMorning = 'Tomorrow, 9 AM';
export const nextMonday = 'Monday, 9 AM';
export const inAWeek = 'In a week, 9 AM';
