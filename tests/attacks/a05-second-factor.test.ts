import { randomBytes } from 'node:crypto';
import { serializeSignedCookie } from 'better-call';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verification } from '#server/db/tables/auth.ts';
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
import { codeOf, secretIn, wrongCode } from '../support/codes.ts';
import { readOutbox } from '../support/waiting.ts';
import { figure } from './figure.ts';

// Whoever knows the password and not the code: guessing it, using it again, using an old one, going around it.

let application: TestApplication;
beforeAll(async () => {
  application = await startTestApplication();
});
afterAll(() => application.end());

let asked = 0;
/** Every request by another address, so that no limit by address stands in for the factor's own. */
const elsewhere = () => ({ 'x-test-address': `10.5.${Math.floor(++asked / 250)}.${asked % 250}` });
const auth = (path: string, body: object, headers: Record<string, string> = {}) =>
  call(application, 'POST', `/api/auth/${path}`, body, { ...asBrowser, ...elsewhere(), ...headers });
const me = (authorization: string) => call(application, 'GET', '/api/v1/me', undefined, { authorization });

/** An owner with an authenticator app, whose enrolment used up the code of now. */
async function addGuarded(email: string, add: typeof addOwner = addOwner) {
  const id = await add(application, email);
  const session = await signInWithPassword(application, email);
  const begun = await auth('two-factor/enable', { password }, session);
  const secret = secretIn(begun.body.totpURI);
  const used = await codeOf(secret);
  const done = await auth('two-factor/verify-totp', { code: used }, session);
  const backupCodes: string[] = begun.body.backupCodes;
  return {
    id,
    email,
    secret,
    used,
    backupCodes,
    session: { authorization: `Bearer ${done.headers.get('set-auth-token')}` },
  };
}

/** Password right: what is held between it and the code. */
async function challenge(email: string): Promise<{ 'x-two-factor-token': string }> {
  const half = await auth('sign-in/email', { email, password });
  const token = half.headers.get('x-two-factor-token');
  if (!token || half.headers.get('set-auth-token')) throw new Error(`no challenge: ${JSON.stringify(half.body)}`);
  return { 'x-two-factor-token': token };
}
/** As many as if the password had been given so often, without the hashing. */
const challenges = (userId: string, count: number) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const name = `2fa-${randomBytes(10).toString('hex')}`;
      const expiresAt = new Date(Date.now() + 600_000);
      await application.authDb.insert(verification).values([
        { identifier: name, value: userId, expiresAt },
        { identifier: `2fa-attempts-${name}`, value: '0', expiresAt },
      ]);
      const signed = await serializeSignedCookie('', name, application.deps.vault.deriveKey('auth').toString('base64'));
      return { 'x-two-factor-token': decodeURIComponent(signed.replace('=', '')) };
    }),
  );

type Kind = 'totp' | 'backup-code';
const tryCode = (held: { 'x-two-factor-token': string }, code: string, kind: Kind = 'totp') =>
  auth(`two-factor/verify-${kind}`, { code }, held);
const successes = (answers: { status: number; headers: Headers }[]) =>
  answers.filter((a) => a.status === 200 || a.headers.has('set-auth-token')).length;
const sessionsOf = async (id: string) =>
  (await application.authDb.execute(sql`select 1 from auth.session where user_id = ${id}`)).rowCount;
const wait = async (id: string) =>
  application.authDb.execute(
    sql`update auth.two_factor set locked_until = locked_until - interval '15 minutes' where user_id = ${id}`,
  );

