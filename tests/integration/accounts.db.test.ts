import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addOwner,
  asBrowser,
  call,
  password,
  signInWithPassword,
  startTestApplication,
  type TestApplication,
} from '../support/application.ts';
import { codeOf, secretIn } from '../support/codes.ts';
import { mailTo, waitFor } from '../support/waiting.ts';

// Accounts over HTTP: sign up, verify, sign in, two factors, reset, profile.

let application: TestApplication;
beforeAll(async () => {
  application = await startTestApplication();
});
afterAll(() => application.end());

const form = (email: string) => ({
  firstName: 'Ada',
  lastName: 'Byron',
  companyName: '',
  email,
  phone: '(415) 555-0123',
  propertyAddress: '12 Garden Street',
  propertyCity: 'Oakland',
  propertyState: 'CA',
  propertyZip: '94601',
  password: 'Night-light1!'.replace('-', ''),
  agreeToTerms: true,
  smsOptIn: true,
});
const signUp = (email: string, changes: object = {}) =>
  call(application, 'POST', '/api/v1/sign-up', { ...form(email), ...changes }, { 'x-test-address': email });
const auth = (path: string, body: object, headers: Record<string, string> = {}) =>
  call(application, 'POST', `/api/auth/${path}`, body, { ...asBrowser, ...headers });
const linkIn = (text: string) => /https?:\/\/\S+/.exec(text)?.[0] ?? '';
const pathOf = (url: string) => url.replace(/^https?:\/\/[^/]+/, '');

describe('signing up', () => {
  it('says what is wrong at each field and makes nothing', async () => {
    const { status, body } = await signUp('bad', {
      firstName: 'A',
      phone: '4155550123',
      propertyZip: '9460',
      password: 'short',
      agreeToTerms: false,
    });
    expect(status).toBe(422);
    expect(Object.keys(body.fields).sort()).toEqual([
      'agreeToTerms',
      'email',
      'firstName',
      'password',
      'phone',
      'propertyZip',
    ]);
  });

  it('makes an account that cannot be used until its address is verified, by a link that works', async () => {
    const done = await signUp('ada@example.com');
    expect(done.body.message).toBe(
      'Account created successfully! Please check your email for a verification link to complete your registration.',
    );
    const early = await auth('sign-in/email', { email: 'ada@example.com', password: form('').password });
    expect(early.status).toBe(403);
    const mail = await mailTo(application, 'ada@example.com', /verify/i);
    expect(mail.html).toContain('<a href="http');
    const opened = await call(application, 'GET', pathOf(linkIn(mail.text)));
    expect(opened.status).toBe(302);
    const entered = await auth('sign-in/email', { email: 'ada@example.com', password: form('').password });
    expect(entered.status).toBe(200);
    const me = { authorization: `Bearer ${entered.headers.get('set-auth-token')}` };
    const profile = await call(application, 'GET', '/api/v1/me/profile', undefined, me);
    expect(profile.body).toMatchObject({
      full_name: 'Ada Byron',
      phone_number: '(415) 555-0123',
      address_city: 'Oakland',
      plan_name: 'Free Trial',
      mfa_enabled: false,
    });
  });

  it('names an address that exists', async () => {
    await addOwner(application, 'taken@example.com');
    const { status, body } = await signUp('Taken@Example.com ');
    expect(status).toBe(409);
    expect(body.message).toBe(
      'An account with the email address "taken@example.com" already exists. Please sign in instead or use a different email address.',
    );
  });
});

describe('a forgotten password', () => {
  it('answers alike whether the address exists or not; the link sets a new one once and ends every session', async () => {
    await addOwner(application, 'forgot@example.com');
    const session = await signInWithPassword(application, 'forgot@example.com');
    const [known, unknown] = [await ask('forgot@example.com'), await ask('nobody@example.com')];
    expect(known.body).toEqual(unknown.body);
    const mail = await mailTo(application, 'forgot@example.com', /new password/i);
    const token = new URL(linkIn(mail.text)).searchParams.get('token');
    expect((await call(application, 'GET', `/api/v1/reset-password/${token}`)).body).toEqual({ valid: true });
    expect((await auth('reset-password', { token, newPassword: 'alllowercase1!' })).status).toBe(400);
    expect((await auth('reset-password', { token, newPassword: 'Brandnew1!' })).status).toBe(200);
    expect((await call(application, 'GET', `/api/v1/reset-password/${token}`)).body).toEqual({ valid: false });
    expect((await auth('reset-password', { token, newPassword: 'Brandnew2!' })).status).toBe(400);
    await waitFor(async () => (await call(application, 'GET', '/api/v1/me', undefined, session)).status === 401);
  });
  const ask = (email: string) => call(application, 'POST', '/api/v1/forgot-password', { email });
});

