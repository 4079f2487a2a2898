// Instead of the chat.
export const linkGone = "This link isn't in use any more.";
export const linkGoneWhy =
  'Your host may have renewed it. Scan the code in the property again, or ask your host for the new link.';
export const notReached = "We couldn't reach the house.";
export const notOpened = "We couldn't open the chat.";
export const checkConnection = 'Check your connection and try again.';
export const isKept = 'What you wrote is kept on this device.';
export const inDanger = 'In danger, call {number}.';
export const tryAgain = 'Try again';
export const stayCheckNotOpened = "We couldn't open the stay check. Check your connection and try again.";

// What the server refused, by the code of its answer. {time} is "12 minutes" or "40 seconds".
export const unreachable = "We couldn't reach Porchlight. Check your connection and try again.";
export const tooMany = 'Too many requests. Please wait a little, then try again.';
export const tooManyFor = 'Too many requests. Try again in {time}.';
export const lockedDates =
  'Too many tries. Try again in {time}, get a code on the email of your booking, or ask for a person.';
export const lockedCode = 'Too many tries. Try again in {time}, use your dates, or ask for a person.';
export const noTexts = "We can't send texts here. Use your e-mail address.";
export const changed = 'That has changed in the meantime.';
export const over = 'This chat ended with its stay. Write here to begin a new one.';
export const fileTooBig = 'File size must be less than 5MB';
export const notTaken = "That couldn't be sent as it is.";
export const ourFault = 'Something went wrong on our side. Nothing was lost; please try again.';
