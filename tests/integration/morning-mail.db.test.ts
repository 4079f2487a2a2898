import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openWorkOrder } from '#features/work-orders';
import { serviceFor } from '#server/kernel/actor.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { sweep } from '#server/sweep.ts';
import { withOtherSignature } from '../support/altered.ts';
import {
  addOwner,
  addProperty,
  addTrade,
  bookStay,
  call,
  signIn,
  startTestApplication,
  type TestApplication,
} from '../support/application.ts';
import { createSettableClock } from '../support/clock.ts';
import { mailTo, readOutbox, waitFor } from '../support/waiting.ts';

// The mail that tells an owner of their day: when it comes, what it says, and that only a pressed button does anything.

/** Three in the morning in Oregon. */
const night = '2026-11-20T11:00:00Z';
const clock = createSettableClock(night);
let application: TestApplication;
let owner: { authorization: string };
let customerId: string;
let propertyId: string;

beforeAll(async () => {
  application = await startTestApplication({ clock });
  customerId = await addOwner(application, 'olive@example.com');
  await addOwner(application, 'quiet@example.com', 'Quinn Quiet');
  propertyId = (await addProperty(application, customerId, 'Gull & Co. <House>')).id;
  await addTrade(application, customerId, propertyId, { company_name: 'Yaquina Plumbing' });
  owner = await signIn(application, 'olive@example.com');
  const rules = { actions: [{ action: 'ask_owner' }], approval_wait_minutes: 6000, quiet_hours: null };
  await call(application, 'PUT', '/api/v1/protocols', { property_id: null, version: 0, rules }, owner);
  const phone = { guest_phone: '(541) 555-0120' };
  await bookStay(application, customerId, propertyId, {
    ...phone,
    guest_name: 'Dana',
    check_in: '2026-11-20',
    check_out: '2026-11-23',
  });
  await withActor(application.deps.store, serviceFor(customerId, 'assistant'), (unit) =>
    openWorkOrder(unit, {
      conversation_id: null,
      property_id: propertyId,
      service_type: 'plumbing',
      urgency_level: 'high',
      subject_line: 'Dripping tap',
      issue_summary: 'It drips.',
      attempted_fix: null,
      call_summary: null,
    }),
  );
});
afterAll(() => application.end());
beforeEach(() => clock.set(night));

const choose = (changes: object, who = owner) => call(application, 'PATCH', '/api/v1/me/reach', changes, who);
const at = async (moment: string) => {
  clock.set(moment);
  await sweep(application.deps);
};
const mornings = async (to = 'olive@example.com') =>
  (await readOutbox(application)).filter((mail) => mail.to === to && mail.message_id.startsWith('morning-mail-'));
const inOregon = { timezone: 'America/Los_Angeles', morning_hour: 8 };

describe('a morning mail', () => {
  it('comes at the chosen hour of the reader’s own clock, once, with the day, its open orders and its questions', async () => {
    const chosen = await choose(inOregon);
    expect(chosen.body).toMatchObject({ morning_hour: 8, next_morning_at: '2026-11-20T16:00:00.000Z' });
    await at('2026-11-20T15:59:00Z');
    expect(await mornings()).toEqual([]);
    await Promise.all([at('2026-11-20T16:00:01Z'), sweep(application.deps)]);
    const mail = await mailTo(application, 'olive@example.com', /^Friday, Nov 20:/);
    expect(mail.subject).toBe('Friday, Nov 20: 1 question for you, 1 arrival, 1 open work order');
    expect(mail.text).toContain('Send a contractor for “Dripping tap” at Gull & Co. <House>?');
    expect(mail.text).toMatch(/Approve: http:\/\/porchlight\.test\/approve\/\S+\?choice=yes/);
    expect(mail.text).toMatch(/Decline: http:\/\/porchlight\.test\/approve\/\S+\?choice=no/);
    expect(mail.text).toContain('Dana, 3 nights');
    expect(mail.text).toMatch(/Dripping tap · Gull & Co\. <House>\n {2}You answer by .* PST\./);
    expect(mail.text).toContain('- Opened 1 work order');
    expect(mail.html).toContain('Gull &#38; Co. &#60;House&#62;');
    await sweep(application.deps);
    expect(await mornings()).toHaveLength(1);
    const { body } = await call(application, 'GET', '/api/v1/me/reach', undefined, owner);
    expect(body.next_morning_at).toBe('2026-11-21T16:00:00.000Z');
  });

  it('does not come where there is nothing to say, nor when its hour passed long ago', async () => {
    const quinn = await signIn(application, 'quiet@example.com');
    await choose(inOregon, quinn);
    await at('2026-11-20T16:00:01Z');
    await waitFor(async () => (await mornings()).length > 0);
    expect(await mornings('quiet@example.com')).toEqual([]);
    const before = (await mornings()).length;
    await choose({ ...inOregon, morning_hour: 9 });
    await at('2026-11-20T23:00:00Z');
    expect(await mornings()).toHaveLength(before);
    const { body } = await call(application, 'GET', '/api/v1/me/reach', undefined, owner);
    expect(body.next_morning_at).toBe('2026-11-21T17:00:00.000Z');
  });

  it('is sent at once to whoever wants to see it, also where nothing is to be said', async () => {
    const quinn = await signIn(application, 'quiet@example.com');
    const sent = await call(application, 'POST', '/api/v1/me/reach/morning-mail', {}, quinn);
    expect(sent).toMatchObject({ status: 200, body: { to: 'quiet@example.com' } });
    const mail = await mailTo(application, 'quiet@example.com', /at your houses$/);
    expect(mail.text).toContain("Nothing comes up today. The light's on.");
  });

  it('holds links that decide nothing when they are opened', async () => {
    const text = (await mornings())[0]?.text ?? '';
    const token = /\/approve\/(\S+)\?choice=no/.exec(text)?.[1];
    const opened = await call(application, 'GET', `/api/v1/approval-links/${token}`);
    expect(opened).toMatchObject({ status: 200, body: { state: 'open' } });
    const said = await call(application, 'POST', `/api/v1/approval-links/${token}`, { approve: false });
    expect(said.body.state).toBe('declined');
  });
});

