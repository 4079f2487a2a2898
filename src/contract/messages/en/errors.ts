// What the server answers when it can't do what it is asked.
export const unauthorized = 'User not authenticated. Please log in to continue.';
export const forbidden = "You're not allowed to do that.";
export const planNeeded = "Your plan doesn't include this.";
export const twoFactorRequired = 'Set up two-factor authentication first.';
export const notFound = "We couldn't find that.";
export const gone = 'This is over.';
export const conflict = 'That has changed in the meantime.';
export const invalid = 'Please correct the errors noted.';
export const overLimit = "That's more than was agreed.";
export const locked = 'Too many tries. Please wait a moment.';
export const tooMany = 'Too many requests. Please wait a moment.';
export const paymentsFailed = "The payment provider didn't answer. Please try again.";
export const unavailable = "We can't reach our database right now. Please try again in a moment.";
