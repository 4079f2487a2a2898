import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { user } from '#server/db/tables/auth.ts';
import { sweep } from '#server/sweep.ts';
import { select } from '../faults/on-database.ts';
import { addAgent, addOwner, addProperty, call, signIn } from '../support/application.ts';
import { beachHouse } from '../support/beach-house.ts';
import { openThread } from '../support/guest-thread.ts';
import { readOutbox } from '../support/waiting.ts';

// What the desk promises of chats that are handed over: the clocks, what stops them, what stays on record.

const { at, clock } = beachHouse();
type Bearer = { authorization: string };
let [lead, noor, owner]: Bearer[] = [];
let [ownerId, token] = ['', ''];

beforeAll(async () => {
  const leadId = await addAgent(at.application, 'lead@example.com', 'Lena Lead');
  await at.application.authDb.update(user).set({ role: 'admin' }).where(eq(user.id, leadId));
  await addAgent(at.application, 'noor@example.com', 'Noor Agent');
  lead = await signIn(at.application, 'lead@example.com');
  noor = await signIn(at.application, 'noor@example.com');
  ownerId = await addOwner(at.application, 'sla@example.com');
  owner = await signIn(at.application, 'sla@example.com');
  token = (await addProperty(at.application, ownerId, 'Dune House', '3 Quiet Street')).guest_token;
});

const post = (path: string, who: Bearer, body: object = {}) =>
  call(at.application, 'POST', `/api/v1${path}`, body, who);
const read = async (id: string) =>
  (await call(at.application, 'GET', `/api/v1/conversations/${id}`, undefined, at.agent)).body;
type Clock = Record<
  'target' | 'minutes' | 'rung' | 'holder_name' | 'warned_at' | 'breached_at' | 'answered_at' | 'ended_at' | 'due_at',
  unknown
>;
const clocks = async (id: string) =>
  (await select(
    at.application.database,
    `select * from sla_clocks where conversation_id = '${id}' order by started_at, target`,
  )) as Clock[];
const told = async (id: string) =>
  (
    await select(
      at.application.database,
      `select kind from events where conversation_id = '${id}' and kind like 'sla.%' order by id`,
    )
  ).map(({ kind }) => kind);
const mailsOf = async (id: string) => {
  const ids = (await select(at.application.database, `select id from sla_clocks where conversation_id = '${id}'`)).map(
    (row) => row.id,
  );
  return (await readOutbox(at.application)).filter(({ message_id }) =>
    ids.some((one) => message_id.includes(`sla-${one}`)),
  );
};
const later = async (minutes: number) => {
  clock.advance(minutes * 60);
  await sweep(at.application.deps);
};
const minutesTo = (due: unknown) => (Date.parse(String(due)) - clock.now().getTime()) / 60_000;

async function handedOver() {
  const guest = await openThread(at.application, token);
  await guest.say('can I talk to a real person please');
  return guest;
}

describe('a chat that was handed over', () => {
  it('is due to be taken and answered, warns at three quarters, and both stay on record as kept', async () => {
    const { id } = await handedOver();
    expect((await clocks(id)).map(({ target, minutes }) => [target, minutes])).toEqual([
      ['claim', 15],
      ['first', 15],
    ]);
    expect(minutesTo((await read(id)).sla_due_at)).toBe(15);
    await later(12);
    expect(await told(id)).toEqual(['sla.warned', 'sla.warned']);
    await post(`/conversations/${id}/claim`, at.agent);
    expect(await told(id)).toEqual(['sla.warned', 'sla.warned', 'sla.met']);
    await post(`/conversations/${id}/reply`, at.agent, { message: 'Here I am.' });
    expect(await told(id)).toEqual(['sla.warned', 'sla.warned', 'sla.met', 'sla.met']);
    expect((await read(id)).sla_due_at).toBeNull();
    for (const one of await clocks(id)) expect(one).toMatchObject({ breached_at: null, answered_at: expect.any(Date) });
  });

  it('rings the people on call once nobody comes in time, and is missed for good though somebody comes a minute later', async () => {
    const { id } = await handedOver();
    await later(15);
    expect(await told(id)).toEqual(['sla.breached', 'sla.breached']);
    expect((await clocks(id)).map(({ rung }) => rung)).toEqual(['everyone', 'everyone']); // nobody is on by shift
    const mails = await mailsOf(id);
    expect(mails.map(({ subject }) => subject)).toContain('Nobody took a chat in time: Dune House');
    expect(mails.every(({ text }) => !text.includes('real person'))).toBe(true);
    await later(1);
    await post(`/conversations/${id}/reply`, at.agent, { message: 'Sorry, here I am.' });
    expect(await told(id)).toEqual(['sla.breached', 'sla.breached']);
    for (const one of await clocks(id))
      expect(one).toMatchObject({ breached_at: expect.any(Date), answered_at: expect.any(Date), holder_name: null });
    const { body } = await call(at.application, 'GET', '/api/v1/desk/sla/misses', undefined, at.agent);
    expect(body.items.filter((miss: { conversation_id: string }) => miss.conversation_id === id)).toHaveLength(2);
  });

  it('is not answered by what the assistant says, and missed though nobody looked when it was due', async () => {
    const guest = await handedOver();
    const { sla_due_at } = await read(guest.id);
    clock.advance(60);
    await guest.say('where do I park?');
    expect((await read(guest.id)).sla_due_at).toBe(sla_due_at);
    clock.advance(20 * 60);
    await post(`/conversations/${guest.id}/reply`, at.agent, { message: 'Here I am.' });
    expect(await told(guest.id)).toEqual(['sla.breached', 'sla.breached']);
  });
});

