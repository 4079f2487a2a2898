import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPerson } from '#features/accounts';
import { everyKey, makeKey } from '../support/api-keys.ts';
import {
  addOwner,
  asBrowser,
  call,
  password,
  signIn,
  startTestApplication,
  type TestApplication,
} from '../support/application.ts';
import { mailTo } from '../support/waiting.ts';

// A25: whoever was in an account may have left a key behind. Whatever ends everything ends keys too, or nothing.

type Headers = { authorization: string };
let application: TestApplication;
let admin: Headers;
beforeAll(async () => {
  application = await startTestApplication();
  const lead = { email: 'lena@example.com', name: 'Lena Lead', role: 'admin', password } as const;
  await createPerson(application.auth, application.authDb, lead);
  admin = await signIn(application, lead.email);
});
afterAll(() => application.end());

let n = 0;
let email: string;
let id: string;
let owner: Headers;
let key: Headers;
beforeEach(async () => {
  await application.authDb.execute(sql`delete from rate_limits`);
  email = `owner${++n}@example.com`;
  id = await addOwner(application, email);
  owner = await signIn(application, email);
  key = { authorization: `Bearer ${(await makeKey(application, owner, everyKey('Left behind'))).key}` };
  expect(await answers(key)).toBe(200);
});

const answers = async (who: Headers) => (await call(application, 'GET', '/api/v1/stays', undefined, who)).status;
const post = (path: string, body: object, who: Partial<Headers> = {}) =>
  call(application, 'POST', `/api${path}`, body, { ...asBrowser, ...who });
const endedKeys = async () =>
  (await call(application, 'GET', '/api/v1/security-log?kind=key.ended', undefined, await signIn(application, email)))
    .body.items;

describe('A25 API keys end', () => {
  it('when their owner signs out everywhere', async () => {
    expect((await post('/auth/revoke-sessions', {}, owner)).status).toBe(200);
    expect([await answers(key), await answers(owner)]).toEqual([401, 401]);
    expect(await endedKeys()).toMatchObject([{ subject: 'Left behind', actor_kind: 'owner' }]);
  });

  it('when an admin signs their owner out everywhere, also where no browser is signed in', async () => {
    await post('/auth/sign-out', {}, owner);
    expect(await answers(key)).toBe(200);
    expect((await post(`/v1/staff/owners/${id}/sessions/end`, {}, admin)).status).toBe(200);
    expect(await answers(key)).toBe(401);
    expect((await mailTo(application, email, /signed out/)).text).toContain('everywhere and ended any API keys');
    expect(await endedKeys()).toHaveLength(1);
  });

  it('not when one session of many is ended', async () => {
    const { body } = await call(application, 'GET', `/api/v1/staff/owners/${id}/sessions`, undefined, admin);
    await post(`/v1/staff/owners/${id}/sessions/end`, { session_id: body.items[0].id }, admin);
    expect([await answers(key), await answers(owner)]).toEqual([200, 401]);
  });

  it('with a new password, and the mail says so', async () => {
    const change = { currentPassword: password, newPassword: 'Correct-horse8!' };
    const changed = await post('/auth/change-password', change, owner);
    expect(changed.status).toBe(200);
    expect(await answers(key)).toBe(401);
    expect(await answers({ authorization: `Bearer ${changed.headers.get('set-auth-token')}` })).toBe(200);
    expect((await mailTo(application, email, /was changed/)).text).toContain('any API keys were ended');
  });

  it('with a password that was reset', async () => {
    await post('/v1/forgot-password', { email });
    const token = /token=([\w-]+)/.exec((await mailTo(application, email, /Set a new password/)).text)?.[1];
    expect((await post('/auth/reset-password', { token, newPassword: 'Correct-horse8!' })).status).toBe(200);
    expect([await answers(key), await answers(owner)]).toEqual([401, 401]);
  });

  it('with a new address', async () => {
    const after = `new-${email}`;
    await post(`/v1/staff/owners/${id}/email`, { email: after }, admin);
    const agreed = /agree=([\w-]+)/.exec((await mailTo(application, email, /to change/)).text)?.[1];
    const token = /token=([\w-]+)/.exec((await mailTo(application, after, /Confirm/)).text)?.[1];
    await post('/v1/confirm-email/agree', { token: agreed });
    expect((await post('/v1/confirm-email', { token })).status).toBe(200);
    expect([await answers(key), await answers(owner)]).toEqual([401, 401]);
    expect((await mailTo(application, email, /was changed/)).text).toContain('any API keys were ended');
  });

  it('with the sessions or not at all: a failure in between leaves nobody half signed out', async () => {
    await application.authDb.execute(sql`
      create function no_ending() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`);
    await application.authDb.execute(
      sql`create trigger no_ending before update of revoked_at on api_keys for each row execute function no_ending()`,
    );
    expect((await post('/auth/revoke-sessions', {}, owner)).status).toBe(500);
    expect((await post(`/v1/staff/owners/${id}/sessions/end`, {}, admin)).status).toBe(500);
    await application.authDb.execute(sql`drop function no_ending() cascade`);
    expect([await answers(key), await answers(owner)]).toEqual([200, 200]);
  });
});
