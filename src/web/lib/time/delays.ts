/** How long something stands before the next thing happens by itself, in ms (spec 1, section 9). */
export const delaysMs = {
  /** 'MFA enabled' and 'MFA disabled', until their dialog closes. */
  twoFactorDone: 2000,
  /** 'Copied', beside the secret. */
  secretCopied: 2000,
  /** A new password is set, until /login. */
  passwordReset: 3000,
  /** A profile is saved, until /dashboard. */
  profileSaved: 1000,
  /** A server that cannot be reached is asked again after so long, then after twice as long each time. */
  firstRetry: 200,
} as const;

/** Minutes without a sign of life until the tab signs out; the server ends an idle session after 30. */
export const idleMinutes = 15;
