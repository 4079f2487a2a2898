export const accountStays = 'Your account stays';

// How long guests are kept.
export const guestsDeletedAfter =
  'Guests are deleted {months, plural, one {# month} other {# months}} after their stay';
export const guestsAndChats = 'Guests and Their Chats';
export const loadingKeeping = 'Loading how long guests are kept';
export const keepingNotLoaded = "Couldn't load how long guests are kept.";
export const deleteGuests = 'Delete guests after their stay';
export const deleteGuestsHint =
  'Their name, phone, email, chats and photos go. The dates of the stay and your work orders stay, without what they wrote.';
export const months = '{count, plural, one {# month} other {# months}}';

// Whether it is kept what guests tap.
export const keepTaps = 'Learn from what guests tap';
export const keepTapsHint =
  "When the assistant shows a guest your notes, or things that may be broken, to pick from, we keep their question and what they picked, for up to a year. If their stay was checked, the next guest of that property who asks the same is told that note at once. Turn this off and we keep none of it, and delete what we've kept within the hour.";
export const tapsKept = 'We keep what guests tap';
export const tapsNotKept = "We don't keep what guests tap";

// Deleting the account.
export const deleteAccount = 'Delete Account';
export const deleteTitle = 'Delete your account?';
export const deletedOn = 'On {date} we delete this for good:';
export const deletedProperties =
  'your properties with their codes, pictures and notes, your contractors with their papers, your rules';
export const deletedStays = 'stays, guests and their chats, work orders, your own chat with us';
export const deletedLogin = 'your login, keys, webhooks and security log';
export const deleteMore =
  "Open jobs are then cancelled and their contractors told, and guest links stop working. From now on your plan isn't renewed. It ends with the account, without a refund. Your invoices stay with our payment provider, as the law requires.";
export const untilThen = 'Until then everything works, and you can keep your account with one click.';
export const password = 'Password';

// The banner above every screen until then.
export const willBeDeleted = 'Your account will be deleted';
export const keepAccount = 'Keep My Account';
export const willBeDeletedText = 'On {date} we delete it with everything we keep for it. Until then everything works.';

// The card in the profile.
export const yourData = 'Your Data';
export const deletionDue = 'Will be deleted on {date}.';
export const deleteAccountNote =
  'We delete everything. You have {count, plural, one {# day} other {# days}} to change your mind.';
