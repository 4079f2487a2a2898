// Around the form of /login.
export const forgotPassword = 'Forgot password?';
export const createAccount = 'Create an account';
export const signedInAlready = "You're already signed in. One moment…";
export const verified = 'Your email address is verified. You can sign in now.';
export const linkExpired = "This verification link has expired or isn't valid.";
export const newLink = 'Get a new link';
export const signedOutIdle = 'You were signed out after {minutes} minutes without activity. What you typed is saved.';
export const signedOutElsewhere = 'Your session has ended. Please sign in again.';

// Around the form of /signup.
export const signUpTitle = 'Start Today';
export const signUpLead = '14-day free trial, no credit card required';
/** The link says `signIn`. */
export const haveAccount = 'Already have an account? {link}';
export const signIn = 'Sign in';
// Somebody tried to sign in by a provider, whose account nobody here has connected.
export const unknownGoogle =
  "There's no Porchlight account for this Google account yet. Sign up here. Afterwards you can connect it in your profile, and sign in with it from then on.";
export const unknownWork =
  "There's no Porchlight account for this work account yet. Sign up here. Afterwards you can connect it in your profile, and sign in with it from then on.";

// While somebody is signed in and has not touched anything for long.
export const idleWarning = "You'll be signed out in one minute. Tap or press a key to stay signed in.";
