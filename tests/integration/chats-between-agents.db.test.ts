import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { user } from '#server/db/tables/auth.ts';
import { alarms, staffPresence } from '#server/db/tables/desk.ts';
import { system } from '#server/kernel/actor.ts';
import { type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
import { sweep } from '#server/sweep.ts';
import { addAgent, asBrowser, call, signIn } from '../support/application.ts';
import { beachHouse } from '../support/beach-house.ts';
import { words } from '../support/guest-thread.ts';
import { openStream } from '../support/streams.ts';
import { waitFor } from '../support/waiting.ts';

// A chat that somebody of the team has: asked for, taken by a lead, returned when its agent is gone, found again, and
// closed by the wrong key.

const { at, clock, openThread } = beachHouse();
type Bearer = { authorization: string };
let noor: Bearer;
let lead: Bearer;
beforeAll(async () => {
  await addAgent(at.application, 'noor@example.com', 'Noor Agent');
  const leadId = await addAgent(at.application, 'dev@example.com', 'Dev Lead');
  await at.application.authDb.update(user).set({ role: 'admin' }).where(eq(user.id, leadId));
  noor = await signIn(at.application, 'noor@example.com');
  lead = await signIn(at.application, 'dev@example.com');
});

const post = (id: string, way: string, as: Bearer, body: object = {}) =>
  call(at.application, 'POST', `/api/v1/conversations/${id}/${way}`, body, as);
const read = async (id: string, as: Bearer) =>
  (await call(at.application, 'GET', `/api/v1/conversations/${id}`, undefined, as)).body;
const told = async (as: Bearer) => (await call(at.application, 'GET', '/api/v1/takeovers', undefined, as)).body.items;
const toldOf = async (id: string, as: Bearer) =>
  (await told(as)).find((one: { conversation_id: string }) => one.conversation_id === id);
const list = async (query: string, as: Bearer) =>
  (await call(at.application, 'GET', `/api/v1/conversations?${query}`, undefined, as)).body.items.map(
    ({ id }: { id: string }) => id,
  );

const asSystem = <T>(work: (unit: UnitOfWork) => Promise<T>) => withActor(at.application.deps.store, system, work);

/** Maya has it. */
async function heldChat() {
  const guest = await openThread();
  await guest.say('can I talk to a real person please');
  expect((await post(guest.id, 'claim', at.agent)).body.state).toBe('assigned');
  return guest;
}

describe('a chat that a colleague has', () => {
  it('is asked for, and handed over by whoever has it; guest and both agents are told', async () => {
    const guest = await heldChat();
    const asked = await post(guest.id, 'ask', noor);
    expect(asked.body.asked).toMatchObject({ from_name: 'Maya Agent', to_name: 'Noor Agent', to_me: true });
    expect((await post(guest.id, 'ask', noor)).status).toBe(200);
    expect((await post(guest.id, 'ask', lead)).body.message).toBe('Noor Agent has already asked for this chat.');
    expect(await toldOf(guest.id, at.agent)).toMatchObject({ state: 'asked', from_me: true, to_name: 'Noor Agent' });
    const forged = await post(guest.id, 'ask/answer', noor, { hand_over: true });
    expect(forged.body.message).toBe('Only the person who has this chat can hand it over.');
    expect((await post(guest.id, 'ask/withdraw', lead)).status).toBe(403);

    await post(guest.id, 'ask/answer', at.agent, { hand_over: true });
    expect(await read(guest.id, noor)).toMatchObject({ assigned_name: 'Noor Agent', asked: null });
    expect(JSON.stringify(await guest.read())).toContain('Noor Agent took over from Maya Agent.');
    const news = await toldOf(guest.id, noor);
    expect(news).toMatchObject({ state: 'handed_over', from_me: false });
    expect(await toldOf(guest.id, at.agent)).toBeUndefined();
    await call(at.application, 'POST', `/api/v1/takeovers/${news.id}/seen`, {}, noor);
    expect(await toldOf(guest.id, noor)).toBeUndefined();
    expect((await call(at.application, 'POST', `/api/v1/takeovers/${news.id}/seen`, {}, lead)).status).toBe(404);
  });

  it('is kept, and whoever asked is told; a question may be withdrawn', async () => {
    const guest = await heldChat();
    await post(guest.id, 'ask', noor);
    await post(guest.id, 'ask/answer', at.agent, { hand_over: false });
    expect(await toldOf(guest.id, noor)).toMatchObject({ state: 'kept', from_name: 'Maya Agent' });
    expect((await post(guest.id, 'ask/answer', at.agent, { hand_over: true })).status).toBe(409);
    await post(guest.id, 'ask', noor);
    expect((await post(guest.id, 'ask/withdraw', noor)).body.asked).toBeNull();
    expect(await read(guest.id, at.agent)).toMatchObject({ assigned_name: 'Maya Agent', asked: null });
  });

  it('stays with a silent colleague who is at work, and goes on from one who is idle', async () => {
    const guest = await heldChat();
    await post(guest.id, 'ask', noor);
    clock.advance(119);
    await sweep(at.application.deps);
    expect((await read(guest.id, noor)).asked).not.toBeNull();
    clock.advance(2);
    await sweep(at.application.deps);
    await waitFor(async () => (await read(guest.id, noor)).asked === null);
    expect((await read(guest.id, noor)).assigned_name).toBe('Maya Agent');
    expect(await toldOf(guest.id, noor)).toMatchObject({ state: 'lapsed' });

    clock.advance(180); // five minutes since Maya did anything
    await post(guest.id, 'ask', noor);
    clock.advance(121);
    await Promise.all([sweep(at.application.deps), sweep(at.application.deps)]);
    await waitFor(async () => (await read(guest.id, noor)).assigned_name === 'Noor Agent');
    expect(JSON.stringify(await guest.read()).match(/took over from/g)).toHaveLength(1);
    expect(await toldOf(guest.id, at.agent)).toMatchObject({ state: 'handed_over', from_me: true });
  });

  it('is taken by a lead at once, by nobody else, and whoever had it is told', async () => {
    const guest = await heldChat();
    expect((await post(guest.id, 'take', noor)).body.message).toBe('Only a lead can take a chat from a colleague.');
    await post(guest.id, 'ask', noor);
    expect((await post(guest.id, 'take', lead)).body).toMatchObject({ assigned_name: 'Dev Lead', asked: null });
    expect(await toldOf(guest.id, at.agent)).toMatchObject({ state: 'taken', from_me: true, to_name: 'Dev Lead' });
    expect((await post(guest.id, 'reply', at.agent, { message: 'I was about to…' })).status).toBe(409);
  });
});

describe('a chat whose agent is gone', () => {
  it('waits again at once when they sign off; its guest is told, and what was written is answered', async () => {
    const guest = await openThread();
    await guest.say('can I talk to a real person please');
    const id = await addAgent(at.application, 'brief@example.com', 'Brief Agent');
    const brief = await signIn(at.application, 'brief@example.com');
    await post(guest.id, 'claim', brief);
    await guest.say('where do I park?');
    await sweep(at.application.deps);
    expect((await read(guest.id, lead)).assigned_to).toBe(id);

    await call(at.application, 'POST', '/api/auth/sign-out', {}, { ...brief, ...asBrowser });
    await Promise.all([sweep(at.application.deps), sweep(at.application.deps)]); // as two nodes do
    const back = await read(guest.id, lead);
    expect(back).toMatchObject({ state: 'waiting', assigned_to: null });
    expect(back.handoff).toMatchObject({ reason: 'agent_left', accepted_by: null });
    expect(back.waiting_since).not.toBeNull();
    clock.advance(3);
    await sweep(at.application.deps);
    await waitFor(async () => /permit only/.test(words({ replies: (await guest.read()).messages })));
    const said = words({ replies: (await guest.read()).messages });
    expect(said).toContain('Brief Agent had to leave.');
    await sweep(at.application.deps); // safe to run twice
    expect(said.match(/had to leave/g)).toHaveLength(1);
    expect(await list('queue=waiting&limit=100', noor)).toContain(guest.id);
  });

  it('waits again when nothing is seen of them for five minutes, and not while their console is there', async () => {
    const guest = await heldChat();
    clock.advance(211);
    await sweep(at.application.deps); // found gone
    const { assigned_to: maya } = await read(guest.id, noor);
    const isAway = async () =>
      (await asSystem(({ tx }) => tx.select().from(staffPresence).where(eq(staffPresence.user_id, maya))))[0]
        ?.away_since;
    expect(await isAway()).not.toBeNull();
    const console = await openStream(at.application, '/api/v1/events', at.agent);
    await waitFor(async () => (await isAway()) === null);
    console.close();
    await console.ended;
    clock.advance(91);
    await sweep(at.application.deps);
    expect((await read(guest.id, noor)).assigned_name).toBe('Maya Agent');

    clock.advance(121);
    await sweep(at.application.deps);
    expect((await read(guest.id, noor)).assigned_name).toBe('Maya Agent');
    clock.advance(91);
    await sweep(at.application.deps);
    expect((await read(guest.id, noor)).state).toBe('waiting');
    expect(await toldOf(guest.id, at.agent)).toMatchObject({ state: 'returned', from_me: true });
    await post(guest.id, 'claim', noor);
  });

  it('rings the people on call anew where its guest was in danger', async () => {
    const guest = await openThread();
    await guest.say('I smell gas');
    await addAgent(at.application, 'short@example.com', 'Short Agent');
    const short = await signIn(at.application, 'short@example.com');
    await post(guest.id, 'claim', short);
    await call(at.application, 'POST', '/api/auth/sign-out', {}, { ...short, ...asBrowser });
    await sweep(at.application.deps);
    const rung = await asSystem(({ tx }) => tx.select().from(alarms).where(eq(alarms.conversation_id, guest.id)));
    expect(
      rung.map(({ danger, acknowledged_by_name, ended_at }) => [danger, acknowledged_by_name, ended_at === null]),
    ).toEqual(
      expect.arrayContaining([
        ['gas', 'Short Agent', false],
        ['gas', null, true],
      ]),
    );
  });
});

describe('a chat that was handed back or closed', () => {
  it('is found among all of them, by its property or its guest', async () => {
    const guest = await openThread();
    await guest.verify('0120');
    await post(guest.id, 'claim', at.agent);
    await post(guest.id, 'hand-back', at.agent);
    const name = (await read(guest.id, at.agent)).property_name.split(' ')[0].toLowerCase();
    for (const q of ['', name, 'pat', `${name} pat`])
      expect([q, await list(`queue=all&limit=100&q=${q}`, noor)]).toEqual([q, expect.arrayContaining([guest.id])]);
    for (const q of ['nowhere', 'pat%25', '_'])
      expect([q, await list(`queue=all&limit=100&q=${q}`, noor)]).toEqual([q, []]);
    expect(await list(`queue=mine&limit=100&q=${name}`, at.agent)).not.toContain(guest.id);
  });

  it('stands again as it stood before the wrong key', async () => {
    const guest = await heldChat();
    await guest.say('are you still there?');
    const before = await read(guest.id, at.agent);
    await post(guest.id, 'close', at.agent);
    expect((await post(guest.id, 'reopen', noor)).status).toBe(409);
    const after = (await post(guest.id, 'reopen', at.agent)).body;
    const standing = ({ state, assigned_to, waiting_since, sla_due_at, handoff }: typeof before) => ({
      ...{ state, assigned_to, waiting_since, sla_due_at, handoff },
    });
    expect(standing(after)).toEqual(standing(before));
    expect((await post(guest.id, 'reopen', at.agent)).body.message).toBe('This chat is already open again.');

    await post(guest.id, 'close', at.agent);
    await guest.say('hello?');
    expect((await post(guest.id, 'reopen', at.agent)).status).toBe(409);
  });
});
