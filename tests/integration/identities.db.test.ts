import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPerson } from '#features/accounts';
import { account, user } from '#server/db/tables/auth.ts';
import {
  addOwner,
  asBrowser,
  call,
  password,
  publicUrl,
  signIn,
  startTestHouse,
  type TestHouse,
} from '../support/house.ts';
import { type IdentityProvider, startIdentityProvider } from '../support/identity-provider.ts';
import { readOutbox, waitFor } from '../support/waiting.ts';

// Signing in by Google and by an organisation's own provider, each a server of that shape on this machine.

let house: TestHouse;
let google: IdentityProvider;
let company: IdentityProvider;
beforeAll(async () => {
  [google, company] = await Promise.all([startIdentityProvider(), startIdentityProvider()]);
  house = await startTestHouse({
    env: {
      GOOGLE_ISSUER: google.issuer,
      GOOGLE_CLIENT_ID: google.clientId,
      GOOGLE_CLIENT_SECRET: google.clientSecret,
      SSO_ISSUER: company.issuer,
      SSO_CLIENT_ID: company.clientId,
      SSO_CLIENT_SECRET: company.clientSecret,
      SSO_NAME: 'Harbour Stays',
    },
  });
});
afterAll(() => Promise.all([house.end(), google.stop(), company.stop()]));
beforeEach(() => {
  google.lies = {};
});

type Headers = Record<string, string>;
const auth = (method: 'GET' | 'POST', path: string, body?: object, headers: Headers = {}) =>
  call(house, method, `/api/auth/${path}`, body, { ...asBrowser, 'x-test-address': randomUUID(), ...headers });
const at = (provider: IdentityProvider) => (provider === google ? 'google' : 'sso');
const mailTo = (to: string, subject: RegExp) =>
  waitFor(async () => (await readOutbox(house)).find((m) => m.to === to && subject.test(m.subject ?? '')));

/** What a tab holds once it was told where to go. */
async function begin(provider: IdentityProvider, path: 'sign-in/social' | 'link-social', session: Headers = {}) {
  const begun = await auth(
    'POST',
    path,
    { provider: at(provider), callbackURL: '/login/return', disableRedirect: true },
    session,
  );
  expect(begun.status).toBe(200);
  expect(begun.headers.get('set-cookie')).toBeNull();
  return { url: String(begun.body.url), held: { 'x-sign-in-state': begun.headers.get('x-sign-in-state') ?? '' } };
}

/** Somebody says there who they are. @returns the address they are sent back to */
async function consent(url: string) {
  const page = await (await fetch(url)).text();
  const back = /href="([^"]*code=[^"]*)"/.exec(page)?.[1];
  if (!back) throw new Error(page);
  return new URL(back.replaceAll('&amp;', '&'));
}

const finish = (provider: IdentityProvider, back: URL, headers: Headers) =>
  auth('GET', `callback/${at(provider)}${back.search}`, undefined, headers);
const errorIn = ({ body }: { body: { location?: string } }) =>
  new URL(body.location ?? '', publicUrl).searchParams.get('error');

async function go(provider: IdentityProvider, path: 'sign-in/social' | 'link-social', session: Headers = {}) {
  const { url, held } = await begin(provider, path, session);
  return finish(provider, await consent(url), { ...held, ...session });
}

async function linkedOwner(provider: IdentityProvider, email: string) {
  const id = await addOwner(house, email);
  const session = await signIn(house, email);
  provider.person = { sub: `sub-${email}`, email, email_verified: true, name: 'Ada Byron' };
  expect(errorIn(await go(provider, 'link-social', session))).toBeNull();
  return { id, email, session };
}

describe('which ways in there are', () => {
  it('is told to the page', async () => {
    expect((await call(house, 'GET', '/api/v1/ways-in')).body).toEqual({
      providers: [
        { id: 'google', name: 'Google' },
        { id: 'sso', name: 'Harbour Stays' },
      ],
      code: false,
      captcha: false,
    });
  });

  it('and what is not configured is not there', async () => {
    const bare = await startTestHouse();
    expect((await call(bare, 'GET', '/api/v1/ways-in')).body).toEqual({ providers: [], code: false, captcha: false });
    const asked = await call(bare, 'POST', '/api/auth/sign-in/social', { provider: 'google' }, asBrowser);
    expect(asked.status).toBe(404);
    expect((await call(bare, 'POST', '/api/v1/sign-in-code', { email: 'a@example.com' })).status).toBe(404);
    const code = { email: 'a@example.com', otp: '123456' };
    expect((await call(bare, 'POST', '/api/auth/sign-in/email-otp', code, asBrowser)).status).toBe(404);
    await bare.end();
  });
});

