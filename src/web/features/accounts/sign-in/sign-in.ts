import * as copy from '#contract/messages/en/accounts/sign-in.ts';
import { AuthError, callAuth } from '../../../lib/http/auth-call.ts';
import { forgetSession, sessionToken } from '../../../lib/session/session.ts';

/**
 * Why a sign-in did not succeed, in the specification's words. `unverified` when the address still has to be proved.
 */
export class SignInError extends Error {
  readonly unverified: boolean;

  constructor(message: string, { unverified = false, ...options }: ErrorOptions & { unverified?: boolean } = {}) {
    super(message, options);
    this.unverified = unverified;
  }
}

/** Password accepted, and a code still wanted: what has to be sent along with it. */
export type Challenge = string;

/** Signs this tab in, or answers the challenge of a second factor. Throws SignInError with a sentence for the form. */
export const signIn = (credentials: { email: string; password: string }, headers: Record<string, string> = {}) =>
  enterBy('email', credentials, headers);

/** The same with the six digits of a mail in place of the password. Throws SignInError. */
export const signInWithCode = (email: string, code: string) => enterBy('email-otp', { email, otp: code }, {});

async function enterBy(way: string, body: object, extra: Record<string, string>): Promise<Challenge | null> {
  forgetSession(); // somebody else's, left in this tab, must not speak for the one who comes
  try {
    const answer = await callAuth<{ twoFactorRedirect?: boolean }>('POST', `sign-in/${way}`, { body, headers: extra });
    const { body: said, headers } = answer;
    if (said.twoFactorRedirect) return challengeIn(headers);
    if (!sessionToken()) throw new SignInError(copy.wrongCredentials);
    return null;
  } catch (error) {
    throw error instanceof AuthError ? refusal(error) : error;
  }
}

/** The code of the authenticator app, or one of the backup codes. Throws SignInError. */
export async function verifySecondFactor(challenge: Challenge, code: string, kind: 'totp' | 'backup-code') {
  const headers = { 'x-two-factor-token': challenge };
  try {
    await callAuth('POST', `two-factor/verify-${kind}`, { body: { code }, headers });
  } catch (error) {
    throw error instanceof AuthError ? new SignInError(codeRefusal(error), { cause: error }) : error;
  }
  if (!sessionToken()) throw new SignInError(copy.mfaFailed);
}

function challengeIn(headers: Headers): Challenge {
  const challenge = headers.get('x-two-factor-token');
  if (!challenge) throw new SignInError(copy.noMfaChallenge);
  return challenge;
}

function refusal(error: AuthError) {
  const unverified = error.code === 'EMAIL_NOT_VERIFIED';
  const message = error.status === 0 ? copy.signInFailed : (refusals.get(error.code) ?? error.message);
  return new SignInError(message || copy.signInFailed, { unverified, cause: error });
}

const refusals = new Map<string, string>(
  Object.entries({
    EMAIL_NOT_VERIFIED: copy.verifyEmailFirst,
    INVALID_EMAIL_OR_PASSWORD: copy.wrongCredentials,
    INVALID_EMAIL: copy.wrongCredentials,
    INVALID_OTP: copy.wrongCode,
    OTP_EXPIRED: copy.codeExpired,
    TOO_MANY_ATTEMPTS: copy.tooManyCodes,
    MISSING_RESPONSE: copy.captchaMissing,
    VERIFICATION_FAILED: copy.captchaMissing,
    UNKNOWN_ERROR: copy.captchaDown,
  }),
);

function codeRefusal({ code, status, message }: AuthError) {
  if (status === 0) return message;
  return codeRefusals.get(code) ?? (status === 429 ? message : copy.wrongCode);
}

const codeRefusals = new Map<string, string>(
  Object.entries({
    INVALID_TWO_FACTOR_COOKIE: copy.noMfaChallenge,
    TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: copy.tooManyCodesSignIn,
    TOTP_NOT_ENABLED: copy.noMfaFactors,
  }),
);
