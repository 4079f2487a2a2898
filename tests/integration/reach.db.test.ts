import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openWorkOrder } from '#features/work-orders';
import { users } from '#server/db/tables/accounts.ts';
import { serviceFor } from '#server/kernel/actor.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { sweep } from '#server/sweep.ts';
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
import { readOutbox, waitFor } from '../support/waiting.ts';

// What reaches an owner at once, by which way, and what waits for the end of their own quiet hours.

/** Ten in the morning in Oregon, seven in the evening in Berlin, where the owner is. */
const day = '2026-11-20T18:00:00Z';
/** Two at night in Berlin, five in the afternoon in Oregon. */
const ownersNight = '2026-11-21T01:00:00Z';
const clock = createSettableClock(day);
let application: TestApplication;
let owner: { authorization: string };
let customerId: string;
let property: { id: string; guest_token: string };
let made = 0;

beforeAll(async () => {
  application = await startTestApplication({ clock });
  customerId = await addOwner(application, 'olive@example.com');
  property = await addProperty(application, customerId);
  await addTrade(application, customerId, property.id, { company_name: 'Yaquina Plumbing' });
  owner = await signIn(application, 'olive@example.com');
  await bookStay(application, customerId, property.id, {
    guest_name: 'Dana',
    guest_phone: '(541) 555-0120',
    check_in: '2026-11-18',
    check_out: '2026-11-28',
  });
  const rules = { actions: [{ action: 'ask_owner' }], approval_wait_minutes: 1440, quiet_hours: null };
  await call(application, 'PUT', '/api/v1/protocols', { property_id: null, version: 0, rules }, owner);
});
afterAll(() => application.end());
beforeEach(() => clock.set(day));

const choose = (changes: object) => call(application, 'PATCH', '/api/v1/me/reach', changes, owner);
const read = async () => (await call(application, 'GET', '/api/v1/me/reach', undefined, owner)).body;
const berlin = { timezone: 'Europe/Berlin', quiet: { from: 22 * 60, to: 7 * 60, breaks: [] as string[] } };

/** A job that needs the owner's word. @returns its name, which its mail says */
async function askForWord(): Promise<string> {
  const subject_line = `Tap ${++made}`;
  await withActor(application.deps.store, serviceFor(customerId, 'assistant'), (unit) =>
    openWorkOrder(unit, {
      conversation_id: null,
      property_id: property.id,
      service_type: 'plumbing',
      urgency_level: 'low',
      subject_line,
      issue_summary: 'It drips.',
      attempted_fix: null,
      call_summary: null,
    }),
  );
  return subject_line;
}
const sentAbout = async (words: string, to = 'olive@example.com') =>
  (await readOutbox(application)).filter((one) => one.to === to && `${one.subject} ${one.text}`.includes(words));
const whenSent = (words: string, to?: string) =>
  waitFor(async () => {
    const [first] = await sentAbout(words, to);
    return first;
  });
/** What was sent before it is sent by now. */
const whenAllSent = async () => {
  await call(application, 'POST', '/api/v1/me/reach/morning-mail', {}, owner);
  await waitFor(async () => (await sentAbout('Good morning')).length > 0);
};
const phone = '+15415550177';

describe('by the way the owner chose', () => {
  it('by mail until they choose', async () => {
    expect(await read()).toMatchObject({
      timezone: null,
      morning_hour: null,
      channels: { approval: 'mail' },
      quiet: null,
    });
    const job = await askForWord();
    expect((await whenSent(job)).subject).toContain('Approve a repair');
  });

  it('by text only with a phone number, which is refused plainly before', async () => {
    const refused = await choose({ channels: { approval: 'mail_and_text' } });
    expect(refused).toMatchObject({
      status: 422,
      body: { message: 'Add your phone number in Profile Settings first.' },
    });
    await application.authDb.update(users).set({ phone_number: '5415550177' }).where(eq(users.id, customerId));
    expect(await choose({ channels: { approval: 'mail_and_text' } })).toMatchObject({
      status: 200,
      body: { text_to: phone },
    });
    const job = await askForWord();
    await whenSent(job);
    expect((await whenSent(job, phone)).text).toMatch(/^Porchlight: Approve a repair.*\/approve\/\S+$/);
  });

  it('in the dashboard alone where they want that, but danger always at once', async () => {
    await choose({ timezone: 'Europe/Berlin', channels: { approval: 'dashboard' } });
    const job = await askForWord();
    await whenAllSent();
    const about = await sentAbout(job);
    expect(about.filter(({ subject }) => !/^\w+day, /.test(subject ?? ''))).toEqual([]);
    const { items } = (await call(application, 'GET', '/api/v1/notifications', undefined, owner)).body;
    expect(JSON.stringify(items)).toContain(job);
    expect(await choose({ channels: { danger: 'dashboard' } })).toMatchObject({ status: 422 });
    await choose({ channels: { approval: 'mail' } });
  });

  it('with a time zone wherever there is a time', async () => {
    const fresh = await addOwner(application, 'fresh@example.com');
    const who = await signIn(application, 'fresh@example.com');
    expect(fresh).not.toBe(customerId);
    const wrong = await call(application, 'PATCH', '/api/v1/me/reach', { morning_hour: 8 }, who);
    expect(wrong).toMatchObject({ status: 422, body: { fields: { timezone: 'Say by which clock.' } } });
  });
});

describe('in the quiet hours of the owner’s own clock', () => {
  it('it waits, is shown as waiting, and comes when they are over', async () => {
    await choose(berlin);
    clock.set(ownersNight);
    const job = await askForWord();
    expect((await read()).held).toEqual({
      total: 1,
      items: [{ about: 'approval', title: null, due_at: '2026-11-21T06:00:00.000Z' }],
    });
    expect(await sentAbout(job)).toEqual([]);
    clock.set('2026-11-21T06:00:01Z');
    await sweep(application.deps);
    await whenSent(job);
    expect((await read()).held.total).toBe(0);
  });

  it('what they let through comes at once, and so does what would be too late by morning', async () => {
    await choose({ ...berlin, quiet: { ...berlin.quiet, breaks: ['approval'] } });
    clock.set(ownersNight);
    await whenSent(await askForWord());
    await choose(berlin);
    const { version } = (await call(application, 'GET', '/api/v1/protocols', undefined, owner)).body;
    const rules = { actions: [{ action: 'ask_owner' }], approval_wait_minutes: 60, quiet_hours: null };
    await call(application, 'PUT', '/api/v1/protocols', { property_id: null, version, rules }, owner);
    await whenSent(await askForWord());
  });

  it('danger comes by mail, and by text where they want that', async () => {
    await choose({ ...berlin, channels: { danger: 'mail_and_text' } });
    clock.set(ownersNight);
    const chat = (await call(application, 'POST', `/api/v1/guest/${property.guest_token}/conversations`, {})).body;
    await call(
      application,
      'POST',
      `/api/v1/guest/${property.guest_token}/conversations/${chat.id}/messages`,
      { message: 'I smell gas' },
      { 'x-conversation-secret': chat.secret },
    );
    await whenSent('smell of gas');
    expect((await whenSent('smell of gas', phone)).text).toMatch(/^Porchlight: .*\/dashboard\/conversations\?chat=/);
  });
});
