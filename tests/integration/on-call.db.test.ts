import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweep } from '#server/sweep.ts';
import {
  addAgent,
  addOwner,
  addProperty,
  call,
  signIn,
  startTestApplication,
  type TestApplication,
} from '../support/application.ts';
import { createSettableClock } from '../support/clock.ts';
import { readOutbox, waitFor } from '../support/waiting.ts';

// Somebody is in danger: who is rung, when the next, and what stops it.

const clock = createSettableClock('2026-11-20T18:00:00Z');
let application: TestApplication;
let superuser: pg.Client;
let guestToken: string;
const ids: Record<string, string> = {};

beforeAll(async () => {
  application = await startTestApplication({ clock });
  superuser = new pg.Client(application.database.superuser);
  await superuser.connect();
  const customerId = await addOwner(application, 'olive@example.com');
  for (const name of ['first', 'second', 'lead', 'idle'])
    ids[name] = await addAgent(application, `${name}@example.com`, `${name} Agent`);
  for (const rung of ['first', 'second', 'lead'])
    await superuser.query(
      `insert into staff_shifts (id, user_id, name, rung, starts_at, ends_at) values (gen_random_uuid(), $1, $2, $2, '2026-11-20T00:00:00Z', '2026-11-21T00:00:00Z')`,
      [ids[rung], rung],
    );
  guestToken = (await addProperty(application, customerId)).guest_token;
});

afterAll(async () => {
  await superuser.end();
  await application.end();
});

async function inDanger(words = 'I smell gas'): Promise<{ id: string; say(message: string): Promise<unknown> }> {
  const { body } = await call(application, 'POST', `/api/v1/guest/${guestToken}/conversations`, {});
  const path = `/api/v1/guest/${guestToken}/conversations/${body.id}/messages`;
  const say = (message: string) =>
    call(application, 'POST', path, { message }, { 'x-conversation-secret': body.secret });
  await say(words);
  return { id: body.id, say };
}

const alarmOf = async (conversation: string) =>
  (await superuser.query('select * from alarms where conversation_id = $1 order by created_at', [conversation])).rows;
const rungOf = async (conversation: string) => (await alarmOf(conversation)).at(-1)?.rung;
const mailsOf = async (alarmId: string) =>
  (await readOutbox(application)).filter(({ message_id }) => message_id.includes(alarmId)).map(({ to }) => to);

describe('the on-call ladder', () => {
  it('is rung at once, goes on rung by rung while nobody answers, and rings everyone in the end', async () => {
    const guest = await inDanger();
    await waitFor(async () => (await rungOf(guest.id)) === 'first');
    const [alarm] = await alarmOf(guest.id);
    await waitFor(async () => (await mailsOf(alarm.id)).length === 2);
    expect((await mailsOf(alarm.id)).sort()).toEqual(['first@example.com', 'olive@example.com']);

    clock.advance(2 * 60);
    await sweep(application.deps);
    expect(await rungOf(guest.id)).toBe('first');
    for (const [seconds, rung] of [
      [61, 'second'],
      [181, 'lead'],
      [301, 'everyone'],
      [301, 'everyone'],
    ] as const) {
      clock.advance(seconds);
      await sweep(application.deps);
      expect(await rungOf(guest.id)).toBe(rung);
    }
    await waitFor(async () => (await mailsOf(alarm.id)).includes('idle@example.com'));
    const { body } = await call(
      application,
      'GET',
      `/api/v1/conversations/${guest.id}`,
      undefined,
      await signIn(application, 'lead@example.com'),
    );
    const said = body.messages.map((line: { body: string }) => line.body).join('\n');
    expect(said.match(/next person on call/g)).toHaveLength(1);
  });

  it('stops when somebody takes the chat, and says who', async () => {
    const guest = await inDanger('there is smoke coming out of the wall');
    await waitFor(async () => (await rungOf(guest.id)) === 'first');
    const second = await signIn(application, 'second@example.com');
    expect((await call(application, 'POST', `/api/v1/conversations/${guest.id}/claim`, {}, second)).status).toBe(200);
    const [alarm] = await alarmOf(guest.id);
    expect(alarm).toMatchObject({ danger: 'fire', acknowledged_by: ids.second, acknowledged_by_name: 'second Agent' });
    // Left unanswered, it would be anybody's again after a quarter of an hour.
    await call(application, 'POST', `/api/v1/conversations/${guest.id}/reply`, { message: 'Stay outside.' }, second);
    clock.advance(3600);
    await sweep(application.deps);
    expect((await alarmOf(guest.id))[0]).toMatchObject({ rings: 1, rung: 'first' });
  });

  it('is rung, and the guest is told what to do, while a person has the chat', async () => {
    const guest = await inDanger('where do I park?');
    const lead = await signIn(application, 'lead@example.com');
    const path = `/api/v1/conversations/${guest.id}`;
    expect((await call(application, 'POST', `${path}/claim`, {}, lead)).status).toBe(200);
    await guest.say('where are the towels?');
    expect(await alarmOf(guest.id)).toHaveLength(0);
    await guest.say('oh no, the curtains are on fire');
    await waitFor(async () => (await rungOf(guest.id)) === 'first');
    const { body } = await call(application, 'GET', path, undefined, lead);
    expect(body.messages.map((line: { body: string }) => line.body).join('\n')).toContain('Get out now');
    await call(application, 'POST', `${path}/reply`, { message: 'I am with you. Are you all outside?' }, lead);
    expect((await alarmOf(guest.id))[0].acknowledged_by_name).toBe('lead Agent');
  });

  it('does not ring twice for one thread that rings', async () => {
    const guest = await inDanger();
    await guest.say('the smell of gas is getting stronger');
    expect(await alarmOf(guest.id)).toHaveLength(1);
  });

  it('goes on where a server died', async () => {
    const guest = await inDanger('my husband collapsed and is not breathing');
    await waitFor(async () => (await rungOf(guest.id)) === 'first');
    const other = await startTestApplication({ clock, on: application });
    clock.advance(181);
    await sweep(other.deps);
    expect(await rungOf(guest.id)).toBe('second');
    await other.end();
  });
});
