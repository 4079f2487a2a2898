import type { RateLimit } from '#server/kernel/rate-limit.ts';

/**
 * Where something can be guessed, and by whom tries are counted: `address` is the socket's; `person` is also the
 * address of mail that is typed in, whoever types it; `session` is also the one that sends along its token.
 */
type Guessing = 'nothing' | 'address' | 'person' | 'session';
export type AuthRoute = { method: 'GET' | 'POST'; path: string; guessing: Guessing };

const get = (path: string, guessing: Guessing = 'nothing'): AuthRoute => ({ method: 'GET', path, guessing });
const post = (path: string, guessing: Guessing): AuthRoute => ({ method: 'POST', path, guessing });

/**
 * Every route of the auth library that is open, under `/api/auth`. Whatever else it or a plugin brings along is not
 * there (changing one's name or address past our own forms, asking for mails at once and not by a job, which tells by
 * its time whether an address exists). A plugin's routes are opened by adding a line here, `:name` for a parameter,
 * and one in tests/attacks, which asks of each whether it opens a session past the second factor.
 */
export const authSurface: readonly AuthRoute[] = [
  get('/get-session'),
  get('/list-sessions'),
  post('/revoke-session', 'nothing'),
  post('/revoke-sessions', 'nothing'),
  post('/revoke-other-sessions', 'nothing'),
  post('/sign-out', 'nothing'),
  post('/sign-in/email', 'person'),
  post('/sign-in/email-otp', 'person'),
  post('/sign-in/social', 'address'),
  get('/callback/:id', 'address'),
  get('/list-accounts'),
  post('/link-social', 'nothing'),
  post('/unlink-account', 'nothing'),
  get('/verify-email', 'address'),
  post('/reset-password', 'address'),
  post('/change-password', 'session'),
  post('/confirm-password', 'session'),
  post('/two-factor/enable', 'session'),
  post('/two-factor/disable', 'session'),
  post('/two-factor/generate-backup-codes', 'session'),
  post('/two-factor/verify-totp', 'session'),
  post('/two-factor/verify-backup-code', 'session'),
  get('/passkey/generate-register-options'),
  post('/passkey/verify-registration', 'address'),
  get('/passkey/generate-authenticate-options'),
  post('/passkey/verify-authentication', 'address'),
  get('/passkey/list-user-passkeys'),
  post('/passkey/update-passkey', 'nothing'),
  post('/passkey/delete-passkey', 'nothing'),
];

/** Of one address: reading, and guessing. */
export const reading: RateLimit = { name: 'auth', max: 120, windowSeconds: 60 };
export const guessing: RateLimit = { name: 'auth-guess', max: 20, windowSeconds: 60 };
/**
 * Wrong passwords for one person from one network, and from all together; a right one clears both counts. A device that
 * the person has signed in from is counted by itself (accounts/known-devices.ts): strangers lock nobody out of it.
 */
export const perPersonFrom: RateLimit = { name: 'sign-in-from', max: 10, windowSeconds: 900 };
export const perPerson: RateLimit = { name: 'sign-in-to', max: 60, windowSeconds: 3600 };
/** Passwords and codes that somebody signed in is asked for once more. */
export const perSession: RateLimit = { name: 'auth-again', max: 20, windowSeconds: 900 };