describe('two factors', () => {
  it('asks for the code, takes each code once, even from twenty at once, and can be switched off', async () => {
    const email = 'two@example.com';
    await addOwner(application, email);
    const first = await signInWithPassword(application, email);
    const begun = await auth('two-factor/enable', { password }, first);
    expect(begun.body.backupCodes).toHaveLength(10);
    const secret = secretIn(begun.body.totpURI);
    const code = await codeOf(secret);
    const verified = await auth('two-factor/verify-totp', { code }, first);
    expect(verified.status).toBe(200);
    const on = { authorization: `Bearer ${verified.headers.get('set-auth-token')}` };
    expect((await call(application, 'GET', '/api/v1/me/profile', undefined, on)).body).toMatchObject({
      mfa_enabled: true,
      mfa_type: 'totp',
    });
    await mailTo(application, email, /switched on/);
    expect(await codesLeft(on)).toBe(10);

    const half = await auth('sign-in/email', { email, password });
    expect(half.headers.get('set-auth-token')).toBeNull();
    expect(half.body).toMatchObject({ twoFactorRedirect: true });
    const challenge = { 'x-two-factor-token': half.headers.get('x-two-factor-token') ?? '' };
    const replayed = await auth('two-factor/verify-totp', { code }, challenge);
    expect(replayed.status).toBe(401);
    const [backup] = begun.body.backupCodes;
    const again = await auth('sign-in/email', { email, password });
    const backed = await auth(
      'two-factor/verify-backup-code',
      { code: backup },
      { 'x-two-factor-token': again.headers.get('x-two-factor-token') ?? '' },
    );
    expect(backed.status).toBe(200);
    expect(await codesLeft({ authorization: `Bearer ${backed.headers.get('set-auth-token')}` })).toBe(9);
    const off = await auth(
      'two-factor/disable',
      { password },
      { authorization: `Bearer ${backed.headers.get('set-auth-token')}` },
    );
    expect(off.status).toBe(200);
    const now = { authorization: `Bearer ${off.headers.get('set-auth-token')}` };
    expect((await call(application, 'GET', '/api/v1/me/profile', undefined, now)).body).toMatchObject({
      mfa_enabled: false,
      mfa_type: null,
    });
    expect(await codesLeft(now)).toBeNull();
  });

  const codesLeft = async (headers: Record<string, string>): Promise<number | null> =>
    (await call(application, 'GET', '/api/v1/me', undefined, headers)).body.two_factor.backup_codes_left;
});

describe('the profile', () => {
  it('is what makes an account: a right password without one is told so', async () => {
    const id = await addOwner(application, 'gone@example.com');
    await application.authDb.execute(sql`delete from users where id = ${id}`);
    const session = await signInWithPassword(application, 'gone@example.com');
    const { status, body } = await call(application, 'GET', '/api/v1/me', undefined, session);
    expect(status).toBe(404);
    expect(body.message).toBe('No account found with this email');
    const orders = await call(application, 'GET', '/api/v1/work-orders', undefined, session);
    expect([orders.status, orders.body.message]).toEqual([404, 'Failed to verify user account']);
  });

  it('saves what is right, names what is wrong, and never the address of the mail', async () => {
    await addOwner(application, 'pat@example.com');
    const me = await signInWithPassword(application, 'pat@example.com');
    const good = {
      full_name: 'Pat Lee',
      company_name: 'Lee Stays',
      phone_number: '(415) 555-0199',
      address_line1: '1 Main Street',
      address_line2: '',
      address_city: 'Reno',
      address_state: 'NV',
      address_zip: '89501',
    };
    const saved = await call(
      application,
      'PUT',
      '/api/v1/me/profile',
      { ...good, email: 'else@example.com', plan_status: 'active', id: '0' },
      me,
    );
    expect(saved.body).toMatchObject({ ...good, email: 'pat@example.com', plan_status: null });
    const bad = await call(
      application,
      'PUT',
      '/api/v1/me/profile',
      { ...good, full_name: '', phone_number: '5', address_zip: 'x', address_state: 'DC' },
      me,
    );
    expect(bad.body.fields).toEqual({
      full_name: 'Full name is required',
      phone_number: 'Please enter a valid phone number (XXX) XXX-XXXX',
      address_zip: 'Please enter a valid ZIP code (12345 or 12345-6789)',
      address_state: 'State is required',
    });
  });

  it('a changed password ends the other sessions and says so by mail', async () => {
    await addOwner(application, 'change@example.com');
    const [one, other] = [
      await signInWithPassword(application, 'change@example.com'),
      await signInWithPassword(application, 'change@example.com'),
    ];
    expect(
      (
        await auth(
          'change-password',
          { currentPassword: password, newPassword: 'weakpassword', revokeOtherSessions: true },
          one,
        )
      ).status,
    ).toBe(400);
    const changed = await auth(
      'change-password',
      { currentPassword: password, newPassword: 'Different1!', revokeOtherSessions: true },
      one,
    );
    expect(changed.status).toBe(200);
    await waitFor(async () => (await call(application, 'GET', '/api/v1/me', undefined, other)).status === 401);
    await mailTo(application, 'change@example.com', /password was changed/);
  });
});
