// Where the plan has no API access.
export const noAccessTitle = 'API access starts at the Essential plan';
export const chooseAPlan = 'Choose a plan';
export const noAccessText = "We keep the keys and webhooks you have. They don't work until then.";

// Making a key.
export const yourNewKey = 'Your New API Key';
export const createKey = 'Create API Key';
export const done = 'Done';
export const enterKeyName = 'Enter a name that says where the key is used.';
export const chooseScopes = 'Choose what the key may read or change.';
export const enterPassword = 'Enter your password.';
export const wrongPassword = "That's not your password.";
export const keyRevoked = '{name} revoked';

// The keys there are. A screen reader alone says {key} in the button.
export const apiKeys = 'API keys';
export const keysNote =
  "A key lets a program do what you choose: read, or read and change. It sees codes only where you say so. It can't reach your profile or your billing. Signing out everywhere and setting a new password end every key. {documentation}";
export const apiDocumentation = 'API documentation';
export const loadingKeys = 'Loading API keys';
export const noKeys = 'No API keys yet.';
export const keyUsedEnds = '{key}, created {created}, last used {used}, ends {ends}';
export const keyUsed = '{key}, created {created}, last used {used}, never ends';
export const keyNewEnds = '{key}, created {created}, not used yet, ends {ends}';
export const keyNew = '{key}, created {created}, not used yet, never ends';
export const revokeNamed = 'Revoke{key}';
export const revokeTitle = 'Revoke {key}?';
export const revokeThis = 'Revoke this key?';
export const revokeKey = 'Revoke Key';
export const revokeNote = "Anything that uses it stops working right away. You can't bring a revoked key back.";

// The owner's own assistant.
export const ownAssistant = 'Your own assistant';
export const ownAssistantNote =
  'An assistant like Claude can look things up here for you: what a guest would be told, what needs you, how a job is going. It uses one of your API keys. With a key that only reads, it changes nothing; it never sees codes. {guide}';
export const howToConnect = 'How to connect it';
export const copyAddress = 'Copy Address';
export const addressCopied = 'Address copied';
export const addressNotCopied = "Your browser didn't let us copy the address. Select it and copy it.";

// The fields of a new key.
export const keyNameHint = "Where it's used, like “Booking system”.";
export const endsAfter = 'Ends after';
export const days = '{count, plural, one {# day} other {# days}}';
export const yourPassword = 'Your password';
export const passwordHint = 'So nobody else can make a key on a screen you left open.';
export const whatItMayDo = 'What it may do';
export const nothing = 'Nothing';
export const read = 'Read';
export const readAndChange = 'Read and change';
export const codesToo = 'Codes and passwords too';
export const codesHint =
  "Door codes, the Wi-Fi password, articles for verified guests, guests' personal links and their phone numbers, which prove who they are. Without this, they show as four dots, and the key can't decide who gets them: it can't add or change stays or contractors, and can't add properties.";

// A secret that is shown once.
export const shownOnlyNow = 'We only show it now. Keep it where your program can find it.';
export const copied = 'Copied';
export const notCopied = "Your browser didn't let us copy it. Select it and copy it.";

// The buttons of a webhook. A screen reader alone says {url}.
export const webhookRemoved = 'Webhook removed';
export const sendTest = 'Send Test{url}';
export const editWebhookNamed = 'Edit{url}';
export const switchOff = 'Switch Off{url}';
export const switchOn = 'Switch On{url}';
export const replaceSecretNamed = 'Replace Secret{url}';
export const removeWebhookNamed = 'Remove{url}';
export const removeWebhookTitle = 'Remove this webhook?';
export const removeWebhook = 'Remove Webhook';
export const removeWebhookNote = 'We stop calling {url} and delete its delivery log.';

// Adding and editing a webhook.
export const yourSigningSecret = 'Your Signing Secret';
export const editWebhook = 'Edit Webhook';
export const addWebhook = 'Add Webhook';
export const saveWebhook = 'Save Webhook';
export const addressHint = 'Starts with https://.';
export const callWhen = 'Call it when';

// Replacing a signing secret.
export const replaceSecret = 'Replace Secret';
export const yourNewSecret = 'Your New Signing Secret';
export const replaceSecretNote =
  'Calls to {url} are signed with the new secret right away. Signatures with the old one come along for as long as you choose, so that your server refuses nothing while you put in the new one.';
export const oldSecretSigns = 'Sign with the old secret too';
export const oldSecretEnds = 'No, end it now';
export const oldSecretHours = 'For {count, plural, one {# hour} other {# hours}}';
export const oldSecretDays = 'For {count, plural, one {# day} other {# days}}';
export const oldSecretHint = 'End it now if somebody else may know it.';

// The webhooks there are. A screen reader alone says {ofUrl}.
export const webhooks = 'Webhooks';
export const webhooksNote =
  "We call your server when something happens. Calls are signed the way {standard} says. If your server doesn't answer with a 2xx, we try nine more times in a little more than three days. {documentation}";
export const standardWebhooks = 'Standard Webhooks';
export const webhookDocumentation = 'Webhook documentation';
export const loadingWebhooks = 'Loading webhooks';
export const noWebhooks = 'No webhooks yet.';
export const events = '{count, plural, one {# event} other {# events}}';
export const on = 'On';
export const off = 'Off';
export const offGone = 'We switched it off: its server answered 410, which means that it wants no more calls.';
export const offFailing = 'We switched it off: its server took no call for more than three days.';
export const showLog = 'Show delivery log{ofUrl}';
export const hideLog = 'Hide delivery log{ofUrl}';
export const ofUrl = 'of {url}';

// The log of a webhook: the time, then facts with commas between.
export const loadingDeliveries = 'Loading deliveries';
export const nothingSent = 'Nothing sent yet.';
export const showOlder = 'Show older';
export const sendAgain = 'Send again{kind}';
export const pending = 'On its way';
export const givenUp = 'Given up';
export const delivered = 'Delivered';
export const test = 'Test';
export const answered = 'answered {status}';
export const tries = '{count, plural, one {# try} other {# tries}}';
export const triesNext = '{count, plural, one {# try} other {# tries}}, next {date}';

// What a key may do, in one line, with semicolons between.
export const changes = 'changes {nouns}';
export const reads = 'reads {nouns}';
export const everyNoun = 'everything';
export const withCodes = 'with codes';
export const withoutCodes = 'without codes';

// What is wrong in a form, at its field.
export const chooseWhatKeyMayDo = 'Choose what the key may do.';
export const enterUrl = 'Enter the address to call.';
export const chooseEvent = 'Choose at least one event.';

// What a webhook can be called for.
export const chatOpened = 'A guest starts a chat';
export const messageAdded = 'Somebody writes in a chat';
export const personNeeded = 'A chat needs a person';
export const slaWarned = 'A promised time to answer is three quarters over';
export const slaBreached = 'A promised time to answer was missed';
export const slaMet = 'A promised time to answer was kept';
export const dangerReported = 'A guest reports danger';
export const orderOpened = 'A work order is opened';
export const orderChanged = 'A work order changes';
export const orderCompleted = 'A contractor finishes';
export const offerAccepted = 'A contractor accepts a job';
export const offerDeclined = 'A contractor declines a job';
export const nobodyLeft = 'No contractor is left to ask';
export const approvalRequested = 'Something needs your approval';
export const questionAsked = 'The assistant has a question for you';
export const propertyChanged = 'A property is added, changed or removed';
export const contractorChanged = 'A contractor is added, changed or removed';
