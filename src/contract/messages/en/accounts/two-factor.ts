// The codes for when the phone is lost.
export const backupCodes = 'Backup codes';
export const keepBackupCodes =
  "Keep these for when you don't have your phone. Each works once, and we only show them now.";
export const downloadBackupCodes = 'Download backup codes';
export const backupFileTitle = 'Porchlight backup codes';
export const backupFileNote = 'Each works once, in place of a code from the authenticator app.';

// At the field of a code.
export const codeInvalid = 'Please enter a valid 6-digit code';
export const verificationCodeInvalid = 'Please enter a valid 6-digit verification code.';

// The reminder above every screen.
export const makeBackupCodes = 'Make new backup codes';
export const noBackupCodes = "You have no backup codes left for when you don't have your phone.";
export const fewBackupCodes =
  "You have {count, plural, one {# backup code} other {# backup codes}} left for when you don't have your phone.";

// Once it is on.
export const isOn = 'Two-factor authentication is on, with an authenticator app.';
export const staffKeepItOn = 'Staff accounts have to keep it on.';
export const disable = 'Disable 2FA';
export const newBackupCodes = 'New Backup Codes';
export const newCodesMade = 'Here are ten new codes. The old ones no longer work.';
export const enterPassword = 'Enter your password.';
export const newCodesFailed = "We couldn't make new codes. Please try again.";
export const newCodesNote = 'You get ten new backup codes, and the old ones stop working.';
export const yourPassword = 'Your password';
export const makeNewCodes = 'Make New Codes';
export const disableFailed = 'Failed to disable MFA. Please try again.';
export const disableNote = 'Without two-factor authentication, your password alone opens your account.';
export const sixDigitCode = '6-digit code';
export const appCodeHint = 'The code your authenticator app shows now.';
export const usePassword = 'Use my password instead';
export const useCode = 'Use a code instead';

// Setting it up.
export const scan = 'Scan this with your authenticator app.';
export const qrCode = 'QR code for your authenticator app';
export const next = 'Continue';
export const orTypeSecret = 'Or type this secret';
export const copySecret = 'Copy{secret}';
export const theSecret = 'the secret';
export const copied = 'Copied';
export const copyRefused = "Your browser didn't let us copy it. Select the secret and copy it.";
export const verificationFailed = 'Verification failed. Please check your code and try again.';
export const verify = 'Verify';
export const verifying = 'Verifying...';
export const backToQrCode = 'Back to QR Code';
export const setUpFailed = 'Failed to set up MFA. Please try again.';
export const passwordThenCode = 'After your password, we ask for a code that only you can see.';
export const howToGetCode = 'How do you want to get the code?';
export const authenticatorApp = 'Authenticator app';
export const authenticatorAppHint = 'An app on your phone shows a new code every 30 seconds.';
export const textMessage = 'Text message (SMS)';
export const smsNotAvailable = 'SMS MFA is not yet available. Please use email MFA for now.';

// The dialog.
export const title = 'Two-Factor Authentication';
export const enabled = 'MFA enabled successfully! Your account is now more secure.';
export const disabled = 'MFA disabled successfully';
export const wrongPassword = "That's not your password.";