for (const [name, provider] of [
  ['Google', () => google],
  ['an organisation', () => company],
] as const) {
  describe(`signing in with ${name}`, () => {
    it('is linked from the profile, told by mail, opens the account by bearer alone, and can be unlinked', async () => {
      const { email, session } = await linkedOwner(provider(), `${at(provider())}@example.com`);
      await mailTo(email, /was connected/);
      const entered = await go(provider(), 'sign-in/social');
      expect(entered.status).toBe(200);
      expect(errorIn(entered)).toBeNull();
      expect(entered.headers.get('set-cookie')).toBeNull();
      const me = { authorization: `Bearer ${entered.headers.get('set-auth-token')}` };
      expect((await call(house, 'GET', '/api/v1/me', undefined, me)).body).toMatchObject({ email });

      const linked = (await auth('GET', 'list-accounts', undefined, session)).body;
      expect(linked.map((a: { providerId: string }) => a.providerId).sort()).toEqual(['credential', at(provider())]);
      const own = linked.find((a: { providerId: string }) => a.providerId === at(provider()));
      expect((await auth('POST', 'unlink-account', { accountId: own.id }, session)).status).toBe(200);
      await mailTo(email, /was disconnected/);
      expect(errorIn(await go(provider(), 'sign-in/social'))).toBe('account_not_linked');
    });
  });
}

describe('an identity', () => {
  it('that nobody has an account for makes none', async () => {
    google.person = { sub: 'stranger', email: 'stranger@example.com', email_verified: true, name: 'Stranger' };
    const answer = await go(google, 'sign-in/social');
    expect([errorIn(answer), answer.headers.get('set-auth-token')]).toEqual(['signup_disabled', null]);
    expect(await house.authDb.select().from(user).where(eq(user.email, 'stranger@example.com'))).toEqual([]);
  });

  it('is linked only with the same, verified address, and never at a sign-in', async () => {
    await addOwner(house, 'same@example.com');
    const session = await signIn(house, 'same@example.com');
    google.person = { sub: 's1', email: 'same@example.com', email_verified: true, name: 'S' };
    expect(errorIn(await go(google, 'sign-in/social'))).toBe('account_not_linked');
    google.person = { ...google.person, email: 'other@example.com' };
    expect(errorIn(await go(google, 'link-social', session))).toBe('email_does_not_match');
    google.person = { ...google.person, email: 'same@example.com', email_verified: false };
    expect(errorIn(await go(google, 'link-social', session))).toBe('unable_to_link_account');
    expect((await auth('GET', 'list-accounts', undefined, session)).body).toHaveLength(1);
  });

  it('belongs to one person', async () => {
    const { email } = await linkedOwner(google, 'first@example.com');
    await addOwner(house, 'second@example.com');
    const session = await signIn(house, 'second@example.com');
    google.person = { ...google.person, sub: `sub-${email}`, email: 'second@example.com' };
    expect(errorIn(await go(google, 'link-social', session))).toBe('account_already_linked_to_different_user');
  });

  it('goes when staff change the address it was connected with, and both addresses are told', async () => {
    const { id, email } = await linkedOwner(google, 'moving@example.com');
    const lead = { email: 'lena@example.com', name: 'Lena Lead', role: 'admin', password } as const;
    await createPerson(house.auth, house.authDb, lead);
    const asked = { email: 'moved@example.com' };
    await call(house, 'POST', `/api/v1/staff/owners/${id}/email`, asked, await signIn(house, lead.email));
    const token = /token=([\w-]+)/.exec((await mailTo(asked.email, /Confirm/)).text)?.[1];
    expect((await call(house, 'POST', '/api/v1/confirm-email', { token })).status).toBe(200);
    expect(errorIn(await go(google, 'sign-in/social'))).toBe('signup_disabled');
    await mailTo(email, /address was changed/);
    await mailTo(asked.email, /Google was disconnected/);
    expect((await auth('POST', 'sign-in/email', { ...asked, password })).status).toBe(200);
  });

  it('is one of the issuer that gave it, not of another that gives the same number', async () => {
    const { id } = await linkedOwner(company, 'issued@example.com');
    const [own] = await house.authDb
      .select({ of: account.accountId })
      .from(account)
      .where(and(eq(account.userId, id), eq(account.providerId, 'sso')));
    expect(own?.of).toBe(`${company.issuer} sub-issued@example.com`);
  });

  it('leaves none of the provider’s tokens with us, and does not take the password’s place', async () => {
    const { id, session } = await linkedOwner(google, 'tokens@example.com');
    await go(google, 'sign-in/social');
    const rows = await house.authDb.select().from(account).where(eq(account.userId, id));
    for (const row of rows) expect(row).toMatchObject({ accessToken: null, refreshToken: null, idToken: null });
    const own = rows.find(({ providerId }) => providerId === 'credential');
    const refused = await auth('POST', 'unlink-account', { accountId: own?.id }, session);
    expect([refused.status, refused.body.code]).toEqual([400, 'PASSWORD_STAYS']);
    expect((await auth('POST', 'sign-in/email', { email: 'tokens@example.com', password })).status).toBe(200);
  });

  it('does not stand for the second factor, nor for a verified address', async () => {
    const { id, email } = await linkedOwner(google, 'guarded@example.com');
    await house.authDb.update(user).set({ twoFactorEnabled: true }).where(eq(user.id, id));
    const half = await go(google, 'sign-in/social');
    expect(half.headers.get('set-auth-token')).toBeNull();
    expect(half.headers.get('x-two-factor-token')).toBeTruthy();
    await house.authDb.update(user).set({ twoFactorEnabled: false, emailVerified: false }).where(eq(user.id, id));
    google.person = { ...google.person, email, email_verified: false };
    const unverified = await go(google, 'sign-in/social');
    expect([errorIn(unverified), unverified.headers.get('set-auth-token')]).toEqual(['EMAIL_NOT_VERIFIED', null]);
  });
});

