import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addOwner, asBrowser, call, startTestApplication, type TestApplication } from '../support/application.ts';
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
