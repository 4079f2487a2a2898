// What the server answers about accounts.
export const badLink = "This link doesn't work anymore. Ask the Porchlight team for a new one.";
export const tooCommon = "That's one of the first passwords anybody would try. Choose something less common.";
export const ownName =
  "Leave our name out. It's one of the first things anybody would try. Choose something of your own.";
export const deactivated = 'This account was deactivated. Ask an admin.';
export const tooLate = "It's too late. This account is being deleted.";
export const staffKeepTwoFactor = 'Staff accounts have to keep two-factor authentication on.';
export const wrongCode = 'Invalid verification code. Please try again.';
export const passwordStays = "You can't remove the password.";
export const providerUnreachable =
  "{provider} can't be reached right now. Try again in a moment, or use your password.";
export const nameTooLong = 'Use {count, plural, one {# character} other {# characters}} at most.';
export const emailTaken = "There's already an account for {email}.";
export const personNotVerified = "Your device didn't check that it's you. Please try again.";
export const passwordFirst = 'Enter your password first.';
export const accountExists =
  'An account with the email address "{email}" already exists. Please sign in instead or use a different email address.';
export const resetSent = 'If an account with that email exists, a password reset link has been sent.';
export const codeSent = 'If an account with that email exists, a code is on its way.';
export const verificationSent = 'Verification email sent! Please check your inbox and spam folder.';
export const accountCreated =
  'Account created successfully! Please check your email for a verification link to complete your registration.';
export const noAccount = 'No account found with this email';
export const twoFactorDisabled = 'MFA disabled successfully';
export const tooManyCodes = 'Too many wrong codes. Try again in {time}.';
export const passwordAlreadySet = "They've already set a password.";
export const notYourself = "You can't lock yourself out.";
export const oneAdmin = 'There has to be an admin. Make somebody else one first.';

// In the security log: whether two-factor authentication was switched on.
export const on = 'On';
export const off = 'Off';

// In a mail: "Chrome on Windows, from 203.0.113.7".
export const deviceFrom = '{device}, from {address}';
export const unnamedPasskey = 'Passkey';
export const emailNotVerified = 'Email not verified';

// In the security log: what somebody who is signed in was asked for once more.
export const wrongPasswordTold = 'Wrong password';
export const wrongCodeTold = 'Wrong code';

// In the security log: how somebody signed in.
export const byPassword = 'Password';
export const byCode = 'Code by email';
export const byApp = 'Authenticator app';
export const byBackupCode = 'Backup code';
export const byPasskey = 'Passkey';
export const byIdentity = 'Connected account';
