// Choosing the language of screens and mails.

export const language = 'Language';
export const languageHint = 'Your screens, and the mails we send you.';
export const ofContractor = 'Language';
export const asTheyWrite = 'As they write to us';
export const asTheyWriteNow = 'As they write to us: {language}';
export const notSaved = "We couldn't keep your language. Try again.";
