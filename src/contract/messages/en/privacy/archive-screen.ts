// The profile: everything in one file, and reading one back.
export const takeAlong = 'Everything in One File';
export const takeAlongNote =
  "All that we keep about you and what's yours, with pictures and papers, as a zip. An empty account can read it back.";
export const makeArchive = 'Make an Archive';
export const making = 'Collecting everything: {percent}. You can leave this page. We mail you when it is ready.';
export const stopping = 'Stopping...';
export const stop = 'Stop';
export const ready = '{size}, made on {date}. Good until {until}.';
export const readyWithCodes = '{size}, with codes, made on {date}. Good until {until}.';
export const failed = 'It did not work: {why}';
export const download = 'Download';
export const deleteFile = 'Delete File';
export const fileDeleted = 'File deleted';
export const stopped = 'Stopped';
export const archivesNotLoaded = "Couldn't load your archives.";
export const loadingArchives = 'Loading your archives';

// Making one.
export const makeTitle = 'Make an archive of everything';
export const makeText =
  "We collect your properties, contractors, stays, chats, work orders, rules, articles, pictures and papers into one zip. It has your guests' details in it, so keep it safe. It's good for {count, plural, one {# day} other {# days}}, and only you can download it.";
export const codesToo = 'Codes and passwords too';
export const codesHint =
  'Door codes, Wi-Fi passwords, entry instructions and articles for confirmed guests. Without this they are left out.';
export const passphrase = 'Passphrase for the codes';
export const passphraseHint =
  'At least {min} characters. The codes are encrypted with it (AES-256, as in WinZip or 7-Zip). We forget it when the file is made, and nobody can open the codes without it.';
export const passphraseAgain = 'Passphrase again';
export const passphraseShort = 'Use at least {min} characters.';
export const passphraseDiffers = 'The two passphrases differ.';
export const password = 'Your password';
export const passwordWhy =
  "Enter your password once more. If you have none, sign out and in again: for {minutes} minutes you won't be asked.";
export const archiveBegun = "We're collecting everything";

// Downloading one.
export const downloadTitle = 'Download your archive';
export const downloadBegun = 'Download started';

// Reading one back.
export const readBack = 'Read an Archive Back';
export const readBackNote = 'Everything of another account, from its archive, into this one while it is empty.';
export const readBackRow = 'Read an Archive';
export const goOn = 'Continue';
export const showReport = 'Show Report';
export const readTitle = 'Read an archive';
export const readLead =
  'Choose an archive that Porchlight made. First we check it and show you what it comes to. Nothing changes until you say so.';
export const chooseArchive = 'Choose Archive';
export const archiveFile = 'Archive';
export const archiveLimit = 'A .zip of up to 3 GB.';
export const sending = 'Sending {file}: {percent}';
export const sendingStopped = 'Sending stopped: {why} Choose the file again to go on where it stopped.';
export const halfSent = '{file} is partly here ({percent}). Choose it again to go on.';
export const checking = 'Checking: {percent}';
export const writing = 'Reading it back: {percent}. You can leave this page.';
export const refused = "This file can't be read";
export const checkAgain = 'Check Again';
export const readItBack = 'Read It Back';
export const done = 'Everything is here';
export const throwAway = 'Throw File Away';

// What it comes to.
export const madeOn = 'Made on {date}.';
export const comesTo = 'What comes into this account';
export const kind = 'What';
export const rows = 'Can be read';
export const unreadRows = "Can't be read";
export const nothing = 'The archive is empty.';
export const unreadTitle = "What can't be read";
export const unreadLine = '{part}, line {line}: {why}';
export const unreadFile = '{part}: {why}';
export const otherwise = 'What is different here';
export const nobodyTold = 'No mail and no text goes out because of it, and no contractor is asked.';
export const guestLinks =
  '{count, plural, one {# guest link and QR card is} other {# guest links and QR cards are}} made anew. Print and send them again; so are the personal links of stays.';
export const jobsRest =
  '{count, plural, one {# open work order rests as it was} other {# open work orders rest as they were}}. Nobody is asked until you go on with it.';
export const jobsClosed =
  '{count, plural, one {# work order that only waited for its guest is closed} other {# work orders that only waited for their guests are closed}}.';
export const chatsClosed =
  '{count, plural, one {# chat that waited for a person is closed} other {# chats that waited for a person are closed}}.';
export const questionsSilent =
  '{count, plural, one {# open question stays open} other {# open questions stay open}}, without a reminder.';
export const housesRemoved =
  '{count, plural, one {# property comes in as removed, for its address is} other {# properties come in as removed, for their addresses are}} in use by another account here. Restore them once the address is free.';
export const codesLocked = 'The codes in this file are locked';
export const codesLockedText = 'Enter the passphrase to read them too, or leave them out.';
export const codesOpen = 'The codes in it open with your passphrase, and are read too.';
export const codesNone = 'There are no codes and passwords in it.';
export const openPassphrase = 'Passphrase';

// What kinds of things there are.
export const nouns: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    account: 'Your profile',
    properties: 'Properties',
    contractors: 'Contractors',
    papers: "Contractors' papers",
    assignments: 'Contractors at properties',
    property_groups: 'Tags, buildings and owners',
    stays: 'Stays',
    articles: 'Articles',
    verified_articles: 'Articles for confirmed guests',
    property_codes: 'Codes of properties',
    owner_questions: 'Questions to you',
    protocols: 'Rules',
    protocol_changes: 'Changes of rules',
    conversations: 'Chats',
    messages: 'Messages',
    decisions: 'Why the assistant answered',
    handoffs: 'Handovers to people',
    alarms: 'Alarms',
    reply_drafts: 'Suggested replies',
    choices_made: 'What guests picked',
    work_orders: 'Work orders',
    work_order_events: 'History of work orders',
    work_order_files: 'Invoices and files of work orders',
    work_order_lines: 'Costs of work orders',
    work_order_messages: 'Messages about work orders',
    work_order_joins: 'Reports that joined a work order',
    photos: 'Photos',
    offers: 'Offers to contractors',
    approvals: 'Approvals',
    notifications: 'Notifications',
    secret_releases: 'Codes given out',
    files: 'Pictures and papers as files',
  }),
);
