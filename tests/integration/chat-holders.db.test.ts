import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { user } from '#server/db/tables/auth.ts';
import { staffPresence } from '#server/db/tables/desk.ts';
import { system } from '#server/kernel/actor.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { sweep } from '#server/sweep.ts';
import { addAgent, call, signIn } from '../support/application.ts';
import { beachHouse } from '../support/beach-house.ts';
import { waitFor } from '../support/waiting.ts';

// Who has a chat of the desk: given to a colleague, let go of, and called to others where whoever has it does nothing.
// And the clock of a guest who waits, which runs on where a chat is put away.

const { at, clock, openThread } = beachHouse();
type Bearer = { authorization: string };
let [noor, lead]: Bearer[] = [];
let [mayaId, noorId, leadId] = ['', '', ''];
beforeAll(async () => {
  noorId = await addAgent(at.application, 'noor@example.com', 'Noor Agent');
  leadId = await addAgent(at.application, 'dev@example.com', 'Dev Lead');
  await at.application.authDb.update(user).set({ role: 'admin' }).where(eq(user.id, leadId));
  noor = await signIn(at.application, 'noor@example.com');
  lead = await signIn(at.application, 'dev@example.com');
  mayaId = (await call(at.application, 'GET', '/api/v1/me', undefined, at.agent)).body.id;
});

const post = (id: string, way: string, as: Bearer | undefined, body: object = {}) =>
  call(at.application, 'POST', `/api/v1/conversations/${id}/${way}`, body, as);
const read = async (id: string, as: Bearer | undefined = lead) =>
  (await call(at.application, 'GET', `/api/v1/conversations/${id}`, undefined, as)).body;
const toldOf = async (id: string, as: Bearer | undefined) =>
  (await call(at.application, 'GET', '/api/v1/takeovers', undefined, as)).body.items.find(
    (one: { conversation_id: string }) => one.conversation_id === id,
  );
const wantsPerson = async () => {
  const guest = await openThread();
  await guest.say('can I talk to a real person please');
  return guest;
};

