// What the server says of archives: refusals, the README of a file, and the mail.
export const passphraseShort = 'Use at least 12 characters.';
export const passphraseLong = 'Use at most 128 characters.';
export const tooLarge = 'The file is larger than 3 GB.';

// Refusals at the door.
export const signInAgain = 'Enter your password, or sign in again: an archive opens only right after that.';
export const oneAtATime = 'Another archive is being worked on. Wait for it, or stop it first.';
export const notReady = "This archive isn't ready.";
export const notEmpty =
  'This account is not empty: it has {what}. An archive is read back into an empty account. Make a new one, or remove what is here.';
export const notAwaited = 'Part {n} comes next.';
export const partLength = 'Send 4 MB at a time, and what is left at the end.';
export const noZip = "This isn't an archive from Porchlight: it doesn't begin as a ZIP file.";
export const notAllThere = 'Parts of the file are missing. Send them first.';
export const notChecked = 'Check the file first.';

// What empties were found.
export const properties = 'properties';
export const contractors = 'contractors';
export const stays = 'stays';
export const articles = 'articles';
export const rules = 'rules of its own';
export const chats = 'chats';
export const workOrders = 'work orders';

// Why a file is refused.
export const notZip = "This file can't be opened as a ZIP. It may be damaged or incomplete.";
export const noManifest = "This isn't an archive from Porchlight: it has no readable manifest.json.";
export const otherVersion =
  'This archive is in version {theirs} of the form, and this server reads version {ours}. Make the archive again on a server of this version.';
export const unknownPart = "The archive holds a file that doesn't belong in it: {name}.";
export const missingPart = 'A file that the manifest names is missing: {name}.';
export const wrongHash = '{name} was changed or damaged: it is not what the manifest says.';
export const bomb = '{name} unpacks to far more than an archive holds.';
export const lineTooLong = 'One of its rows is larger than any of ours.';
export const tooMany = 'The archive holds more files than we take.';
export const tooMuch = 'Unpacked, the archive is larger than we take.';
export const wrongPassphrase =
  "The passphrase doesn't open the codes in this file. Try again, or read it without them.";
export const tooManyAddresses = 'Too many of its addresses belong to other accounts here. Wait an hour, and try again.';
export const gaveUp = "We couldn't finish it after several tries. Nothing was changed. Try again.";

// Why one row or file can't be read.
export const badLine = 'not in the form of an archive';
export const badValue = '{field}: not a value that we keep';
export const noParent = 'what it belongs to is not in the file, or could not be read';
export const noFile = 'its picture or paper is not in the file';
export const refusedByDatabase = 'something like it is there already, or it breaks a rule of ours';
export const badPicture = 'not a picture or paper that we can open';

// Why a part is in an archive for reading only.
export const backNoReach = 'each account says itself how it wants to be reached';
export const backNoViews = 'they name properties by the ids of the account they come from';
export const backNoSecurityLog = 'who signed in and did what at the server it comes from';
export const backNoBookingPages = 'its tag names the account that it was made in: switch it on again';
export const backNoBilling = 'plans and payments stay with the account they were made in';
export const backNoPeople = 'no archive lets anybody into an account: invite them again';
export const backNoKeys = 'keys are shown once and kept as hashes: make new ones';
export const backNoWebhooks = 'its signing secret is in no archive: add the address again';
export const backNoUsage = 'what the model cost at the server it comes from';
export const backNoChecks = "guests' tries to confirm a stay, which lock nobody elsewhere";
export const backNoDrafts = 'begun and not saved, and kept for 30 days only';

// Why a table is in no archive.
export const outArchives = 'the archives themselves';
export const outBulkDeeds =
  'how to take back what was done to many properties at once; what was done is in the other files';
export const outChatDeeds =
  'how a chat stood before one of the team gave, snoozed or tagged it; how it stands is in conversations.json';
export const outChatTags = 'by what the team sorts its chats; that is its own';
export const outClosings = 'how a chat stood before one of the team closed it; how it stands is in conversations.json';
export const outDeletion = 'whether the account is to be deleted';
export const outEvents = 'ids of what changed, from which open screens are refreshed';
export const outHeldMails = 'what is told in the morning; what it tells of is in the other files';
export const outHouseAnswers = 'which questions your notes answer, tried anew after every change of them';
export const outKnowledgeChanges = 'how often your notes were changed';
export const outImports = 'a file that was being looked at, for a day';
export const outLaterReplies = 'replies that wait for their time; once sent they are in messages.json';
export const outModelCalls = 'chats as they were told to a model, for some days; the chats are there';
export const outReportFigures = 'figures of reports, which are counted again from the chats and work orders';
export const outReportMails = 'whether the page of the month comes by mail: choose it again';
export const outReportReviews = 'what readers of the weekly samples found';
export const outStagedFiles = 'pictures on their way to their place';
export const outStayCodes = 'hashes of codes that were good for ten minutes';
export const outSlaClocks = 'by when the team had promised to answer, and did; what was said is in messages.json';
export const outSlaPolicies = 'what the team has promised to whom; it is ours, and no data of yours';
export const outTakeovers = 'which of the team had a chat when; what was said in it is in messages.json';
export const outWebhookDeliveries = 'copies of the other files, as they were sent out';
export const outCodes =
  'door codes, Wi-Fi passwords, entry instructions, articles for confirmed guests and unsaved properties: you did not ask for them';
export const outFile = 'gone, or too much for one archive';
export const outPasswords = 'passwords, keys and hashes of them are in no archive';

// The README.txt of an archive.
export const readMe = `Everything Porchlight keeps about your account, made on {date}.

manifest.json   what is in here, with the SHA-256 of each file
data/           one file for each kind of thing, in JSON, one thing a line
records/        the same, for you to read: it isn't read back into an account
files/          your pictures and papers, as they are
{secrets}
To read it back, sign in to an empty account, open Profile, and choose "Read an Archive". You see first what it comes to. Ids are new then, and guest links and QR cards too: print and send them again. Nobody gets a mail or a text because of it, and no contractor is asked.

For you to read only:
{records}

Left out:
{leftOut}
`;
export const readMeSecrets = `secrets/        door codes, passwords, articles for confirmed guests and unsaved properties,
                encrypted with your passphrase (AES-256, as WinZip and 7-Zip have it)
`;
export const readMeLine = '- {what}: {why}';

// The mail.
export const mailSubject = 'Your archive is ready';
export const mailText =
  'The archive of your Porchlight account that you asked for is ready ({size}). You can download it until {date}. Then we delete it.';
export const mailButton = 'Open your profile';
export const mailHow = 'Only you can open it, and only after you enter your password or sign in.';
export const mailNotYou = "If you didn't ask for it, change your password and sign out everywhere.";

// The security log.
export const madeWithCodes = 'An archive of everything, with codes';
export const madeWithoutCodes = 'An archive of everything, without codes';
export const downloaded = 'An archive was downloaded';
export const readBack = 'An archive was read back';
