import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addAgent,
  addOwner,
  asBrowser,
  call,
  password,
  signIn,
  startTestApplication,
  type TestApplication,
} from '../support/application.ts';
import { codeOf, secretIn } from '../support/codes.ts';
import { waitFor } from '../support/waiting.ts';
import { figure } from './figure.ts';

// A session that an attacker knew, or left behind, before somebody's rights changed is worth nothing after it.

let application: TestApplication;
beforeAll(async () => {
  application = await startTestApplication();
});
afterAll(() => application.end());

type Session = { authorization: string };
const auth = (path: string, body: object, headers: Record<string, string> = {}) =>
  call(application, 'POST', `/api/auth/${path}`, body, { ...asBrowser, ...headers });
const me = async (session: Session) => (await call(application, 'GET', '/api/v1/me', undefined, session)).status;
const sessionOf = (headers: Headers): Session => ({ authorization: `Bearer ${headers.get('set-auth-token')}` });
const idOf = async (session: Session) =>
  (await call(application, 'GET', '/api/auth/get-session', undefined, session)).body?.session?.id;

describe('A6 the session is another one', () => {
  it('after signing in: a token that was sent along is not taken over, and ends', async (ctx) => {
    await addOwner(application, 'fix@example.com');
    const planted = await signIn(application, 'fix@example.com');
    const plantedId = await idOf(planted);
    const entered = sessionOf((await auth('sign-in/email', { email: 'fix@example.com', password }, planted)).headers);
    expect(await idOf(entered)).not.toBe(plantedId);
    expect([await me(planted), await me(entered)]).toEqual([401, 200]);
    figure(ctx, 'after sign-in: new, the old one dead');
  });

  it('after signing in with a token of one’s own making', async () => {
    await addOwner(application, 'made@example.com');
    const made = { authorization: `Bearer ${'a'.repeat(32)}.${'b'.repeat(43)}=` };
    const entered = sessionOf((await auth('sign-in/email', { email: 'made@example.com', password }, made)).headers);
    expect(entered.authorization).not.toContain('a'.repeat(32));
    expect([await me(made), await me(entered)]).toEqual([401, 200]);
  });

  it('after the second factor is switched on, used, and switched off', async (ctx) => {
    const email = 'factor@example.com';
    await addOwner(application, email);
    const before = await signIn(application, email);
    const begun = await auth('two-factor/enable', { password }, before);
    const secret = secretIn(begun.body.totpURI);
    const on = sessionOf((await auth('two-factor/verify-totp', { code: await codeOf(secret) }, before)).headers);
    expect([await me(before), await me(on)]).toEqual([401, 200]);

    const half = await auth('sign-in/email', { email, password });
    const held = { 'x-two-factor-token': half.headers.get('x-two-factor-token') ?? '' };
    const used = sessionOf((await auth('two-factor/verify-totp', { code: await codeOf(secret, 1) }, held)).headers);
    const again = await auth('two-factor/verify-totp', { code: await codeOf(secret, 1) }, held);
    expect([await me(used), again.status]).toEqual([200, 401]);

    const off = sessionOf((await auth('two-factor/disable', { password }, used)).headers);
    expect([await me(used), await me(off)]).toEqual([401, 200]);
    expect(new Set([before, on, used, off].map((s) => s.authorization)).size).toBe(4);
    figure(ctx, 'after 2FA: new, the old one dead');
  });

  it('after a change of role: whoever it was signs in anew', async (ctx) => {
    const id = await addAgent(application, 'rise@example.com');
    const before = await signIn(application, 'rise@example.com');
    expect(await me(before)).toBe(200);
    await application.authDb.execute(sql`update auth."user" set role = 'admin' where id = ${id}`);
    await waitFor(async () => (await me(before)) === 401);
    const after = await signIn(application, 'rise@example.com');
    expect(await me(after)).toBe(200);
    expect((await call(application, 'GET', '/api/v1/me', undefined, after)).body.role).toBe('admin');
    figure(ctx, 'after a change of role: dead');
  });

  it('and a new name alone ends nothing', async () => {
    const id = await addAgent(application, 'name@example.com');
    const session = await signIn(application, 'name@example.com');
    await application.authDb.execute(sql`update auth."user" set name = 'New Name' where id = ${id}`);
    await waitFor(
      async () => (await call(application, 'GET', '/api/v1/me', undefined, session)).body.full_name === 'New Name',
    );
  });
});
