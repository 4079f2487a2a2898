import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPerson } from '#features/accounts';
import {
  addOwner,
  asBrowser,
  call,
  password,
  signIn,
  signInWithPassword,
  startTestApplication,
  type TestApplication,
} from '../support/application.ts';
import { codeOf, secretIn } from '../support/codes.ts';
import { mailTo, waitFor } from '../support/waiting.ts';

// A session ends thirty days after its sign-in whatever happens; its owner and an admin can end it before.

let application: TestApplication;
beforeAll(async () => {
  application = await startTestApplication();
});
afterAll(() => application.end());

type Session = { authorization: string };
const auth = (path: string, body: object, session: Session) =>
  call(application, 'POST', `/api/auth/${path}`, body, { ...asBrowser, ...session });
const read = (path: string, session: Session) => call(application, 'GET', path, undefined, session);
const traded = (answer: { headers: Headers }) => ({ authorization: `Bearer ${answer.headers.get('set-auth-token')}` });

const dayMs = 86_400_000;

/** As if every session of somebody had begun so many days ago and been used ever since. */
const age = (id: string, days: number) =>
  application.authDb.execute(sql`
    update auth.session set signed_in_at = now() - make_interval(secs => ${days * 86_400}),
      updated_at = now() - interval '10 minutes', expires_at = now() + interval '20 minutes'
    where user_id = ${id}`);

async function endOf(id: string): Promise<number> {
  const { rows } = await application.authDb.execute<{ left: string }>(sql`
    select extract(epoch from expires_at - signed_in_at) as left from auth.session where user_id = ${id}`);
  return Math.max(...rows.map(({ left }) => Number(left) * 1000));
}

describe('a session', () => {
  it('slides while it is used, and not past thirty days from its sign-in', async () => {
    const id = await addOwner(application, 'slides@example.com');
    const session = await signInWithPassword(application, 'slides@example.com');
    await age(id, 30 - 10 / (24 * 60)); // ten minutes are left
    expect((await read('/api/auth/get-session', session)).status).toBe(200);
    expect(await endOf(id)).toBe(30 * dayMs);
    await age(id, 30.01);
    expect((await read('/api/auth/get-session', session)).body).toBe('null');
    expect((await read('/api/v1/me', session)).status).toBe(401);
  });

  it('keeps its beginning when it is traded for another one: new password, two factors on and off', async () => {
    const id = await addOwner(application, 'trades@example.com');
    let session = await signInWithPassword(application, 'trades@example.com');
    await age(id, 29.99);
    const newPassword = 'Different1!';
    session = traded(await auth('change-password', { currentPassword: password, newPassword }, session));
    expect(await endOf(id)).toBe(30 * dayMs);
    const begun = await auth('two-factor/enable', { password: newPassword }, session);
    const code = await codeOf(secretIn(begun.body.totpURI));
    session = traded(await auth('two-factor/verify-totp', { code }, session));
    expect(await endOf(id)).toBe(30 * dayMs);
    session = traded(await auth('two-factor/disable', { password: newPassword }, session));
    expect((await read('/api/v1/me', session)).status).toBe(200);
    expect(await endOf(id)).toBe(30 * dayMs);
  });

  it('begins anew with a new sign-in, also one that sends the old session along', async () => {
    const id = await addOwner(application, 'anew@example.com');
    const session = await signInWithPassword(application, 'anew@example.com');
    await age(id, 29.99);
    const again = await auth('sign-in/email', { email: 'anew@example.com', password }, session);
    expect(again.status).toBe(200);
    expect(await endOf(id)).toBeLessThan(dayMs);
  });
});

describe('an admin', () => {
  let admin: Session;
  beforeAll(async () => {
    const lead = { email: 'lena@example.com', name: 'Lena Lead', role: 'admin', password } as const;
    await createPerson(application.auth, application.authDb, lead);
    admin = await signIn(application, lead.email);
  });
  const end = (id: string, body: object, by = admin) =>
    call(application, 'POST', `/api/v1/staff/owners/${id}/sessions/end`, body, { ...by });

  it('sees where an owner is signed in and ends one session, or all; the owner is told', async () => {
    const id = await addOwner(application, 'lost@example.com');
    const sessions = [
      await signInWithPassword(application, 'lost@example.com'),
      await signIn(application, 'lost@example.com'),
    ];
    const { body } = await read(`/api/v1/staff/owners/${id}/sessions`, admin);
    expect(body.items).toHaveLength(2);
    expect(Object.keys(body.items[0]).sort()).toEqual(['id', 'last_used_at', 'signed_in_at', 'user_agent']);
    const left = await end(id, { session_id: body.items[0].id });
    expect(left.body.items).toEqual([body.items[1]]);
    const alive = async () => Promise.all(sessions.map(async (s) => (await read('/api/v1/me', s)).status));
    await waitFor(async () => (await alive()).filter((status) => status === 401).length === 1);
    expect((await end(id, {})).body.items).toEqual([]);
    await waitFor(async () => (await alive()).every((status) => status === 401));
    expect((await mailTo(application, 'lost@example.com', /signed out/i)).text).toContain('Lena Lead');
  });

  it('alone, and of owners alone', async () => {
    const id = await addOwner(application, 'alone@example.com');
    const owner = await signIn(application, 'alone@example.com');
    expect((await read(`/api/v1/staff/owners/${id}/sessions`, owner)).status).toBe(403);
    expect((await end(id, {}, owner)).status).toBe(403);
    const { body: me } = await read('/api/v1/me', admin);
    expect((await end(me.id, {})).status).toBe(404);
    expect((await read(`/api/v1/staff/owners/${me.id}/sessions`, admin)).status).toBe(404);
    expect((await read('/api/v1/me', owner)).status).toBe(200);
  });
});
