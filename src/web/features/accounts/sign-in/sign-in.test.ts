import { beforeEach, expect, test, vi } from 'vitest';
import { AuthError } from '../../../lib/http/auth-call.ts';
import { codeWords, digitsOfCode, isWholeCode } from '../two-factor/code-digits.ts';
import { twoFactorFailure } from '../two-factor/two-factor.ts';
import { signIn, verifySecondFactor } from './sign-in.ts';

// Answers that our own server never gives (what it does: tests/integration/sign-in-words.db.test.ts), and the words
// for a failure that has none.

const nobody = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
vi.stubGlobal('sessionStorage', nobody);
vi.stubGlobal('dispatchEvent', () => true);
class PageRequest extends Request {
  constructor(address: string, init?: RequestInit) {
    super(new URL(address, 'http://porchlight.test'), init);
  }
}
vi.stubGlobal('Request', PageRequest);
const answer = vi.fn<() => Response>();
vi.stubGlobal('fetch', async () => answer());
beforeEach(() => answer.mockReset());

const credentials = { email: 'ada@example.com', password: 'Nightlight1!' };

test.each([
  ['nothing to go in with', Response.json({}), 'Sign-in failed. Please check your credentials and try again.'],
  ['no challenge', Response.json({ twoFactorRedirect: true }), 'No MFA challenge found. Please try signing in again.'],
  ['no words', new Response('', { status: 500 }), 'Failed to sign in'],
  [
    'words of its own',
    Response.json({ code: 'BUSY', message: 'Come back at nine.' }, { status: 503 }),
    'Come back at nine.',
  ],
])('a sign-in that is answered with %s', async (_, response, words) => {
  answer.mockReturnValue(response);
  await expect(signIn(credentials)).rejects.toThrow(words);
});

test('a code that is taken without letting anybody in', async () => {
  answer.mockReturnValue(Response.json({}));
  await expect(verifySecondFactor('challenge', '123456', 'totp')).rejects.toThrow('MFA verification failed');
});

test('setting a second factor up or off fails in the words of the step, but for the password and a limit', () => {
  const step = 'Failed to set up MFA. Please try again.';
  expect(twoFactorFailure(new TypeError('Failed to fetch'), step)).toBe(step);
  expect(twoFactorFailure(new AuthError(0, 'UNREACHABLE', 'We could not reach it.'), step)).toBe(step);
  expect(twoFactorFailure(new AuthError(500, '', 'Internal'), step)).toBe(step);
  expect(twoFactorFailure(new AuthError(400, 'INVALID_PASSWORD', 'Invalid password'), step)).toBe(
    "That's not your password.",
  );
  expect(twoFactorFailure(new AuthError(429, 'X', 'Try again in 3 minutes.'), step)).toBe('Try again in 3 minutes.');
});

test('a code is six digits, however it is pasted', () => {
  expect(['123 456', '12-34-56-78', 'a1b2'].map(digitsOfCode)).toEqual(['123456', '123456', '12']);
  expect(['123456', '12345', ''].map(isWholeCode)).toEqual([true, false, false]);
  expect(codeWords).toEqual({
    code: 'Please enter a valid 6-digit code',
    setup: 'Please enter a valid 6-digit verification code.',
  });
});