describe('A5 the second factor', () => {
  it('takes a code once: not again, not by another challenge, and none of the step before it', async (ctx) => {
    const ada = await addGuarded('ada@example.com');
    // All of one moment: the clock may step on meanwhile.
    const [next, now, before] = await Promise.all([codeOf(ada.secret, 1), codeOf(ada.secret), codeOf(ada.secret, -1)]);
    expect(successes([await tryCode(await challenge(ada.email), next)])).toBe(1);
    const replays = [];
    for (const code of [next, next, now, before]) replays.push(await tryCode(await challenge(ada.email), code));
    expect(replays.map((a) => a.status)).toEqual([401, 401, 401, 401]);
    expect(successes(replays)).toBe(0);
    expect(await sessionsOf(ada.id)).toBe(2); // the enrolment's and the one success
    figure(ctx, `replays and older steps: ${successes(replays)} of ${replays.length}`);
  });

  it.each([['one challenge'], ['twenty challenges']])('takes it once from twenty at once, with %s', async (how) => {
    const { id, email, secret } = await addGuarded(`twenty-${how.slice(0, 3)}@example.com`);
    const held = how === 'one challenge' ? Array(20).fill(await challenge(email)) : await challenges(id, 20);
    const code = await codeOf(secret, 1);
    const answers = await Promise.all(held.map((token) => tryCode(token, code)));
    expect(successes(answers)).toBe(1);
    expect(await sessionsOf(id)).toBe(2);
  });

  it('takes a backup code once: not again, and once from twenty at once', async (ctx) => {
    const { id, email, backupCodes } = await addGuarded('backup@example.com');
    const [one = '', two = ''] = backupCodes;
    expect(successes([await tryCode(await challenge(email), one, 'backup-code')])).toBe(1);
    expect(successes([await tryCode(await challenge(email), one, 'backup-code')])).toBe(0);
    const held = await challenges(id, 20);
    const answers = await Promise.all(held.map((token) => tryCode(token, two, 'backup-code')));
    expect(successes(answers)).toBe(1);
    expect(await sessionsOf(id)).toBe(3);
    figure(ctx, `backup code, 20 at once: ${successes(answers)}`);
  });

  it('is locked for 15 minutes after ten wrong codes, wherever they come from, and says how long', async (ctx) => {
    const { id, email, secret } = await addGuarded('brute@example.com');
    const wrong = await wrongCode(secret);
    const seen: number[] = [];
    for (const held of await challenges(id, 14)) seen.push((await tryCode(held, wrong)).status);
    expect(seen).toEqual([...Array(10).fill(401), ...Array(4).fill(429)]);
    const right = await tryCode(await challenge(email), await codeOf(secret, 1));
    expect(right.status).toBe(429);
    expect(right.body.message).toBe('Too many wrong codes. Try again in 15 minutes.');
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(890);
    const byBackup = await tryCode(await challenge(email), 'nope', 'backup-code');
    expect(byBackup.status).toBe(429);
    await wait(id);
    expect(successes([await tryCode(await challenge(email), await codeOf(secret, 1))])).toBe(1);
    figure(ctx, `wrong codes looked at before the lock: ${seen.filter((s) => s === 401).length}`);
  });

  it('lets no more than ten through when a hundred guess at once', async (ctx) => {
    const { id, secret } = await addGuarded('crowd@example.com');
    const wrong = await wrongCode(secret);
    const held = await challenges(id, 100);
    const answers = await Promise.all(held.map((token) => tryCode(token, wrong)));
    const looked = answers.filter((a) => a.status === 401).length;
    expect(looked).toBe(10);
    // A machine that has no connection free in time refuses with 5xx, which lets nobody in either.
    expect(answers.filter((a) => a.status === 429 || a.status >= 500)).toHaveLength(90);
    figure(ctx, `of 100 at once: ${looked}`);
  });

  it('counts a used code as a wrong one, so that a stolen old code does not buy new tries', async () => {
    const { id, secret } = await addGuarded('stale@example.com');
    const wrong = await wrongCode(secret);
    const statuses = [];
    for (const [n, held] of (await challenges(id, 12)).entries())
      statuses.push((await tryCode(held, n % 5 === 4 ? await codeOf(secret) : wrong)).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  });

  it('cannot be left out: what the password alone gives opens nothing', async () => {
    const { id, email } = await addGuarded('skip@example.com');
    const before = await sessionsOf(id);
    const half = await auth('sign-in/email', { email, password });
    const held = half.headers.get('x-two-factor-token') ?? '';
    for (const token of [held, decodeURIComponent(held), String(half.body.token), held.split('.')[0] ?? '']) {
      expect((await me(`Bearer ${token}`)).status).toBe(401);
      const session = await call(application, 'GET', '/api/auth/get-session', undefined, {
        authorization: `Bearer ${token}`,
      });
      expect(session.body).toBe('null');
    }
    expect(half.headers.get('set-auth-token')).toBeNull();
    expect(await sessionsOf(id)).toBe(before);
    const forged = `2fa-${'x'.repeat(20)}.${held.split('.')[1]}`;
    expect((await tryCode({ 'x-two-factor-token': forged }, '000000')).status).toBe(401);
  });

  it('cannot be switched off, or begun anew, without the password and a whole session', async () => {
    const { email, session } = await addGuarded('off@example.com');
    const held = await challenge(email);
    for (const path of ['two-factor/disable', 'two-factor/enable']) {
      expect((await auth(path, { password }, held)).status).toBe(401);
      expect((await auth(path, { password: 'Wrong-horse7!' }, session)).status).toBe(400);
    }
    expect((await auth('two-factor/enable', { password }, session)).status).toBe(400); // it is on already
  });

  it('keeps the session of whoever mistypes or repeats a code while setting it up', async () => {
    const { secret, used, session } = await addGuarded('setup@example.com');
    expect((await auth('two-factor/verify-totp', { code: await wrongCode(secret) }, session)).status).toBe(401);
    expect((await auth('two-factor/verify-totp', { code: used }, session)).status).toBe(401);
    expect((await me(session.authorization)).status).toBe(200);
  });

  it('tells a member of the staff once that it was switched on, not at every sign-in', async () => {
    const { email, secret } = await addGuarded('maya@example.com', addAgent);
    expect(successes([await tryCode(await challenge(email), await codeOf(secret, 1))])).toBe(1);
    const told = (await readOutbox(application)).filter((m) => m.to === email && /switched on/.test(m.subject ?? ''));
    expect(told.length).toBeLessThanOrEqual(1);
  });
});
