// Signing up, and a forgotten password.
export const verifySubject = 'Verify your email address';
export const verifyText = 'Please confirm that this is your address. The link works once, within 24 hours.';
export const verifyButton = 'Verify my address';
export const notSignedUp = "If you didn't sign up for Porchlight, ignore this email.";
export const verifiedSubject = 'Your email address is already verified';
export const verifiedText = 'Nothing is left to confirm. Sign in with this address and your password.';
export const verifiedButton = 'Sign in';
export const verifiedNotAsked = "If you didn't ask for this, ignore this email.";
export const resetSubject = 'Set a new password';
export const resetText = 'Somebody, we hope you, asked for a new password. The link works once, within one hour.';
export const resetButton = 'Set a new password';
export const resetNotYou = "If it wasn't you, ignore this email. Your password stays as it is.";
export const passwordChangedSubject = 'Your password was changed';
export const passwordChangedText =
  'The password of your Porchlight account was just changed. Every other session was signed out, and any API keys were ended.';
export const passwordChangedNotYou =
  "If it wasn't you, set a new password now with “Forgot password?” on the sign-in page and tell us.";
export const twoFactorOnSubject = 'Two-factor authentication was switched on';
export const twoFactorOffSubject = 'Two-factor authentication was switched off';
export const twoFactorOnText = 'Two-factor authentication of your Porchlight account was just switched on.';
export const twoFactorOffText = 'Two-factor authentication of your Porchlight account was just switched off.';
export const notYouChangePassword = "If it wasn't you, change your password now and tell us.";
export const passkeyAddedSubject = 'A passkey was added';
export const passkeyRemovedSubject = 'A passkey was removed';
export const passkeyAddedText =
  'A passkey was just added to your Porchlight account. Whoever has it can sign in without your password.';
export const passkeyRemovedText =
  'A passkey was just removed from your Porchlight account. It can no longer be used to sign in.';
export const passkeyNotYou =
  "If it wasn't you, change your password now, look through your passkeys under Security Settings, and tell us.";

// To a new colleague.
export const inviteSubject = 'Your Porchlight account';
export const inviteText =
  '{by} made an account for you on the Porchlight team. Set a password to get started. The link works once, within three days.';
export const inviteButton = 'Set a password';
export const inviteNotExpected = "If you didn't expect this, ignore this email.";

// A new email address: to the new one, to the old one, and what came of it.
export const newAddressSubject = 'Confirm your new email address';
export const newAddressText =
  'This address is about to become the one you sign in to Porchlight with. Confirm it within 7 days. The change takes effect when your current address agrees too, or on {date} if we hear nothing from it.';
export const newAddressButton = 'Confirm this address';
export const newAddressNotAsked = "If you didn't ask our team for this, ignore this email. Nothing changes.";
export const oldAddressSubject = 'Is your email address about to change?';
export const oldAddressText =
  'Somebody asked our team to change the address you sign in to Porchlight with to {next}. If that was you, confirm it here, and it changes as soon as the new address is confirmed too:';
export const oldAddressAgree = 'Confirm now';
export const oldAddressNotYou = "If it wasn't you, stop it:";
export const oldAddressStop = "This wasn't me: stop it";
export const oldAddressNeither =
  'If you do neither, it changes on {date}, or later, once the new address is confirmed.';
export const addressStaysSubject = 'Your email address stays the same';
export const addressStaysText =
  'You stopped the change to {next}. You keep signing in to Porchlight with this address.';
export const addressStaysTell = 'If somebody called our team in your name, tell us.';
export const addressChangedSubject = 'Your email address was changed';
export const addressChangedText =
  'You now sign in to Porchlight with {now}. Every session was signed out, and any API keys were ended.';
export const addressChangedNotYou = "If it wasn't you, tell us right away.";

// What just happened at the account.
export const newDeviceSubject = 'A new device signed in';
export const newDeviceText =
  "Somebody just signed in to your Porchlight account with a device we haven't seen before: {place}.";
export const newDeviceWhatToDo =
  "If it was you, there's nothing to do. If it wasn't, change your password now, sign out everywhere in your profile, and tell us.";
export const wrongCodeSubject = 'A wrong two-factor code was entered';
export const wrongCodeText =
  'Somebody who had your password just entered a wrong two-factor code for your Porchlight account: {place}.';
export const backupCodesSubject = 'New backup codes were made';
export const backupCodesText =
  'New backup codes for two-factor authentication of your Porchlight account were just made. The earlier ones no longer work.';
export const signedOutSubject = 'You were signed out';
export const signedOutText =
  '{by} of the Porchlight team signed you out of your account. You can sign in again at any time.';
export const signedOutEverywhereText =
  '{by} of the Porchlight team signed you out of your account everywhere and ended any API keys. You can sign in again at any time.';
export const signedOutNotAsked = "If you didn't ask for it, tell us.";
export const connectedSubject = '{provider} was connected';
export const disconnectedSubject = '{provider} was disconnected';
export const connectedText = 'Your Porchlight account was just connected to {provider}. You can now sign in with it.';
export const disconnectedText =
  'Your Porchlight account was just disconnected from {provider}. It can no longer be used to sign in.';
export const identityNotYou =
  "If it wasn't you, change your password now, look through your connected accounts, and tell us.";

// The code that signs in.
export const codeSubject = 'Your sign-in code';
export const codeText =
  'Your code is {code}. It works once, within {minutes, plural, one {# minute} other {# minutes}}.';
export const codeProves =
  'Signing in with it also confirms this address. A password that was set before then stops working; you can set a new one with “Forgot password?” on the sign-in page.';
export const codeOnlyHere =
  'Type it only on the sign-in page of Porchlight. Nobody at Porchlight will ever ask you for it.';
export const codeNotAsked = "If you didn't ask for it, ignore this email.";

// The account's deletion.
export const deletionSubject = 'Your account will be deleted';
export const deletionText = 'You asked us to delete your Porchlight account. That happens on {date}.';
export const deletionMore =
  "Then we delete your properties, contractors, stays, guests, chats, work orders, articles, rules, pictures and papers for good. Open jobs are cancelled and their contractors told, guest links and API keys stop working, and your plan ends without a refund. Until then everything works, and your plan isn't renewed. Your invoices stay with our payment provider, as the law requires.";
export const deletionKeep = 'To keep your account, sign in before then and press “Keep My Account”:';
export const yourProfile = 'Your profile';
export const deletionNotYou = "If it wasn't you, do that now, change your password, and tell us.";
export const deletionOffSubject = 'Your account stays';
export const deletionOffText = "Your Porchlight account won't be deleted, and your plan goes on as before.";
export const deletedSubject = 'Your account was deleted';
export const deletedText =
  "We deleted your Porchlight account and everything we kept for it, as you asked. It can't be brought back.";
export const invoicesStay = 'Your invoices stay with our payment provider, as the law requires.';

// The greeting, and how a day is said.
export const hello = 'Hello {name},';
export const helloNobody = 'Hello,';
export const dateAtTime = '{date} at {time}';
