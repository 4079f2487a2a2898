import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { trialDays } from '#contract/billing/plans.ts';
import { users } from '#server/db/tables/accounts.ts';
import { session as sessions } from '#server/db/tables/auth.ts';
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
import { readOutbox, waitFor } from '../support/waiting.ts';

// What an account leaves in its record (spec 1, sections 3 and 7), and how long its session lives (section 9).

let application: TestApplication;
beforeAll(async () => {
  application = await startTestApplication();
});
afterAll(() => application.end());

const form = {
  firstName: ' Ada ',
  lastName: 'Byron',
  companyName: 'Byron Stays',
  phone: '(415) 555-0123',
  propertyAddress: '12 Garden Street',
  propertyCity: 'Oakland',
  propertyState: 'CA',
  propertyZip: '94601-1234',
  password: 'Nightlight1!',
  agreeToTerms: true,
};
const recordOf = async (email: string) => {
  const [row] = await application.authDb.select().from(users).where(eq(users.email, email));
  if (!row) throw new Error(`${email} has no record.`);
  return row;
};

it('signing up writes the nine fields; who agreed to texts, and when', async () => {
  const before = Date.now();
  await call(application, 'POST', '/api/v1/sign-up', { ...form, email: ' Ada@Example.COM ', smsOptIn: true });
  const ada = await recordOf('ada@example.com');
  expect(ada).toMatchObject({
    full_name: 'Ada Byron',
    company_name: 'Byron Stays',
    phone_number: '4155550123',
    address_line1: '12 Garden Street',
    address_city: 'Oakland',
    address_state: 'CA',
    address_zip: '94601-1234',
    sms_opt_in: true,
  });
  expect(ada.sms_opt_in_timestamp?.getTime()).toBeGreaterThanOrEqual(before);
  await call(application, 'POST', '/api/v1/sign-up', { ...form, companyName: '', email: 'bea@example.com' });
  expect(await recordOf('bea@example.com')).toMatchObject({
    company_name: null,
    sms_opt_in: false,
    sms_opt_in_timestamp: null,
    plan_name: 'Free Trial',
    trial_ends_at: null,
  });
});

it('the trial of 14 days begins with the click in the mail, which leads to the sign-in page', async () => {
  await call(application, 'POST', '/api/v1/sign-up', { ...form, email: 'trial@example.com' });
  const mail = await waitFor(async () => (await readOutbox(application)).find(({ to }) => to === 'trial@example.com'));
  const link = new URL(/https?:\/\/\S+/.exec(mail.text)?.[0] ?? '');
  const opened = await call(application, 'GET', `${link.pathname}${link.search}`);
  expect([opened.status, opened.headers.get('location')]).toEqual([302, '/login?verified=1#email=trial%40example.com']);
  const { trial_ends_at } = await recordOf('trial@example.com');
  expect(trialDays).toBe(14);
  expect(((trial_ends_at?.getTime() ?? 0) - Date.now()) / 86_400_000).toBeCloseTo(14, 2);
  expect((await call(application, 'GET', `${link.pathname}${link.search}`)).status).toBe(302);
  expect(await recordOf('trial@example.com')).toMatchObject({ trial_ends_at }); // a second click begins no other
});

it('another verification mail is sent once a minute', async () => {
  const again = () => call(application, 'POST', '/api/v1/resend-verification', { email: 'bea@example.com' });
  const [first, second] = [await again(), await again()];
  expect(first.body.message).toBe('Verification email sent! Please check your inbox and spam folder.');
  expect([second.status, second.body.message]).toEqual([429, expect.stringMatching(/Try again in \d+ seconds\./)]);
});

it('a second factor sets its four fields, and takes them back', async () => {
  const email = 'factor@example.com';
  await addOwner(application, email);
  const before = await recordOf(email);
  expect(before).toMatchObject({ mfa_enabled: false, mfa_type: null, mfa_verified: false });
  const headers = { ...asBrowser, ...(await signInWithPassword(application, email)) };
  const begun = await call(application, 'POST', '/api/auth/two-factor/enable', { password }, headers);
  const code = await codeOf(secretIn(begun.body.totpURI));
  const on = await call(application, 'POST', '/api/auth/two-factor/verify-totp', { code }, headers);
  const enabled = await recordOf(email);
  expect(enabled).toMatchObject({ mfa_enabled: true, mfa_type: 'totp', mfa_verified: true });
  expect(enabled.updated_at.getTime()).toBeGreaterThan(before.updated_at.getTime());
  const now = { ...asBrowser, authorization: `Bearer ${on.headers.get('set-auth-token')}` };
  await call(application, 'POST', '/api/auth/two-factor/disable', { password }, now);
  const disabled = await recordOf(email);
  expect(disabled).toMatchObject({ mfa_enabled: false, mfa_type: null, mfa_verified: false });
  expect(disabled.updated_at.getTime()).toBeGreaterThan(enabled.updated_at.getTime());
});

it('a saved profile sets its nine fields and when; the address of the mail stays', async () => {
  await addOwner(application, 'save@example.com');
  const before = await recordOf('save@example.com');
  const changes = {
    full_name: 'Sam Save',
    company_name: 'Save Stays',
    phone_number: '(415) 555-0199',
    address_line1: '1 Main Street',
    address_line2: 'Suite 4',
    address_city: 'Reno',
    address_state: 'NV',
    address_zip: '89501',
  };
  const as = await signInWithPassword(application, 'save@example.com');
  await call(application, 'PUT', '/api/v1/me/profile', { ...changes, email: 'other@example.com' }, as);
  const after = await recordOf('save@example.com');
  expect(after).toMatchObject({ ...changes, phone_number: '4155550199' });
  expect(after.updated_at.getTime()).toBeGreaterThan(before.updated_at.getTime());
});

it('a session lasts 30 minutes from its last use, and not a second longer', async () => {
  const id = await addOwner(application, 'idle@example.com');
  const left = async () => {
    const [row] = await application.authDb.select().from(sessions).where(eq(sessions.userId, id));
    return ((row?.expiresAt.getTime() ?? 0) - Date.now()) / 60_000;
  };
  const endsIn = (interval: string) =>
    application.authDb.execute(
      sql`update auth.session set expires_at = now() + ${interval}::interval where user_id = ${id}`,
    );
  const used = await signInWithPassword(application, 'idle@example.com');
  expect(await left()).toBeCloseTo(30, 0);
  await endsIn('20 minutes');
  expect((await call(application, 'GET', '/api/v1/me', undefined, used)).status).toBe(200);
  expect(await left()).toBeCloseTo(30, 0);
  const unused = await signInWithPassword(application, 'idle@example.com');
  await endsIn('-1 second');
  expect((await call(application, 'GET', '/api/v1/me', undefined, unused)).status).toBe(401);
});

it('nobody signed in is told so in these words', async () => {
  for (const path of ['/billing/checkout', '/billing/portal']) {
    const { status, body } = await call(application, 'POST', `/api/v1${path}`, {
      price_id: 'price_starter_monthly',
      mode: 'subscription',
      success_url: 'http://porchlight.test/dashboard?subscription=success',
      cancel_url: 'http://porchlight.test/pricing?subscription=cancelled',
      return_url: 'http://porchlight.test/profile',
    });
    expect([status, body.message]).toEqual([401, 'User not authenticated. Please log in to continue.']);
  }
});
