import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
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
import { openThread, words } from '../support/guest-thread.ts';
import { readOutbox, waitFor } from '../support/waiting.ts';

// Beyond the alarms that strangers may raise in a day, somebody is in danger all the same.

const clock = createSettableClock('2026-11-20T18:00:00Z');
const most = limits.unconfirmed.alarms;
let application: TestApplication;
let customerId: string;
let maya: { authorization: string };
let streets = 0;

beforeAll(async () => {
  application = await startTestApplication({ clock });
  customerId = await addOwner(application, 'olive@example.com');
  await addAgent(application, 'maya@example.com');
  await addAgent(application, 'ned@example.com', 'Ned Agent');
  maya = await signIn(application, 'maya@example.com');
});
afterAll(() => application.end());
beforeEach(() => application.authDb.execute(sql`delete from rate_limits`));

const moveIn = () => addProperty(application, customerId, `House ${++streets}`, `${streets} Alarm Street`);

let networks = 0;
async function inDanger(token: string, said: string, from = `198.51.100.${++networks}`) {
  const chat = await openThread(application, token, undefined, from);
  const told = words(await chat.say(said));
  const alarm = async () =>
    (
      await application.authDb.execute<{ id: string; joined_to: string | null; rung: string | null; rings: number }>(
        sql`select id, joined_to, rung, rings from alarms where conversation_id = ${chat.id} order by created_at desc`,
      )
    ).rows[0];
  const { id = '' } = (await alarm()) ?? {};
  const isRung = async (times: number) => ((await alarm())?.rings ?? 0) >= times;
  return {
    told,
    alarm,
    mailed: async (people: string[], times = 1) => {
      await waitFor(() => isRung(times));
      const sent = async () => (await readOutbox(application)).filter(({ message_id }) => message_id.includes(id));
      await waitFor(async () => (await sent()).length >= people.length);
      expect((await sent()).map(({ to }) => to).sort()).toEqual(people);
    },
    take: async () => {
      await waitFor(() => isRung(1));
      const taken = await call(application, 'POST', `/api/v1/conversations/${chat.id}/claim`, {}, maya);
      expect(taken.status).toBe(200);
      // Left unanswered, it would be anybody's again after a quarter of an hour.
      const path = `/api/v1/conversations/${chat.id}/reply`;
      expect((await call(application, 'POST', path, { message: 'I am here.' }, maya)).status).toBe(200);
    },
  };
}

/** As many as a property bears, each taken by Maya. */
async function storm(token: string) {
  for (let n = 0; n < most.here; n++) await (await inDanger(token, 'I smell gas')).take();
}

const notices = async (token: string) =>
  Number(
    (
      await application.authDb.execute(sql`select count(*) as n from notifications n
        join conversations c on c.id = n.conversation_id join properties p on p.id = c.property_id
        where n.kind = 'emergency' and p.guest_token = ${token}`)
    ).rows[0]?.n,
  );

describe('A21 a danger beyond the day’s alarms of strangers', () => {
  it('is rung to whoever took the last one, and up the ladder when they don’t answer', async () => {
    const { guest_token } = await moveIn();
    await storm(guest_token);
    const known = await notices(guest_token);
    const one = await inDanger(guest_token, 'the kitchen is on fire');
    expect(one.told).toContain("I've alerted our on-call person");
    expect(await one.alarm()).toMatchObject({ joined_to: null });
    await one.mailed(['maya@example.com']);
    expect(await notices(guest_token)).toBe(known);
    clock.advance(181);
    await sweep(application.deps);
    await one.mailed(['maya@example.com', 'maya@example.com', 'ned@example.com'], 2);
  });

  it('joins what rings at the property, of whatever kind', async () => {
    const { guest_token } = await moveIn();
    await storm(guest_token);
    const one = await inDanger(guest_token, 'the kitchen is on fire');
    const other = await inDanger(guest_token, 'I smell gas');
    expect(await other.alarm()).toMatchObject({ joined_to: (await one.alarm())?.id, rings: 0 });
  });

  it('is rung to everybody and told to the owner again after a quarter of an hour', async () => {
    const { guest_token } = await moveIn();
    await storm(guest_token);
    const known = await notices(guest_token);
    clock.advance(15 * 60 + 1);
    await sweep(application.deps);
    const one = await inDanger(guest_token, 'the kitchen is on fire');
    await one.mailed(['maya@example.com', 'ned@example.com', 'olive@example.com']);
    expect(await notices(guest_token)).toBe(known + 1);
  });

  it('is rung at another property though the same network has used up its number elsewhere', async () => {
    const [here, there] = [await moveIn(), await moveIn()];
    for (let n = 0; n < most.network; n++)
      await (await inDanger(here.guest_token, 'I smell gas', '203.0.113.5')).take();
    const one = await inDanger(there.guest_token, 'the kitchen is on fire', '203.0.113.5');
    expect(await one.alarm()).toMatchObject({ joined_to: null });
    await one.mailed(['maya@example.com', 'ned@example.com', 'olive@example.com']);
    expect(await notices(there.guest_token)).toBe(1);
  });
});
