// Contractors from the phone's contacts (vCards): why a file is refused.
export const notContacts = 'File must be a contacts file (.vcf)';
export const noContacts = 'There are no contacts in this file.';
export const fileTooLarge = 'File size must be less than 5MB';
export const tooManyContacts = 'A file can have {count} contacts at most. Export fewer, or split it into several.';

// Why one card of it is refused.
export const noName = 'It has no name';
export const noReach = 'It has no phone number and no email address';
export const unreadableReach = "We can't read {what}";
export const isGroup = "It's a group of contacts, not one";
export const isCutOff = "It's cut off: the end is missing";
export const isTwin = 'It is the same as contact {row}';

// What is kept in the notes of one.
export const askFor = 'Ask for {person}.';

// The column of the file of refused cards that says why.
export const whatsWrong = "What's wrong";