describe('a chat of the desk', () => {
  it('is given to a colleague, who is told by whom, and the guest who joined', async () => {
    const guest = await wantsPerson();
    await post(guest.id, 'claim', at.agent);
    const given = await post(guest.id, 'assign', at.agent, { agent_id: noorId });
    expect(given.body).toMatchObject({ assigned_name: 'Noor Agent', state: 'assigned' });
    expect(await toldOf(guest.id, noor)).toMatchObject({ state: 'given', from_me: false, from_name: 'Maya Agent' });
    expect(await toldOf(guest.id, at.agent)).toBeUndefined();
    expect(JSON.stringify(await guest.read())).toContain('Noor Agent took over from Maya Agent.');
    const back = await post(guest.id, 'assign', at.agent, { agent_id: mayaId });
    expect([back.status, back.body.message]).toEqual([403, 'Only a lead can take a chat from a colleague.']);
    const on = await post(guest.id, 'assign', at.agent, { agent_id: leadId });
    expect([on.status, on.body.message]).toEqual([409, 'Noor Agent has this chat.']);
  });

  it('that nobody has is given to anybody, and by a lead also one that a third one has', async () => {
    const guest = await wantsPerson();
    expect((await post(guest.id, 'assign', at.agent, { agent_id: noorId })).body.assigned_name).toBe('Noor Agent');
    expect((await post(guest.id, 'assign', lead, { agent_id: mayaId })).body.assigned_name).toBe('Maya Agent');
    expect(await toldOf(guest.id, noor)).toMatchObject({ state: 'given', from_me: true, to_name: 'Maya Agent' });
  });

  it('is given to nobody who is signed off or not on the team', async () => {
    const guest = await wantsPerson();
    const away = await addAgent(at.application, 'away@example.com', 'Away Agent');
    const refused = await post(guest.id, 'assign', at.agent, { agent_id: away });
    expect([refused.status, refused.body.fields.agent_id]).toEqual([
      422,
      'Away Agent is not signed in. Choose somebody who is.',
    ]);
    const { id: owner } = (await call(at.application, 'GET', '/api/v1/me', undefined, at.owner)).body;
    expect((await post(guest.id, 'assign', at.agent, { agent_id: owner })).body.fields).toEqual({
      agent_id: 'This person is not on the team.',
    });
    expect((await read(guest.id)).assigned_to).toBeNull();
  });

  it('is let go of by whoever has it or by a lead, and waits for anybody with the clock it had', async () => {
    const guest = await wantsPerson();
    const { waiting_since } = await read(guest.id);
    await post(guest.id, 'claim', at.agent);
    expect((await post(guest.id, 'release', noor)).status).toBe(403);
    const free = (await post(guest.id, 'release', at.agent)).body;
    expect(free).toMatchObject({ state: 'waiting', assigned_to: null, waiting_since });
    expect(await toldOf(guest.id, at.agent)).toBeUndefined();
    await post(guest.id, 'claim', at.agent);
    expect((await post(guest.id, 'release', lead)).body.state).toBe('waiting');
    expect(await toldOf(guest.id, at.agent)).toMatchObject({ state: 'returned' });
    expect((await post(guest.id, 'release', lead)).status).toBe(403);
  });

  it('of an agent who does nothing for a quarter of an hour is called to others where a guest waits', async () => {
    const [waited, answered] = [await wantsPerson(), await wantsPerson()];
    for (const { id } of [waited, answered]) await post(id, 'claim', noor);
    await post(answered.id, 'reply', noor, { message: 'Of course, it is by the door.' });
    await waited.say('is anybody there?');
    clock.advance(14 * 60);
    await isSeen();
    await sweep(at.application.deps);
    expect((await read(waited.id)).assigned_name).toBe('Noor Agent');
    clock.advance(61);
    await isSeen();
    await Promise.all([sweep(at.application.deps), sweep(at.application.deps)]); // as two nodes do
    expect(await read(waited.id)).toMatchObject({ state: 'waiting', handoff: { reason: 'agent_left' } });
    expect((await read(answered.id)).assigned_name).toBe('Noor Agent'); // nobody waits in it
    expect(JSON.stringify(await waited.read()).match(/Noor Agent had to leave/g)).toHaveLength(1);
    await answered.say('one more thing');
    await sweep(at.application.deps);
    expect((await read(answered.id)).state).toBe('waiting');
  });
});

/** Noor's console is there all the time. */
const isSeen = () =>
  withActor(at.application.deps.store, system, ({ tx, now }) =>
    tx.update(staffPresence).set({ seen_at: now, away_since: null }).where(eq(staffPresence.user_id, noorId)),
  );

describe('the clock of a guest who waits', () => {
  it('runs on while the chat is snoozed, and when it comes back', async () => {
    const guest = await wantsPerson();
    const { waiting_since, sla_due_at } = await read(guest.id);
    expect(waiting_since).not.toBeNull();
    const until = new Date(clock.now().getTime() + 60_000).toISOString();
    expect((await post(guest.id, 'snooze', at.agent, { until })).body).toMatchObject({ waiting_since, sla_due_at });
    clock.advance(90);
    await sweep(at.application.deps);
    await waitFor(async () => (await read(guest.id)).state === 'waiting');
    expect(await read(guest.id)).toMatchObject({ waiting_since, sla_due_at });
  });

  it('is kept when the chat is closed, and goes on with their next line', async () => {
    const guest = await wantsPerson();
    const { waiting_since, sla_due_at } = await read(guest.id);
    await post(guest.id, 'close', at.agent);
    clock.advance(60);
    await guest.say('hello? nobody answered me');
    expect(await read(guest.id)).toMatchObject({ state: 'waiting', waiting_since, sla_due_at });
  });

  it('ends with an answer, as before', async () => {
    const guest = await wantsPerson();
    await post(guest.id, 'reply', at.agent, { message: 'Yes?' });
    expect(await read(guest.id)).toMatchObject({ waiting_since: null, sla_due_at: null });
    await post(guest.id, 'close', at.agent);
    await guest.say('thank you');
    expect((await read(guest.id)).state).toBe('assistant');
  });
});
