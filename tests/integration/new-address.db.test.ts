import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPerson } from '#features/accounts';
import { sweep } from '#server/sweep.ts';
import {
  addOwner,
  call,
  password,
  signIn,
  startTestApplication,
  type TestApplication,
} from '../support/application.ts';
import { createSettableClock } from '../support/clock.ts';
import { mailTo, waitFor } from '../support/waiting.ts';

// An owner's new address, asked for by an admin on the phone: the new one says that it is theirs, and the old one says
// yes, says no, or is silent for three days.

const clock = createSettableClock('2126-06-01T12:00:00Z');
let application: TestApplication;
let admin: { authorization: string };
beforeAll(async () => {
  application = await startTestApplication({ clock });
  const lead = { email: 'lena@example.com', name: 'Lena Lead', role: 'admin', password } as const;
  await createPerson(application.auth, application.authDb, lead);
  admin = await signIn(application, lead.email);
});
afterAll(() => application.end());

let n = 0;
let before: string;
let after: string;
let id: string;
beforeEach(async () => {
  clock.set('2126-06-01T12:00:00Z');
  [before, after] = [`before${++n}@example.com`, `after${n}@example.com`];
  id = await addOwner(application, before, `Bea ${n} Before`);
});

const as = (who: object, method: string, path: string, body?: object) =>
  call(application, method, `/api/v1${path}`, body, { ...who });
const ask = () => as(admin, 'POST', `/staff/owners/${id}/email`, { email: after });
const tokenOf = async (to: string, subject: RegExp, name: string) =>
  new RegExp(`${name}=([\\w-]+)`).exec((await mailTo(application, to, subject)).text)?.[1] ?? '';
const confirm = async () => as({}, 'POST', '/confirm-email', { token: await tokenOf(after, /Confirm/, 'token') });
const agree = async () =>
  as({}, 'POST', '/confirm-email/agree', { token: await tokenOf(before, /to change/, 'agree') });
const stop = async () => as({}, 'POST', '/confirm-email/stop', { token: await tokenOf(before, /to change/, 'stop') });
const found = async () => (await as(admin, 'GET', `/staff/owners?q=Bea+${n}+Before`)).body.items[0];

describe("An owner's address", () => {
  it('changes at once when both have said yes, for signing in and in the profile, and both hear of it', async () => {
    const session = await signIn(application, before);
    expect((await ask()).body).toMatchObject({ email: before, pending_email: after, pending_confirmed: false });
    expect((await mailTo(application, before, /to change/)).text).toContain('June 4, 2126 at 12:00 PM UTC');
    expect((await agree()).body).toEqual({ email: after, applied: false });
    const token = await tokenOf(after, /Confirm/, 'token');
    const [first, second] = await Promise.all([1, 2].map(() => as({}, 'POST', '/confirm-email', { token })));
    expect([first, second].find((one) => one?.status === 200)?.body).toEqual({ email: after, applies_at: null });
    await waitFor(async () => (await as(session, 'GET', '/me')).status === 401);
    expect(await found()).toMatchObject({ email: after, pending_email: null });
    expect((await mailTo(application, before, /was changed/)).text).toContain(after);
    expect((await as({}, 'POST', '/confirm-email', { token })).status).toBe(422);
    const log = (await as(await signIn(application, after), 'GET', '/security-log')).body.items;
    expect(log.map(({ kind }: { kind: string }) => kind)).toEqual(['address.changed', 'address.asked']);
  });

  it('changes after 72 hours when the old one says nothing, not a second before', async () => {
    await ask();
    expect((await confirm()).body).toEqual({ email: after, applies_at: '2126-06-04T12:00:00.000Z' });
    expect(await found()).toMatchObject({ email: before, pending_confirmed: true });
    clock.set('2126-06-04T11:59:59Z');
    await sweep(application.deps);
    expect(await found()).toMatchObject({ email: before, pending_email: after });
    clock.set('2126-06-04T12:00:00Z');
    await Promise.all([sweep(application.deps), sweep(application.deps)]);
    expect(await found()).toMatchObject({ email: after, pending_email: null });
  });

  it('stays when the old one says that it was not them', async () => {
    await ask();
    await confirm();
    expect((await stop()).body).toEqual({ email: after });
    clock.set('2126-06-05T12:00:00Z');
    await sweep(application.deps);
    expect(await found()).toMatchObject({ email: before, pending_email: null });
    expect((await mailTo(application, before, /stays/)).text).toContain(after);
    expect((await confirm()).status).toBe(422);
    expect((await agree()).status).toBe(422);
    const log = (await as(await signIn(application, before), 'GET', '/security-log?kind=address.stopped')).body.items;
    expect(log).toHaveLength(1);
  });

  it('stays when the new one says nothing, whatever the old one said, and lapses after a week', async () => {
    await ask();
    await agree();
    clock.set('2126-06-07T12:00:00Z');
    await sweep(application.deps);
    expect(await found()).toMatchObject({ email: before, pending_email: after });
    clock.set('2126-06-08T12:00:01Z');
    expect(await found()).toMatchObject({ email: before, pending_email: null });
    expect((await confirm()).status).toBe(422);
  });

  it('cannot become one that somebody has, nor one that somebody took meanwhile', async () => {
    await addOwner(application, `two${n}@example.com`);
    const taken = await as(admin, 'POST', `/staff/owners/${id}/email`, { email: `two${n}@example.com` });
    expect({ status: taken.status, fields: taken.body.fields }).toEqual({
      status: 409,
      fields: { email: `There's already an account for two${n}@example.com.` },
    });
    await ask();
    await agree();
    await addOwner(application, after);
    expect((await confirm()).status).toBe(409);
    expect(await found()).toMatchObject({ email: before, pending_email: null });
  });
});
