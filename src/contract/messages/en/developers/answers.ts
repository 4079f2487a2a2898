// What a program or its owner is answered.
export const keyLacksCodes =
  "This API key can't read or change codes, or decide who gets them. It needs the scope “codes”.";
export const planHasNoApi = 'Your plan has no API access.';
export const webhookOff = 'This webhook is switched off.';
export const answerWas = 'The answer was {status}.';
export const tooManyWebhooks =
  "You have {count, plural, one {# webhook} other {# webhooks}}. Remove one you don't use anymore.";

// The mail about a new key.
export const keySubject = 'An API key was made';
export const keyText = 'The API key “{name}” ({prefix}…) was just made in your Porchlight account.';
export const keyReads = 'It can read what was chosen for it, but no codes or passwords.';
export const keyReadsWithCodes = 'It can read what was chosen for it, with codes and passwords.';
export const keyChanges = 'It can read and change what was chosen for it, but no codes or passwords.';
export const keyChangesWithCodes = 'It can read and change what was chosen for it, with codes and passwords.';
export const keyEnds = 'It ends on {date}.';
export const keyNotYou =
  "If it wasn't you, change your password now, use “Sign Out Everywhere” in your profile, which ends every key, and tell us.";
export const tooManyKeys = "You have {count, plural, one {# key} other {# keys}}. Revoke one you don't use anymore.";
export const keyMadeOnce =
  "We made this API key, but it's shown only once. If you didn't get it, revoke it and make another one.";
export const webhookMadeOnce =
  "We added this webhook, but its signing secret is shown only once. If you didn't get it, remove the webhook and add it again.";
export const secretReplacedOnce =
  "We replaced this webhook's signing secret, but the new one is shown only once. If you didn't get it, replace it again.";
export const passwordFirst = 'Enter your password first.';
export const keyHasEnded = 'It has ended';
export const keyLacksScope = 'This API key needs the scope “{scope}”.';
export const personOnly = 'Only a person who is signed in can do this, not an API key.';

// What is wrong with a webhook's address, and why it couldn't be called.
export const addressPrivate = 'This address is inside a private network.';
export const addressNotWhole = 'Enter a full address, like https://example.com/porchlight.';
export const addressNotSecure = 'The address has to start with https://.';
export const addressWithPassword = 'Leave the user name and password out of the address.';
export const addressWithHash = 'Leave out the # and what follows it.';
export const noAnswer = 'Nobody answered within 20 seconds.';
export const connectionFailed = 'The connection failed ({code}).';
export const noSuchName = "There's no such name.";
export const nameNotFound = "The name couldn't be looked up.";
export const connectionRefused = 'The connection was refused.';
export const connectionCut = 'The connection was cut.';

// The mail about a webhook that we switched off.
export const webhookOffSubject = 'We switched off your webhook to {host}';
export const webhookGoneText =
  'The webhook to {host} answered 410, which means that it wants no more calls. We switched it off.';
export const webhookFailingText =
  'The webhook to {host} took no call for more than three days, although we tried ten times. We switched it off.';
export const webhookOffWhatToDo =
  'Once its server works again, switch it on. In its log you can send again what it missed in the last 30 days.';
export const webhookOffButton = 'Open API and Webhooks';
