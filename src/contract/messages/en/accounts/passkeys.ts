// Why a passkey wasn't made or used.
export const notUsed = 'No passkey was used. Try again, or sign in with your password.';
export const notMade = 'No passkey was added. Try again when you have your device at hand.';
export const notAccepted = "That passkey didn't work here. Try again, or use your password.";
export const alreadyOnDevice = 'This device already has a passkey for your account.';
export const notAtThisAddress = "Passkeys don't work at this web address.";
export const deviceCannotMakeOne = "This device can't make a passkey that we accept.";
export const wrongPassword = "That's not your password.";
export const passwordTooLongAgo = 'That took too long. Enter your password again.';
export const tookTooLong = 'That took too long. Please try again.';
export const unknownPasskey = "We don't know this passkey. It may have been removed. Sign in with your password.";
export const personNotVerified = "Your device didn't check that it's you. Please try again.";
export const verifyEmailFirst =
  'Please verify your email address before signing in. Check your inbox for a verification email.';

// Adding and renaming one.
export const enterPassword = 'Enter your password.';
export const passkeyAdded = 'Passkey added';
export const addFailed = "We couldn't add the passkey. Please try again.";
export const nameHint = 'So you can tell your passkeys apart.';
export const namePlaceholder = 'My phone';
export const yourPassword = 'Your password';
export const passwordHint = 'So nobody else can add a passkey on a screen you left open.';
export const waitingForDevice = 'Waiting for your device...';
export const next = 'Continue';
export const enterName = 'Enter a name.';
export const renamed = 'Renamed to {name}';
export const renameFailed = "We couldn't rename the passkey. Please try again.";
export const saveName = 'Save Name';
export const title = 'Passkeys';

// The dialog that lists them. A slot {passkey} is its name, which only a screen reader says.
export const addPasskey = 'Add a passkey';
export const renameTitle = 'Rename a passkey';
export const removeTitle = 'Remove a passkey';
export const whatPasskeysAre =
  "A passkey stays on your phone, your computer or a security key. You unlock it with your face, your fingerprint or the device's code, and you need no password and no second factor to sign in.";
export const loadingPasskeys = 'Loading your passkeys';
export const passkeysNotLoaded = "Couldn't load your passkeys.";
export const noPasskeys = 'No passkeys yet.';
export const added = 'Added {date}, not used yet';
export const addedAndUsed = 'Added {date}, last used {used}';
export const unnamed = 'Passkey';
export const renameNamed = 'Rename{passkey}';
export const removeNamed = 'Remove{passkey}';

// Where none can be made.
export const addressIsNumber =
  "Passkeys don't work at an address that's only numbers. Open Porchlight at its domain name to add one.";
export const browserCannotMakeOne = "This browser can't make passkeys. A newer one can.";

// Removing one.
export const removed = '{name} removed';
export const removeFailed = "We couldn't remove the passkey. Please try again.";
export const removeConfirm =
  "“{name}” will no longer sign you in. Your device may keep offering it until you delete it there too. Your password doesn't change.";
export const removePasskey = 'Remove Passkey';