describe('a morning mail is stopped', () => {
  const linkIn = async () => /\/morning-mail\/(\S+)/.exec((await mornings())[0]?.text ?? '')?.[1] ?? '';
  const stands = async () => (await call(application, 'GET', '/api/v1/me/reach', undefined, owner)).body.morning_hour;

  it('by its link on a POST alone, without signing in, and comes again at its old hour', async () => {
    await choose(inOregon);
    const path = `/api/v1/morning-mail-links/${await linkIn()}`;
    expect((await call(application, 'GET', path)).body).toEqual({ on: true, hour: 8, timezone: 'America/Los_Angeles' });
    expect(await stands()).toBe(8);
    expect((await call(application, 'POST', path, { on: false })).body.on).toBe(false);
    expect((await call(application, 'POST', path, { on: false })).body).toMatchObject({ on: false, hour: 8 });
    expect(await stands()).toBeNull();
    const before = (await mornings()).length;
    await at('2026-11-20T16:00:01Z');
    expect(await mornings()).toHaveLength(before);
    expect((await call(application, 'POST', path, { on: true })).body).toMatchObject({ on: true, hour: 8 });
    expect(await stands()).toBe(8);
  });

  it('by no altered link, and by no other POST than the one click', async () => {
    await choose(inOregon);
    const token = await linkIn();
    const click = (link: string, body: string) =>
      application.app.request(
        `http://porchlight.test/morning-mail/${link}`,
        { method: 'POST', body, headers: { 'content-type': 'application/x-www-form-urlencoded' } },
        { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
      );
    expect((await click(token, '')).status).toBe(400);
    expect((await click(withOtherSignature(token), 'List-Unsubscribe=One-Click')).status).toBe(404);
    expect(await stands()).toBe(8);
    expect((await click(token, 'List-Unsubscribe=One-Click')).status).toBe(200);
    expect(await stands()).toBeNull();
  });
});

it('names its one click in its headers', async () => {
  const raw: string[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _, done) =>
      void text(stream).then((mail) => {
        raw.push(mail);
        done();
      }),
  });
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const { port } = smtp.server.address() as AddressInfo; // it listens on a port
  const env = { SMTP_URL: `smtp://127.0.0.1:${port}`, SMTP_REQUIRE_TLS: 'false' };
  const mailing = await startTestApplication({ env });
  await addOwner(mailing, 'pat@example.com');
  const pat = await signIn(mailing, 'pat@example.com');
  await call(mailing, 'PATCH', '/api/v1/me/reach', inOregon, pat);
  await call(mailing, 'POST', '/api/v1/me/reach/morning-mail', {}, pat);
  await waitFor(async () => raw.length > 0);
  expect(raw[0]?.replace(/\r\n\s+/g, '')).toMatch(
    /^List-Unsubscribe: ?<http:\/\/porchlight\.test\/morning-mail\/[\w.-]+>/m,
  );
  expect(raw[0]).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
  await mailing.end();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
});
