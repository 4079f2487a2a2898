// What the server answers, and what the security log says of it.
export const accountDeleted = 'An account with everything kept for it';
export const passwordFirst = 'Enter your password first.';
export const aboutOneGuest = 'What we keep about one guest';

// The README.txt of what is given to a guest.
export const leftOut = 'Left out:';
export const leftOutTable = '- {table}: {why}';
export const goneFiles = 'Gone, or too much for one archive:\n{files}\n';
export const stayNotOver = "This stay isn't over. Cancel it first, or wait for check-out.";
// What a job is called, and says, once its guest was deleted.
export const jobDeleted = '{trade} work';
export const reportDeleted = 'A guest reported this. What they wrote was deleted with them.';
export const guestOfStay = 'Guest of the stay from {date}';

// Why a table isn't in the archive.
export const noChatDeeds =
  'how a chat stood before one of the team gave, snoozed or tagged it; how it stands is in the other tables';
export const noChatTags = 'by what the team sorts its chats; that is its own';
export const noClosings = 'how a chat stood before one of the team closed it; how it stands is in the other tables';
export const noEvents =
  'ids of what changed, from which open screens are refreshed; what changed is in the other tables';
export const noStayCodes = 'hashes of codes that were good for ten minutes';
export const noReports = 'figures without words, which are counted from the other tables';
export const noSlaClocks = 'by when the team had promised to answer; what was said is in the other tables';
export const noTakeovers = 'which of the team had a chat when; what was said in it is in the other tables';

export const guestReadMe =
  "What Porchlight keeps about the guest of one stay: one file for each kind, and their photos in files/. Door codes and what other guests wrote aren't in it.";
export const noDecisions = 'how the assistant came to a reply; the replies are in messages.json';
export const noLaterReplies = 'replies that wait for their time; once sent they are in messages.json';
export const noReplyDrafts = 'replies that were suggested; those that were sent are in messages.json';
export const noNotifications = 'what the owner was told; what it tells of is in the other files';
