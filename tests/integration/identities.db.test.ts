import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createPerson } from '#features/accounts';
import { account, user } from '#server/db/tables/auth.ts';
import {
  addOwner,
  asBrowser,
  call,
  password,
  signInWithPassword,
  startTestApplication,
} from '../support/application.ts';
import { errorIn, identitiesAtHand } from '../support/identities-at-hand.ts';
import { mailTo } from '../support/waiting.ts';

// Signing in by Google and by an organization's own provider, and what such an identity is good for.

const { at, auth, nameOf, go, linkedOwner } = identitiesAtHand();

describe('which ways in there are', () => {
  it('is told to the page', async () => {
    expect((await call(at.application, 'GET', '/api/v1/ways-in')).body).toEqual({
      providers: [
        { id: 'google', name: 'Google' },
        { id: 'sso', name: 'Harbour Stays' },
      ],
      code: false,
      captcha: false,
    });
  });

  it('and what is not configured is not there', async () => {
    const bare = await startTestApplication();
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
  ['Google', () => at.google],
  ['an organization', () => at.company],
] as const) {
  describe(`signing in with ${name}`, () => {
    it('is linked from the profile, told by mail, opens the account by bearer alone, and can be unlinked', async () => {
      const { email, session } = await linkedOwner(provider(), `${nameOf(provider())}@example.com`);
      await mailTo(at.application, email, /was connected/);
      const entered = await go(provider(), 'sign-in/social');
      expect(entered.status).toBe(200);
      expect(errorIn(entered)).toBeNull();
      expect(entered.headers.get('set-cookie')).toBeNull();
      const me = { authorization: `Bearer ${entered.headers.get('set-auth-token')}` };
      expect((await call(at.application, 'GET', '/api/v1/me', undefined, me)).body).toMatchObject({ email });

      const linked = (await auth('GET', 'list-accounts', undefined, session)).body;
      expect(linked.map((a: { providerId: string }) => a.providerId).sort()).toEqual([
        'credential',
        nameOf(provider()),
      ]);
      const own = linked.find((a: { providerId: string }) => a.providerId === nameOf(provider()));
      expect((await auth('POST', 'unlink-account', { accountId: own.id }, session)).status).toBe(200);
      await mailTo(at.application, email, /was disconnected/);
      expect(errorIn(await go(provider(), 'sign-in/social'))).toBe('account_not_linked');
    });
  });
}

describe('an identity', () => {
  it('that nobody has an account for makes none', async () => {
    at.google.person = { sub: 'stranger', email: 'stranger@example.com', email_verified: true, name: 'Stranger' };
    const answer = await go(at.google, 'sign-in/social');
    expect([errorIn(answer), answer.headers.get('set-auth-token')]).toEqual(['signup_disabled', null]);
    expect(await at.application.authDb.select().from(user).where(eq(user.email, 'stranger@example.com'))).toEqual([]);
  });

  it('is linked only with the same, verified address, and never at a sign-in', async () => {
    await addOwner(at.application, 'same@example.com');
    const session = await signInWithPassword(at.application, 'same@example.com');
    at.google.person = { sub: 's1', email: 'same@example.com', email_verified: true, name: 'S' };
    expect(errorIn(await go(at.google, 'sign-in/social'))).toBe('account_not_linked');
    at.google.person = { ...at.google.person, email: 'other@example.com' };
    expect(errorIn(await go(at.google, 'link-social', session))).toBe('email_does_not_match');
    at.google.person = { ...at.google.person, email: 'same@example.com', email_verified: false };
    expect(errorIn(await go(at.google, 'link-social', session))).toBe('unable_to_link_account');
    expect((await auth('GET', 'list-accounts', undefined, session)).body).toHaveLength(1);
  });

  it('belongs to one person', async () => {
    const { email } = await linkedOwner(at.google, 'first@example.com');
    await addOwner(at.application, 'second@example.com');
    const session = await signInWithPassword(at.application, 'second@example.com');
    at.google.person = { ...at.google.person, sub: `sub-${email}`, email: 'second@example.com' };
    expect(errorIn(await go(at.google, 'link-social', session))).toBe('account_already_linked_to_different_user');
  });

  it('goes when staff change the address it was connected with, and both addresses are told', async () => {
    const { id, email } = await linkedOwner(at.google, 'moving@example.com');
    const lead = { email: 'lena@example.com', name: 'Lena Lead', role: 'admin', password } as const;
    await createPerson(at.application.auth, at.application.authDb, lead);
    const asked = { email: 'moved@example.com' };
    await call(
      at.application,
      'POST',
      `/api/v1/staff/owners/${id}/email`,
      asked,
      await signInWithPassword(at.application, lead.email),
    );
    const token = /token=([\w-]+)/.exec((await mailTo(at.application, asked.email, /Confirm/)).text)?.[1];
    expect((await call(at.application, 'POST', '/api/v1/confirm-email', { token })).status).toBe(200);
    const agree = /agree=([\w-]+)/.exec((await mailTo(at.application, email, /to change/)).text)?.[1];
    expect((await call(at.application, 'POST', '/api/v1/confirm-email/agree', { token: agree })).status).toBe(200);
    expect(errorIn(await go(at.google, 'sign-in/social'))).toBe('signup_disabled');
    await mailTo(at.application, email, /address was changed/);
    await mailTo(at.application, asked.email, /Google was disconnected/);
    expect((await auth('POST', 'sign-in/email', { ...asked, password })).status).toBe(200);
  });

  it('is one of the issuer that gave it, not of another that gives the same number', async () => {
    const { id } = await linkedOwner(at.company, 'issued@example.com');
    const [own] = await at.application.authDb
      .select({ of: account.accountId })
      .from(account)
      .where(and(eq(account.userId, id), eq(account.providerId, 'sso')));
    expect(own?.of).toBe(`${at.company.issuer} sub-issued@example.com`);
  });

  it('leaves none of the provider’s tokens with us, and does not take the password’s place', async () => {
    const { id, session } = await linkedOwner(at.google, 'tokens@example.com');
    await go(at.google, 'sign-in/social');
    const rows = await at.application.authDb.select().from(account).where(eq(account.userId, id));
    for (const row of rows) expect(row).toMatchObject({ accessToken: null, refreshToken: null, idToken: null });
    const own = rows.find(({ providerId }) => providerId === 'credential');
    const refused = await auth('POST', 'unlink-account', { accountId: own?.id }, session);
    expect([refused.status, refused.body.code]).toEqual([400, 'PASSWORD_STAYS']);
    expect((await auth('POST', 'sign-in/email', { email: 'tokens@example.com', password })).status).toBe(200);
  });

  it('does not stand for the second factor, nor for a verified address', async () => {
    const { id, email } = await linkedOwner(at.google, 'guarded@example.com');
    await at.application.authDb.update(user).set({ twoFactorEnabled: true }).where(eq(user.id, id));
    const half = await go(at.google, 'sign-in/social');
    expect(half.headers.get('set-auth-token')).toBeNull();
    expect(half.headers.get('x-two-factor-token')).toBeTruthy();
    await at.application.authDb
      .update(user)
      .set({ twoFactorEnabled: false, emailVerified: false })
      .where(eq(user.id, id));
    at.google.person = { ...at.google.person, email, email_verified: false };
    const unverified = await go(at.google, 'sign-in/social');
    expect([errorIn(unverified), unverified.headers.get('set-auth-token')]).toEqual(['EMAIL_NOT_VERIFIED', null]);
  });
});
