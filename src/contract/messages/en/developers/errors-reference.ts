// What each error of the API means and what a program does about it, by its status.
export const badRequest = 'The request cannot be read: it isn’t JSON, is nested too deeply, or leads to another site.';
export const unauthorized = 'Nobody is signed in, the session has ended, or the key was revoked or has ended.';
export const forbidden =
  'Not allowed: the key lacks a scope, the plan lacks the feature (`PLAN_NEEDED`), the role in the account does not include it (`NOT_IN_ROLE`), the account of `x-account` is not one of yours (`NOT_A_MEMBER`), a second factor has to be set up first (`TWO_FACTOR_REQUIRED`), or the password has to be given once more (`POST /api/auth/confirm-password`).';
export const notFound = 'Not there, or not yours.';
export const gone = 'It was there and is over for good.';
export const conflict =
  'Something changed in the meantime, or is there already. An `Idempotency-Key` that came with another body gets it, too.';
export const tooLarge = 'The body is too large: 256 kB of JSON, 5 MB of a picture.';
export const unsupported = 'Send `Content-Type: application/json`.';
export const invalid = 'Something is wrong with a field: `fields` says which, by its path.';
export const locked = 'Too many wrong tries: locked for `retry_after_seconds`.';
export const tooMany = 'Too many requests. Wait for as many seconds as `Retry-After` says.';
export const internal = 'Our fault. Nothing was written. Tell us the `request_id`.';
export const paymentsFailed = 'The payment provider did not answer.';
export const unavailable =
  'Cannot be served right now. Send it again after `Retry-After`, with the same `Idempotency-Key`.';

// In examples.
export const exampleFields = { name: 'Enter a name.' };
export const exampleSignIn = 'Invalid email or password';
