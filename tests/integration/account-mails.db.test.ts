import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addOwner,
  asBrowser,
  call,
  password,
  startTestApplication,
  type TestApplication,
} from '../support/application.ts';
import { mailTo } from '../support/waiting.ts';

// Mails that anybody may ask for: so many a day, and what they carry opens nothing for who reads the tables.

let application: TestApplication;
beforeAll(async () => {
  application = await startTestApplication({ env: { SIGN_IN_CODES: '1' } });
});
afterAll(() => application.end());

const ask = (path: string, email: string) =>
  call(application, 'POST', `/api/v1/${path}`, { email }, { 'x-test-address': `10.40.${path.length}.1` });
const reset = (token: string) =>
  call(application, 'POST', '/api/auth/reset-password', { token, newPassword: 'Different1!' }, asBrowser);
const isGood = async (token: string) =>
  (await call(application, 'GET', `/api/v1/reset-password/${encodeURIComponent(token)}`)).body.valid;

it('a link to set a password is kept as a hash, which is no link', async () => {
  await addOwner(application, 'hashed@example.com');
  await ask('forgot-password', 'hashed@example.com');
  const { text } = await mailTo(application, 'hashed@example.com', /new password/);
  const token = /token=([\w-]+)/.exec(text)?.[1] ?? '';
  const { rows } = await application.authDb.execute<{ identifier: string }>(sql`
    select identifier from auth.verification where identifier like 'reset-link:%'`);
  expect(rows).toHaveLength(1);
  const { identifier = '' } = rows[0] ?? {};
  expect(identifier).not.toContain(token);
  for (const stolen of [identifier, identifier.slice('reset-link:'.length)]) {
    expect(await isGood(stolen)).toBe(false);
    expect((await reset(stolen)).status).toBe(400);
  }
  expect(await isGood(token)).toBe(true);
  expect((await reset(token)).status).toBe(200);
  expect((await reset(token)).status).toBe(400);
});

it.for(['resend-verification', 'forgot-password', 'sign-in-code'])('%s: ten a day to one address', async (path) => {
  const email = `often-${path}@example.com`;
  const statuses = [];
  for (let n = 0; n < 11; n++) {
    await application.authDb.execute(sql`delete from rate_limits where key not like 'account-mail-day:%'`);
    statuses.push((await ask(path, email)).status);
  }
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
});

describe('strangers who ask for mails to an address', () => {
  const from = (network: number) => ({ 'x-test-address': `198.51.100.${network}` });
  const exhaust = async (path: string, email: string, network: (n: number) => number) => {
    const statuses: number[] = [];
    for (let n = 0; n < 12; n++) {
      await application.authDb.execute(sql`delete from rate_limits where key not like 'account-mail-day%'`);
      statuses.push((await call(application, 'POST', `/api/v1/${path}`, { email }, from(network(n)))).status);
    }
    return statuses.filter((status) => status === 200).length;
  };

  it.for(['resend-verification', 'forgot-password', 'sign-in-code'])(
    '%s: leave the owner theirs, from a device that they have signed in from',
    async (path) => {
      const email = `own-${path}@example.com`;
      await addOwner(application, email);
      const device = { 'x-device': randomBytes(16).toString('base64url') };
      await call(application, 'POST', '/api/auth/sign-in/email', { email, password }, { ...from(7), ...device });
      expect(await exhaust(path, email, (n) => 20 + n)).toBe(10);
      const own = () => call(application, 'POST', `/api/v1/${path}`, { email }, { ...from(20), ...device });
      const answers = [];
      for (let n = 0; n < 6; n++) answers.push((await own()).status);
      expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
      const strange = { 'x-device': randomBytes(16).toString('base64url') };
      const other = await call(application, 'POST', `/api/v1/${path}`, { email }, { ...from(90), ...strange });
      expect(other.status).toBe(429);
    },
  );

  it('use up half of them from one network, and the owner has the rest from anywhere', async () => {
    const email = 'half@example.com';
    expect(await exhaust('forgot-password', email, () => 50)).toBe(5);
    await application.authDb.execute(sql`delete from rate_limits where key not like 'account-mail-day%'`);
    expect((await call(application, 'POST', '/api/v1/forgot-password', { email }, from(51))).status).toBe(200);
  });
});
