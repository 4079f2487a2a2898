import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account, user } from '#server/db/tables/auth.ts';
import {
  addOwner,
  asBrowser,
  call,
  password,
  startTestApplication,
  type TestApplication,
} from '../support/application.ts';
import { startTurnstile, type Turnstile } from '../support/turnstile.ts';
import { mailTo, readOutbox } from '../support/waiting.ts';

// A one-time code by mail, and the check that somebody is human: each there only when configured.

type Headers = Record<string, string>;
const from =
  (application: TestApplication) =>
  (path: string, body: object, headers: Headers = {}) =>
    call(application, 'POST', path, body, { ...asBrowser, 'x-test-address': randomUUID(), ...headers });

describe('a code by mail', () => {
  let application: TestApplication;
  beforeAll(async () => {
    application = await startTestApplication({ env: { SIGN_IN_CODES: '1' } });
  });
  afterAll(() => application.end());

  const post: ReturnType<typeof from> = (...words) => from(application)(...words);
  const enter = (email: string, otp: string) => post('/api/auth/sign-in/email-otp', { email, otp });
  async function codeFor(email: string, typed = email) {
    await post('/api/v1/sign-in-code', { email: typed });
    const mail = await mailTo(application, email, /sign-in code/);
    return /code is (\d{6})\./.exec(mail.text)?.[1] ?? '';
  }

  it('opens the account, once', async () => {
    const email = 'code@example.com';
    await addOwner(application, email);
    const code = await codeFor(email, ` ${email.toUpperCase()}`);
    const entered = await enter(email, code);
    expect(entered.status).toBe(200);
    const me = { authorization: `Bearer ${entered.headers.get('set-auth-token')}` };
    expect((await call(application, 'GET', '/api/v1/me', undefined, me)).body).toMatchObject({ email });
    const again = await enter(email, code);
    expect([again.status, again.headers.get('set-auth-token')]).toEqual([400, null]);
  });

  it('is worth nothing after five wrong tries, however many try at once', async () => {
    const email = 'guess@example.com';
    await addOwner(application, email);
    const code = await codeFor(email);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let n = 0; n < 5; n++) expect((await enter(email, wrong)).status).toBe(400);
    const late = await enter(email, code);
    expect([late.status, late.headers.get('set-auth-token')]).toEqual([403, null]);
  });

  it('comes to one address once a minute, and five times an hour, whoever asks', async () => {
    const email = 'often@example.com';
    const ask = async () => (await post('/api/v1/sign-in-code', { email })).status;
    const seen: number[] = [];
    for (let n = 0; n < 6; n++) {
      seen.push(await ask(), await ask());
      await application.authDb.execute(sql`delete from rate_limits where key like 'account-mail-to:%'`); // a minute later
    }
    expect(seen).toEqual([...Array(5).fill([200, 429]).flat(), 429, 429]);
  });

  it('makes no account, and answers alike whether there is one', async () => {
    await addOwner(application, 'known@example.com');
    const [known, unknown] = [
      await post('/api/v1/sign-in-code', { email: 'known@example.com' }),
      await post('/api/v1/sign-in-code', { email: 'nobody@example.com' }),
    ];
    expect(known.body).toEqual(unknown.body);
    await mailTo(application, 'known@example.com', /sign-in code/);
    expect((await enter('nobody@example.com', '123456')).status).toBe(400);
    expect(await application.authDb.select().from(user).where(eq(user.email, 'nobody@example.com'))).toEqual([]);
    expect((await readOutbox(application)).filter(({ to }) => to === 'nobody@example.com')).toEqual([]);
  });

  it('asks for the second factor too', async () => {
    const email = 'guarded@example.com';
    const id = await addOwner(application, email);
    await application.authDb.update(user).set({ twoFactorEnabled: true }).where(eq(user.id, id));
    const half = await enter(email, await codeFor(email));
    expect(half.body).toMatchObject({ twoFactorRedirect: true });
    expect(half.headers.get('set-auth-token')).toBeNull();
    expect(half.headers.get('x-two-factor-token')).toBeTruthy();
  });

  it('proves an address that somebody else signed up with, and their password opens nothing', async () => {
    const email = 'unproven@example.com';
    const id = await addOwner(application, email);
    await application.authDb.update(user).set({ emailVerified: false }).where(eq(user.id, id));
    await application.authDb.execute(sql`update users set trial_ends_at = null where id = ${id}`);
    await post('/api/v1/sign-in-code', { email });
    const mail = await mailTo(application, email, /sign-in code/);
    expect(mail.text).toContain('A password that was set before then stops working');
    expect(
      (await readOutbox(application)).filter(({ to, subject }) => to === email && /erify/.test(subject ?? '')),
    ).toEqual([]);
    const entered = await enter(email, /code is (\d{6})\./.exec(mail.text)?.[1] ?? '');
    expect([entered.status, entered.body.code]).toEqual([200, undefined]);
    expect(await application.authDb.select().from(account).where(eq(account.userId, id))).toEqual([]);
    const stranger = await post('/api/auth/sign-in/email', { email, password });
    expect([stranger.status, stranger.headers.get('set-auth-token')]).toEqual([401, null]);
    const { rows } = await application.authDb.execute(sql`select trial_ends_at from users where id = ${id}`);
    expect(rows[0]?.trial_ends_at).not.toBeNull(); // as by the link
  });

  it('starts no trial anew for whoever is known', async () => {
    const email = 'trial@example.com';
    const id = await addOwner(application, email);
    await application.authDb.execute(sql`update users set trial_ends_at = '2026-01-01' where id = ${id}`);
    expect((await enter(email, await codeFor(email))).status).toBe(200);
    const { rows } = await application.authDb.execute(
      sql`select 1 from users where id = ${id} and trial_ends_at = '2026-01-01'`,
    );
    expect(rows).toHaveLength(1);
  });
});

