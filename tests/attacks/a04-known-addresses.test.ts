import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addAgent,
  addOwner,
  asBrowser,
  call,
  password,
  signInWithPassword,
  startTestApplication,
  type TestApplication,
} from '../support/application.ts';
import { codeOf, secretIn } from '../support/codes.ts';
import { figure } from './figure.ts';
import { forgetLimits } from './world.ts';

// Nobody learns from an answer whether somebody has an account here. How long answers take: a04-timing.figures.ts.

let application: TestApplication;
beforeAll(async () => {
  application = await startTestApplication();
  await addOwner(application, 'owner@example.com');
  await addAgent(application, 'staff@example.com');
  await addOwner(application, 'unverified@example.com');
  await application.authDb.execute(sql`update auth."user" set email_verified = false where email like 'unverified%'`);
  await addOwner(application, 'guarded@example.com');
  const session = await signInWithPassword(application, 'guarded@example.com');
  const begun = await call(
    application,
    'POST',
    '/api/auth/two-factor/enable',
    { password },
    { ...asBrowser, ...session },
  );
  const code = await codeOf(secretIn(begun.body.totpURI));
  await call(application, 'POST', '/api/auth/two-factor/verify-totp', { code }, { ...asBrowser, ...session });
  await addOwner(application, 'passwordless@example.com');
  await application.authDb.execute(
    sql`delete from auth.account where user_id = (select id from auth."user" where email like 'passwordless%')`,
  );
});
afterAll(() => application.end());

const known = ['owner', 'staff', 'unverified', 'guarded', 'passwordless'].map((name) => `${name}@example.com`);
const spelled = ['OWNER@example.com', 'Staff@Example.com'];

/** Everything an answer tells but its own number and the time of day. */
async function told(path: string, body: object) {
  await forgetLimits(application);
  const { status, headers, body: said } = await call(application, 'POST', path, body, asBrowser);
  const fields = [...headers].filter(([name]) => name !== 'x-request-id' && name !== 'date');
  return JSON.stringify({ status, fields, said }).replace(/\\?"request_id\\?":\\?"[^"]*"/, '');
}

const asks: [string, string, (email: string) => object][] = [
  ['sign-in', '/api/auth/sign-in/email', (email) => ({ email, password: 'Wrong-horse7!' })],
  ['sign-in with an endless password', '/api/auth/sign-in/email', (email) => ({ email, password: 'x'.repeat(5000) })],
  ['forgot', '/api/v1/forgot-password', (email) => ({ email })],
  ['resend', '/api/v1/resend-verification', (email) => ({ email })],
  ['forgot, by the typed client', '/rpc/accounts/forgotPassword', (email) => ({ json: { email } })],
];

describe('A4 an address that somebody has', () => {
  it.each(asks)('gets the bytes of one that nobody has: %s', async (_, path, body) => {
    const nobody = await told(path, body('nobody@example.com'));
    for (const email of [...known, ...spelled]) expect(await told(path, body(email))).toBe(nobody);
  });

  it('is locked like any other after too many wrong passwords, and says when to try again', async (ctx) => {
    const run = async (email: string) => {
      await forgetLimits(application);
      const seen: string[] = [];
      for (let n = 0; n < 12; n++) {
        const body = { email, password: 'Wrong-horse7!' };
        const from = { ...asBrowser, 'x-test-address': '10.4.0.1' };
        const answer = await call(application, 'POST', '/api/auth/sign-in/email', body, from);
        seen.push(`${answer.status} ${answer.body.message}`.replace(/\d+ (minutes|seconds)/, 'some $1'));
      }
      return seen;
    };
    const [somebody, nobody] = [await run('owner@example.com'), await run('nobody@example.com')];
    expect(somebody).toEqual(nobody);
    expect(somebody.at(-1)).toBe('429 Too many requests. Try again in some minutes.');
    figure(ctx, `${known.length + spelled.length} kinds of known address × ${asks.length} ways of asking: same bytes`);
  });

  it('is not told apart by a second factor: forged challenges fare alike', async () => {
    const ids = (
      await application.authDb.execute<{ id: string }>(sql`select id from auth."user" where email like 'guarded%'`)
    ).rows;
    const attempt = async (value: string) => {
      await forgetLimits(application);
      const headers = { ...asBrowser, 'x-two-factor-token': `${value}.${'A'.repeat(43)}=` };
      const { status, body } = await call(
        application,
        'POST',
        '/api/auth/two-factor/verify-totp',
        { code: '123456' },
        headers,
      );
      return { status, body };
    };
    expect(await attempt(ids[0]?.id ?? '')).toEqual(await attempt('01a1fc3f-47d5-7206-9ed5-7aa476722527'));
  });

  it('the library’s own ways of asking are closed', async () => {
    for (const path of ['request-password-reset', 'send-verification-email', 'forget-password']) {
      const answer = await call(application, 'POST', `/api/auth/${path}`, { email: 'owner@example.com' }, asBrowser);
      expect([path, answer.status]).toEqual([path, 404]);
    }
  });

  it('a link to a new password says no more than whether it is good', async () => {
    const answers = await Promise.all(
      ['x'.repeat(24), 'y'.repeat(24), ''.padEnd(200, 'z')].map((token) =>
        call(application, 'GET', `/api/v1/reset-password/${token}`),
      ),
    );
    expect(answers.map((a) => a.body)).toEqual(Array(3).fill({ valid: false }));
  });
});
