// What the server answers when it can't do what it is asked.
export const unauthorized = 'User not authenticated. Please log in to continue.';
export const forbidden = "You're not allowed to do that.";
export const planNeeded = "Your plan doesn't include this.";
export const twoFactorRequired = 'Set up two-factor authentication first.';
export const notInRole = "Your role in this account doesn't include this.";
export const notAMember = "You're not in this account anymore.";
export const codesNotYours =
  "Your role can't read or change codes, or decide who gets them. Ask the owner to switch codes on for you.";
export const notFound = "We couldn't find that.";
export const gone = 'This is over.';
export const conflict = 'That has changed in the meantime.';
export const invalid = 'Please correct the errors noted.';
export const overLimit = "That's more than was agreed.";
export const locked = 'Too many tries. Please wait a moment.';
export const tooMany = 'Too many requests. Please wait a moment.';
export const paymentsFailed = "The payment provider didn't answer. Please try again.";
export const unavailable = "We can't reach our database right now. Please try again in a moment.";

// What else the server answers.
export const internal = 'Something went wrong on our side. Nothing was lost. Please try again.';
export const tryAgainIn = 'Too many requests. Try again in {time}.';
export const seconds = '{count, plural, one {# second} other {# seconds}}';
export const unknownPage = "We don't know that page anymore.";
export const tooManySignIns = 'Too many people are signing in right now. Please try again in a moment.';
export const tooManyPhotos = "We're working on too many photos right now. Please try again in a moment.";
export const notAnImage = 'File must be an image';
export const fileTooLarge = 'File size must be less than 5MB';

// What programs are told.
export const notUnderstood = "That's not a request we understand.";
export const sendJson = 'Send JSON.';
export const nestedTooDeeply = "That's nested too deeply.";
export const notOurAddress = "That address doesn't lead to our own pages.";
export const idempotencyKeyTooLong = 'An Idempotency-Key has 200 characters at most.';
export const visitorIdMissing =
  "Without a sign-in, an Idempotency-Key needs an X-Visitor-Id: a random UUID that's always the same.";
export const idempotencyKeyBusy = 'The first request with this Idempotency-Key is still running.';
export const idempotencyKeyReused = 'This Idempotency-Key was used with a different body.';
export const bodyTooLarge = 'That is too large.';