describe('the check that somebody is human', () => {
  let application: TestApplication;
  let vendor: Turnstile;
  beforeAll(async () => {
    vendor = await startTurnstile();
    application = await startTestApplication({ env: { ...vendor.env, SIGN_IN_CODES: '1' } });
    await addOwner(application, 'human@example.com');
  });
  afterAll(() => Promise.all([application.end(), vendor.stop()]));

  const credentials = { email: 'human@example.com', password };
  const form = {
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'new@example.com',
    phone: '(415) 555-0123',
    propertyAddress: '12 Garden Street',
    propertyCity: 'Oakland',
    propertyState: 'CA',
    propertyZip: '94601',
    password: 'Nightlight1!',
    agreeToTerms: true,
  };
  const routes: [string, object, number][] = [
    ['/api/auth/sign-in/email', credentials, 200],
    ['/api/v1/sign-up', form, 200],
    ['/api/v1/forgot-password', { email: credentials.email }, 200],
    ['/api/v1/sign-in-code', { email: credentials.email }, 200],
  ];
  for (const [path, body, fine] of routes) {
    it(`is asked at ${path}, and each answer counts once`, async () => {
      const post = from(application);
      const missing = await post(path, body);
      expect(missing.status).toBeGreaterThanOrEqual(400);
      const wrong = await post(path, body, { 'x-captcha-response': 'made up' });
      expect(wrong.status).toBeGreaterThanOrEqual(400);
      const answer = { 'x-captcha-response': vendor.answer() };
      expect((await post(path, body, answer)).status).toBe(fine);
      const again = await post(path, body, answer);
      expect(again.status).toBeGreaterThanOrEqual(400);
      for (const { headers } of [missing, wrong, again]) expect(headers.get('set-auth-token')).toBeNull();
    });
  }

  it('lets nobody through while the vendor is down, and says so', async () => {
    const gone = await startTurnstile();
    const alone = await startTestApplication({ env: gone.env });
    await gone.stop();
    const post = from(alone);
    const answer = { 'x-captcha-response': 'any' };
    expect((await post('/api/auth/sign-in/email', credentials, answer)).status).toBe(500);
    const refused = await post('/api/v1/forgot-password', { email: credentials.email }, answer);
    expect([refused.status, refused.body.code]).toEqual([503, 'UNAVAILABLE']);
    await alone.end();
  });

  it('lives in a document of its own, which is not there unless configured', async () => {
    const policy = async (path: string) =>
      (await call(application, 'GET', path)).headers.get('content-security-policy') ?? '';
    const vendorHost = new URL(vendor.env.TURNSTILE_SCRIPT_URL ?? '').origin;
    expect(await policy('/captcha')).toContain(`script-src 'self' ${vendorHost}`);
    expect(await policy('/captcha')).toContain("frame-ancestors 'self'");
    const bare = await startTestApplication();
    expect((await call(bare, 'GET', '/captcha')).body).not.toContain('data-sitekey');
    await bare.end();
  });
});
