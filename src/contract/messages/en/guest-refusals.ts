// What the server refused, by the code of its answer. The English page shows the server's own sentence. {time} is "12 minutes" or "40 seconds".
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
export const notFound = 'This link is not in use any more. Ask your host for the new one.';
export const checkFirst = "Check your stay first. Then you can choose a time, and say whether it's fixed.";
