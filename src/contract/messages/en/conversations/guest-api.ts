// What the guest's API refuses and writes, in English; the guest's page says it in the guest's language by its code.
export const codeAddressMissing = 'Enter the address on the booking.';
export const codeDigitsMissing = 'Enter the six digits of the code.';
export const lastDigitsMissing = 'Enter the last four digits of the phone on the booking.';
export const messageMissing = 'Write a message first.';
export const messageTooLong = 'That is too long for one message.';
export const photoSent = 'Sent a photo.';
export const timeMissing = 'Choose a time, or say when it would suit you.';
export const waitMinutes = '{minutes, plural, one {a minute} other {# minutes}}';
export const waitHours = '{hours, plural, one {an hour} other {# hours}}';
export const notOnPage = "That isn't offered on a booking page. Use the link that your host gave you.";
