import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { twoFactor } from '#server/db/tables/auth.ts';
import { enter } from '#web/features/accounts/sign-in/enter.ts';
import { signIn, verifySecondFactor } from '#web/features/accounts/sign-in/sign-in.ts';
import { forgetSession, sessionToken } from '#web/lib/session/session.ts';
import {
  addOwner,
  asBrowser,
  call,
  password,
  publicUrl,
  startTestApplication,
  type TestApplication,
} from '../support/application.ts';
import { codeOf, secretIn, wrongCode } from '../support/codes.ts';

// What the sign-in page says to each of the server's answers, word for word (spec 1, section 8).

let application: TestApplication;
let reachable = true;
const wentTo = vi.fn();
const kept = new Map<string, string>();

/** What a page has and Node's globals do not: where it stands, its storage, its events, addresses relative to it. */
beforeAll(async () => {
  application = await startTestApplication();
  vi.stubGlobal('location', Object.assign(new URL(`${publicUrl}/login`), { replace: wentTo }));
  vi.stubGlobal('dispatchEvent', () => true);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  class PageRequest extends Request {
    constructor(address: RequestInfo | URL, init?: RequestInit) {
      super(typeof address === 'string' ? new URL(address, publicUrl) : address, init);
    }
  }
  vi.stubGlobal('Request', PageRequest);
  vi.stubGlobal('fetch', async (request: Request) => {
    if (!reachable) throw new TypeError('Failed to fetch');
    const sent = new Request(request);
    sent.headers.set('origin', publicUrl);
    return application.app.request(sent, undefined, { incoming: { socket: { remoteAddress: '192.0.2.90' } } });
  });
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await application.end();
});
beforeEach(() => {
  reachable = true;
  forgetSession();
  wentTo.mockClear();
});

const refused = (email: string, typed = password) =>
  signIn({ email, password: typed }).catch((error: unknown) => error);

it('a right password leads to the dashboard, or back to where one came from', async () => {
  await addOwner(application, 'right@example.com');
  expect(await signIn({ email: 'right@example.com', password })).toBeNull();
  await enter(null);
  expect(wentTo).toHaveBeenCalledWith('/dashboard');
  await enter('/profile');
  expect(wentTo).toHaveBeenCalledWith('/profile');
});

it('a wrong password and an unknown address are told alike', async () => {
  await addOwner(application, 'wrong@example.com');
  const words = { message: 'Sign-in failed. Please check your credentials and try again.', unverified: false };
  expect(await refused('wrong@example.com', 'Not-mine1!')).toMatchObject(words);
  expect(await refused('nobody@example.com')).toMatchObject(words);
});

it('an address that is not verified is told so, and offered another mail', async () => {
  const id = await addOwner(application, 'early@example.com');
  await application.authDb.execute(sql`update auth."user" set email_verified = false where id = ${id}`);
  expect(await refused('early@example.com')).toMatchObject({
    message: 'Please verify your email address before signing in. Check your inbox for a verification email.',
    unverified: true,
  });
});

it('a right password without a record is no account, and leaves nobody signed in', async () => {
  const id = await addOwner(application, 'gone@example.com');
  await application.authDb.execute(sql`delete from users where id = ${id}`);
  expect(await signIn({ email: 'gone@example.com', password })).toBeNull();
  await expect(enter(null)).rejects.toThrow('No account found with this email');
  expect(sessionToken()).toBeNull();
});

it('a server that cannot be reached', async () => {
  reachable = false;
  expect(await refused('right@example.com')).toMatchObject({ message: 'Failed to sign in' });
});

it('a code that is wrong, a challenge that is over, a factor that is gone', async () => {
  const email = 'codes@example.com';
  const userId = await addOwner(application, email);
  expect(await signIn({ email, password })).toBeNull();
  const session = { ...asBrowser, authorization: `Bearer ${sessionToken()}` };
  const begun = await call(application, 'POST', '/api/auth/two-factor/enable', { password }, session);
  const secret = secretIn(begun.body.totpURI);
  await call(application, 'POST', '/api/auth/two-factor/verify-totp', { code: await codeOf(secret) }, session);

  const challenge = String(await signIn({ email, password }));
  const answer = (code: string, to = challenge) => verifySecondFactor(to, code, 'totp');
  await expect(answer(await wrongCode(secret))).rejects.toThrow('Invalid verification code. Please try again.');
  await expect(answer('000000', 'made.up')).rejects.toThrow('No MFA challenge found. Please try signing in again.');
  expect(sessionToken()).toBeNull();
  await answer(await codeOf(secret, 1));
  expect(sessionToken()).not.toBeNull();

  const again = String(await signIn({ email, password }));
  await application.authDb.delete(twoFactor).where(eq(twoFactor.userId, userId));
  await expect(answer('000000', again)).rejects.toThrow('No MFA factors found. Please set up MFA first.');
});
