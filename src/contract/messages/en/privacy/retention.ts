// How long what is kept: on the page about privacy, as "After a day: {kinds}; after 30 days: {kinds}."
export const sentence = 'An hourly job deletes what is older. After {spans}.';
export const kept = '{span}: {kinds}';
export const nextKept = '{before}; after {next}';
export const unlessSet = '{what} (unless set otherwise)';
export const years = '{count, plural, =1 {a year} other {# years}}';
export const days = '{count, plural, =1 {a day} other {# days}}';

// What is kept.
export const notifications = 'notifications of an owner';
export const choices = 'what guests chose of what the assistant showed them';
export const notificationsDeleted = 'notifications that their owner deleted';
export const events = 'what open screens are refreshed by';
export const enquiries = 'questions from our forms, from their answer on';
export const enquiriesOpen = 'questions from our forms that nobody answered';
export const siteChats = 'chats with the assistant of this site';
export const securityLog = 'the security log';
export const devices = 'browsers somebody signed in with, from their last use on';
export const sessions = 'sessions, at most';
export const members = 'people taken out of an account, for bringing them back';
export const invitations = 'invitations into an account, from their end on';
export const links = 'links and codes by email, after their end';
export const stayCodes = 'codes that confirm a stay';
export const stayChecks = 'tries to confirm a stay';
export const transcripts = 'what was said to a model provider';
export const outbox = 'messages that no provider is set up to send';
export const heldMails = 'what was told after quiet hours';
export const deliveries = "calls of owners' webhooks";
export const paymentEvents = 'notices of the payment provider';
export const answers = 'answers to repeated requests, sealed';
export const archives = 'archives that an owner had made';
export const archivesSent = 'archives that were sent and not read back';
export const imports = 'files that were looked at and not imported, sealed';
export const deeds = 'what was done to many properties at once, for undoing it';
export const views = 'removed views of a table';
export const drafts = 'properties begun and not saved, sealed';
export const pictures = 'pictures that were sent and not used';
