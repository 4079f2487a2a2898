// The check against robots.
export const captchaNotLoaded = "We couldn't load the check that you're human. Try again in a moment.";
export const captchaMissing = "Please complete the check that you're human.";
export const captchaTitle = "Check that you're human";

// The form, and the dialogs beside it.
export const inNoAccount = "You're not in any account anymore. Ask its owner to invite you again.";
export const noAccount = 'No account found with this email';
export const resetTitle = 'Reset Your Password';
export const resetHint = "We'll email you a link to set a new password. It works for one hour.";
export const sendResetLink = 'Send Reset Link';
export const resetFailed = 'Failed to send password reset email.';

// Other ways to sign in.
export const providerUnreachable = "{provider} can't be reached right now.";
export const signInWith = 'Sign in with {provider}';
export const emailMeCode = 'Email me a code';
export const codeTitle = 'Sign in with a code';
export const codeHint = "We'll email you a six-digit code. It works once, for ten minutes.";
export const sendCode = 'Send Code';
export const codeNotSent = "We couldn't send the code.";
export const signInFailed = 'Failed to sign in';
export const sixDigitCode = '6-digit code';
export const codeFrom = 'From the email we sent to {to}.';
export const signIn = 'Sign In';
export const verifying = 'Verifying...';
export const sendAnotherCode = 'Send another code';

// Why signing in with a provider such as Google didn't work.
export const notBegunHere = "This sign-in didn't start in this tab. Please start again.";
export const notContinued = "You didn't continue with {provider}.";
export const notConnected =
  "Your Porchlight account isn't connected to {provider} yet. Sign in with your password, then connect it under “Connected accounts” in your profile.";
export const connectedElsewhere = 'This {provider} account is connected to another Porchlight account.';
export const otherAddress =
  'This {provider} account has a different email address than your Porchlight account. You can only connect an account with the same address.';
export const providerNotVerified = "{provider} hasn't verified this account's email address, so it can't be connected.";
export const redirectTooLate = 'That took too long, or it started somewhere else. Please start again.';
export const verifyEmailFirst =
  'Please verify your email address before signing in. Check your inbox for a verification email.';
export const providerUnclear = "We couldn't confirm what {provider} told us. Please try again.";

// The second factor.
export const twoFactor = 'Two-Factor Authentication';
export const useApp = 'Use the authenticator app';
export const useBackupCode = 'Use a backup code';
export const enterBackupCode = 'Enter one of your backup codes.';
export const mfaFailed = 'MFA verification failed';
export const backupCode = 'Backup code';
export const backupCodeHint = 'One of the ten you downloaded. Each works once.';
export const fromApp = 'From your authenticator app.';
export const verify = 'Verify';

// The form itself.
export const password = 'Password';
export const signingIn = 'Signing in...';
export const verifyAgain = 'Send the verification email again';
export const enterPassword = 'Enter your password.';
export const signInWithPasskey = 'Sign in with a passkey';
export const oneMoment = 'One moment...';
export const backToSettings = 'Back to your settings';
export const backToSignIn = 'Back to sign in';

// Why the server refused.
export const wrongCredentials = 'Sign-in failed. Please check your credentials and try again.';
export const noMfaChallenge = 'No MFA challenge found. Please try signing in again.';
export const wrongCode = 'Invalid verification code. Please try again.';
export const codeExpired = 'This code has expired. Ask for another one.';
export const tooManyCodes = 'Too many wrong codes. Ask for another one.';
export const captchaDown = "We can't check that you're human right now. Please try again in a moment.";
export const tooManyCodesSignIn = 'Too many wrong codes. Please sign in again.';
export const noMfaFactors = 'No MFA factors found. Please set up MFA first.';

// The field of the email address.
export const enterEmail = 'Enter your email address.';
export const enterValidEmail = 'Enter an email address like name@example.com.';
