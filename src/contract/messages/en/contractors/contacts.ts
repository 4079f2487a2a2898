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

// The dialog: choosing the file.
export const importButton = 'Import Contacts';
export const importTitle = 'Import contacts';
export const importLead =
  'Export contacts from your phone or address book as a .vcf file. You choose who becomes a contractor. Photos stay on this device, and nothing is saved until you say so.';
export const howTo = 'How to export them';
export const howIphone = 'iPhone: in Contacts, press and hold a list, then Export. For one contact, Share Contact.';
export const howAndroid = 'Android: in Contacts, Fix & manage, then Export to file.';
export const howMac = 'Mac: select them in Contacts, then File, Export, Export vCard.';
export const howGoogle = 'Google Contacts: Export, then vCard.';
export const fileLabel = 'Contacts file';
export const chooseFile = 'Choose a contacts file';
export const fileLimits = 'Up to {count} contacts in a .vcf file.';
export const reading = 'Reading {file}';
export const fileUnreadable = "We couldn't read that file. Try again.";
export const namedProblem = '{file}: {why}';

// The dialog: who becomes a contractor.
export const previewLead =
  "We've checked everyone whose trade we could tell. Check others and choose their trade. Nothing is saved yet.";
export const nobodyNew = 'Nobody in this file can be added.';
export const candidates = 'Can be added ({count})';
export const search = 'Search these contacts';
export const noMatches = 'No matches for “{words}”.';
export const addThis = 'Add {company}';
export const tradeOf = 'Service type of {company}';
export const chooseTrade = 'Choose a service type';
export const tradeMissing = 'Choose a service type, or uncheck {company}.';
export const showMore = 'Show {count} more';
export const selectShown = 'Check everyone shown';
export const clearShown = 'Uncheck everyone shown';
export const alreadyThere = 'Already yours ({count})';
// {row} is a contact's number in the file.
export const isYours = '{name} is {company}, {trade}';
export const refusedTitle = 'Left out ({count})';
export const refusedRow = 'Contact {row}';
export const refusedNamed = 'Contact {row}, {name}';
export const refusedWhy = '{contact}: {why}.';
export const downloadRefused = 'Download these as CSV';
export const refusedFile = 'porchlight-contacts-left-out.csv';
export const chooseAnother = 'Choose another file';
export const addChosen = 'Add {count, plural, one {# Contractor} other {# Contractors}}';
export const chooseSomebody = 'Check at least one contact.';

// While they are added, and after.
export const addingThem = 'Adding contractors';
export const addingProgress = '{done} of {count} added';
export const added = '{count, plural, one {# contractor} other {# contractors}} added';
export const addedAndUpdated = '{added}, {count} brought up to date';
export const removedAgain = '{count, plural, one {# contractor} other {# contractors}} removed again';
export const undoFailed = "We couldn't remove all of them again. {why}";
export const someFailed = "We couldn't add the rest. Those already added stay. {why}";