describe('what one tab began', () => {
  it('no other finishes: not without its state, not with another one’s, and not twice', async () => {
    const { session } = await linkedOwner(google, 'tab@example.com');
    const mine = await begin(google, 'sign-in/social');
    const theirs = await begin(google, 'sign-in/social');
    const back = await consent(mine.url);
    const without = await auth('GET', `callback/google${back.search}`);
    expect(without.status).toBe(302);
    expect(without.headers.get('location')).toContain('error=state_mismatch');
    for (const held of [theirs.held, { 'x-sign-in-state': 'made.up' }]) {
      const answer = await finish(google, back, held);
      expect([errorIn(answer), answer.headers.get('set-auth-token')]).toEqual(['state_mismatch', null]);
    }
    const link = await begin(google, 'link-social', session);
    expect(errorIn(await finish(google, await consent(link.url), mine.held))).toBe('state_mismatch');
    expect((await finish(google, back, mine.held)).headers.get('set-auth-token')).toBeTruthy();
    const again = await finish(google, back, mine.held);
    expect([errorIn(again), again.headers.get('set-auth-token')]).toEqual(['state_mismatch', null]);
  });

  it('takes no token that is forged, for somebody else, or for another try', async () => {
    await linkedOwner(google, 'forged@example.com');
    for (const lies of [
      { forged: true },
      { claims: { aud: 'another-client' } },
      { claims: { iss: 'https://evil.test' } },
      { claims: { nonce: 'another-try' } },
      { claims: { exp: 1 } },
    ]) {
      google.lies = lies;
      const answer = await go(google, 'sign-in/social');
      expect([errorIn(answer), answer.headers.get('set-auth-token')]).toEqual(['unable_to_get_user_info', null]);
    }
  });

  it('says so when the provider does not answer, and asks again the next time', async () => {
    const provider = await startIdentityProvider();
    await provider.stop();
    const env = { GOOGLE_ISSUER: provider.issuer, GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'y' };
    const alone = await startTestHouse({ env });
    const body = { provider: 'google', callbackURL: '/login/return', disableRedirect: true };
    const asked = await call(alone, 'POST', '/api/auth/sign-in/social', body, asBrowser);
    expect([asked.status, asked.body.code]).toEqual([503, 'PROVIDER_UNREACHABLE']);
    expect(asked.body.message).toContain("Google can't be reached right now.");
    const back = await startIdentityProvider(Number(new URL(provider.issuer).port));
    expect((await call(alone, 'POST', '/api/auth/sign-in/social', body, asBrowser)).status).toBe(200);
    await Promise.all([alone.end(), back.stop()]);
  });
});
