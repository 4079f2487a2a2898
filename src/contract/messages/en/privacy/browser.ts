// What lies in a browser: on the page about privacy, in one sentence for what lasts as long as the tab and one for what lasts longer.
export const sentence =
  "In your browser we keep what a page needs to work. While its tab is open: {tab}. Until you clear this site's data, or it is no longer needed: {browser}.";

// For as long as the tab.
export const session = 'your session';
export const account = 'the account that tab works in';
export const sealKey = 'the key to what is kept encrypted for you, until your session in that tab ends';
export const mailLink = 'the link by which you opened a job, a question or an approval';
export const typed = "what you typed and haven't sent, and which window typed it";
export const signUp = 'the email address you are signing up with';
export const redirect = 'which sign-in you began with another provider';
export const backupCodes = 'how many backup codes you were last told you have left';

export const unanswered =
  'marks of what you sent and got no answer to, so that it is not done twice when you send it again';

// In this browser.
export const looks =
  'the theme and the language you chose, whether our typefaces were loaded, whether keys are on, and how our team is told that somebody waits';
export const siteChat =
  "a random id of your support chat, replaced after {days} days, and what you couldn't send in it";
export const device = 'a random name by which we know this browser again when somebody signs in';
export const visitor = 'a random number by which we know that a request was sent twice';
export const guestChat = 'the chat you opened at a property, with the secret that opens it again';
export const ownersPage = "on an owner's own page, that you began a chat there";
export const drafts =
  "drafts of owners and of our team and what they chose last when finding things, encrypted, and what a contractor typed for a job and hasn't sent, as it is";
export const waiting = "guests' messages and photos that couldn't be sent yet";
export const taps =
  "what contractors and owners tapped without a connection and what belongs to it, encrypted with the job's link or with a key that only its owner is given";
export const copies =
  "a job's page while the job is open, encrypted with its link, and an owner's day until they sign out, encrypted with a key that only they are given, for a week at most";
export const pages = "the empty pages, without anyone's data, that open without a connection";
export const edits = "changes to a property or a rule that aren't saved, encrypted, with their pictures as they are";
