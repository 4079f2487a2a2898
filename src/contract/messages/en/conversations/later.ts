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

// A reply that is sent later.
export const sendLater = 'Send later';
export const sendLaterTitle = 'Send this reply later';
export const schedule = 'Send later';
export const scheduling = 'Saving...';
export const houseClocks = 'By the clocks at {property} ({zone}).';
export const inAnHour = 'In 1 hour';
export const scheduled = 'The reply is sent at its time';
export const waitingReplies = 'Replies that wait';
export const sendsWhen = 'Goes out {when}, from {name}';
export const asksFirst =
  'Not sent yet: since it was written the guest wrote, the chat went to somebody else, or its writer left the team. Send it all the same?';
export const sendNow = 'Send now';
export const sentNow = 'Reply sent';
export const changeReply = 'Change';
export const changeTitle = 'Change the reply';
export const replyLabel = 'Reply';
export const saveChange = 'Save changes';
export const replyChanged = 'Reply changed';
export const cancelReply = 'Cancel reply';
export const replyCancelled = 'The reply is not sent';
export const replyBack = 'The reply is sent at its time again';
export const nothingToSend = 'Write the reply first.';
export const tooManyWait = '10 replies wait in this chat already. Send or cancel one first.';