describe('the next word of a person', () => {
  async function answered() {
    const guest = await handedOver();
    await post(`/conversations/${guest.id}/reply`, at.agent, { message: 'Here I am.' });
    return guest;
  }

  it('is due when the guest writes, stands still while somebody outside has to, and goes on when they do', async () => {
    const guest = await answered();
    const pause = (who: Bearer, waits_for: string | null) =>
      post(`/conversations/${guest.id}/sla/pause`, who, { waits_for });
    expect((await pause(at.agent, 'contractor')).status).toBe(409);
    await guest.say('and the heating?');
    expect(minutesTo((await read(guest.id)).sla_due_at)).toBe(15);
    clock.advance(5 * 60);
    expect((await pause(noor ?? at.agent, 'contractor')).status).toBe(403);
    expect((await pause(at.agent, 'contractor')).body).toMatchObject({
      sla_due_at: null,
      sla_paused_for: 'contractor',
    });
    await later(600);
    expect(await told(guest.id)).not.toContain('sla.breached');
    await guest.say('hello?');
    const shown = await read(guest.id);
    expect(shown.sla_paused_for).toBeNull();
    expect(minutesTo(shown.sla_due_at)).toBe(10);
    await post(`/conversations/${guest.id}/reply`, at.agent, { message: 'It is on again.' });
    expect((await clocks(guest.id)).map(({ target, breached_at }) => [target, breached_at])).toContainEqual([
      'next',
      null,
    ]);
  });

  it('is not put off by snoozing; closing keeps the miss on record, and rings nobody', async () => {
    const guest = await answered();
    await guest.say('and the heating?');
    const { sla_due_at } = await read(guest.id);
    const until = new Date(clock.now().getTime() + 3_600_000).toISOString();
    expect((await post(`/conversations/${guest.id}/snooze`, at.agent, { until })).body.sla_due_at).toBe(sla_due_at);
    await post(`/conversations/${guest.id}/close`, at.agent);
    await later(16);
    const next = (await clocks(guest.id)).find(({ target }) => target === 'next');
    expect(next).toMatchObject({ breached_at: expect.any(Date), rung: null });
    expect(await mailsOf(guest.id)).toEqual([]);
  });

  it('waits while the owner has the chat, and counts as neither when they answer', async () => {
    const guest = await handedOver();
    await post(`/conversations/${guest.id}/take-over`, owner ?? at.agent);
    expect(await read(guest.id)).toMatchObject({ sla_due_at: null, sla_paused_for: 'owner' });
    await later(9);
    await post(`/conversations/${guest.id}/write`, owner ?? at.agent, { message: 'I am the owner.' });
    expect(await told(guest.id)).not.toContain('sla.breached');
  });
});

describe('what is promised', () => {
  const get = async () => (await call(at.application, 'GET', '/api/v1/desk/sla', undefined, at.agent)).body;
  const put = (who: Bearer | undefined, body: object) => call(at.application, 'PUT', '/api/v1/desk/sla', body, who);

  it('is changed by a lead alone, for one owner and in the hours of the house, and of two changes at once one', async () => {
    const { version, items } = await get();
    const [all] = items;
    const mine = {
      ...all,
      id: null,
      name: 'Sla Owner',
      customer_id: ownerId,
      targets: { ...all.targets, claim: { ...all.targets.claim, medium: 60 } },
      hours: { spans: [1, 2, 3, 4, 5].map((day) => ({ day, from: 540, to: 1020 })), holidays: [] },
    };
    expect((await put(noor, { version, items: [mine, all] })).status).toBe(403);
    const refused = await put(lead, { version, items: [all, mine] });
    expect(refused).toMatchObject({
      status: 422,
      body: { fields: { 'items.1.plan': expect.stringContaining('everybody') } },
    });
    const overlaps = {
      ...mine,
      hours: {
        spans: [
          { day: 1, from: 0, to: 60 },
          { day: 1, from: 30, to: 90 },
        ],
        holidays: [],
      },
    };
    expect((await put(lead, { version, items: [overlaps, all] })).body.fields).toHaveProperty([
      'items.0.hours.spans.1.from',
    ]);
    const saved = await put(lead, { version, items: [mine, all] });
    expect(saved.body).toMatchObject({
      version: version + 1,
      items: [{ customer_id: ownerId, customer_name: expect.any(String) }, {}],
    });
    expect((await put(lead, { version, items: [all] })).status).toBe(409);

    clock.set('2026-11-28T02:00:00Z'); // Friday evening in Oregon
    const { id } = await handedOver();
    const due = (await clocks(id)).map(({ due_at }) => (due_at as Date).toISOString());
    expect(due).toEqual(['2026-11-30T18:00:00.000Z', '2026-11-30T17:15:00.000Z']);
    expect((await put(lead, { version: version + 1, items: [all] })).status).toBe(200);
    expect((await clocks(id)).map(({ due_at }) => (due_at as Date).toISOString())).toEqual(due); // what runs is kept to
  });
});
