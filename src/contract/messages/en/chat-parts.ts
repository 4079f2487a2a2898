// What every chat shows beside its messages, whoever looks at it.
export const sending = 'Sending...';
export const willBeSent = 'Will be sent';
export const offline = 'Offline, will be sent';
export const notSent = 'Not sent.';
export const tryAgain = 'Try again';
export const newMessages = '{count, plural, one {# new message} other {# new messages}}';
export const send = 'Send';
export const lengthOf = '{length} of {most} characters';
export const lengthOver = '{length} of {most} characters: {over} too many to send';
export const tooLong = 'Too long to send.';
export const almostTooLong = 'Almost too long.';
export const close = 'Close';
export const skip = 'Skip to content';

// When somebody comes, if no end of the visit is named. {day} is "today", "tomorrow" or a date.
export const about = '{day}, about {time}';
