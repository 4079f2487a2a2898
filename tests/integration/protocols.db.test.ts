import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OwnRules } from '#contract/protocols.ts';
import { createSettableClock } from '../support/clock.ts';
import {
  addAgent,
  addOwner,
  addProperty,
  addTrade,
  bookStay,
  call,
  signIn,
  startTestHouse,
  type TestHouse,
} from '../support/house.ts';

// The owner's rules: how they are kept, and what guests and contractors notice of each.

const clock = createSettableClock('2026-11-20T18:00:00Z'); // Friday, ten in the morning in Oregon
let house: TestHouse;
let owner: { authorization: string };
let agent: { authorization: string };
let property: { id: string; guest_token: string };

beforeAll(async () => {
  house = await startTestHouse({ clock });
  const customerId = await addOwner(house, 'olive@example.com');
  await addAgent(house, 'maya@example.com');
  property = await addProperty(house, customerId);
  await addTrade(house, customerId, property.id, { company_name: 'Yaquina Plumbing' });
  const stay = { check_in: '2026-11-18', check_out: '2026-11-23', guest_phone: '(541) 555-0120' };
  await bookStay(house, customerId, property.id, { ...stay, guest_name: 'Pat Example' });
  owner = await signIn(house, 'olive@example.com');
  agent = await signIn(house, 'maya@example.com');
});
afterAll(() => house.end());

async function read(property_id?: string) {
  const at = property_id ? `?property_id=${property_id}` : '';
  return (await call(house, 'GET', `/api/v1/protocols${at}`, undefined, owner)).body;
}

async function save(rules: OwnRules, property_id: string | null = null) {
  const { version } = await read(property_id ?? undefined);
  return call(house, 'PUT', '/api/v1/protocols', { property_id, version, rules }, owner);
}

async function openThread() {
  const { body } = await call(house, 'POST', `/api/v1/guest/${property.guest_token}/conversations`, {});
  const path = `/api/v1/guest/${property.guest_token}/conversations/${body.id}`;
  const secret = { 'x-conversation-secret': body.secret };
  return {
    id: body.id as string,
    say: async (message: string): Promise<string> => {
      const answer = await call(house, 'POST', `${path}/messages`, { message }, secret);
      return answer.body.replies.map((reply: { body: string }) => reply.body).join('\n');
    },
    read: async () => (await call(house, 'GET', `${path}/messages`, undefined, secret)).body,
    verify: () => {
      const check = { check_in: '2026-11-18', check_out: '2026-11-23', phone_last4: '0120' };
      return call(house, 'POST', `${path}/verify`, check, secret);
    },
  };
}

const atDesk = async (id: string, as = agent) =>
  (await call(house, 'GET', `/api/v1/conversations/${id}`, undefined, as)).body;
const ordersOf = async (id: string) => (await atDesk(id)).work_orders;

beforeEach(async () => {
  await save({});
  await save({}, property.id);
});

describe('the rules', () => {
  it('are the defaults until an owner says otherwise, and again when taken back', async () => {
    const before = await read();
    expect(before).toMatchObject({ property_id: null, own: {}, rules: { autonomy: 'auto', early_access_hours: 2 } });
    expect(before.sentences).toContain('The assistant answers guests by itself.');
    const saved = (await save({ early_access_hours: 4, autonomy: 'draft' })).body;
    expect(saved).toMatchObject({ version: before.version + 1, own: { early_access_hours: 4 } });
    expect(saved.sentences).toContain('Codes may be given out from 4 hours before check-in.');
    expect((await save({ autonomy: 'draft' })).body.rules.early_access_hours).toBe(2);
  });

  it('of a property come from the account but for what it says itself', async () => {
    await save({ nte_cents: 20_000, autonomy: 'draft' });
    await save({ nte_cents: 50_000 }, property.id);
    const there = await read(property.id);
    expect(there).toMatchObject({
      own: { nte_cents: 50_000 },
      below: { nte_cents: 20_000 },
      rules: { nte_cents: 50_000, autonomy: 'draft' },
    });
    expect((await read()).places).toEqual([{ property_id: property.id, name: 'Tide Pool Bungalow', own_rules: 1 }]);
  });

  it('of two windows the second is told, and nothing of the first is lost', async () => {
    const { version } = await read();
    const write = (rules: OwnRules) =>
      call(house, 'PUT', '/api/v1/protocols', { property_id: null, version, rules }, owner);
    const answers = await Promise.all([write({ nte_cents: 11_100 }), write({ nte_cents: 22_200 })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'CONFLICT', fields: { version: expect.any(String) } });
    const kept = answers.find(({ status }) => status === 200);
    expect((await read()).own).toEqual(kept?.body.own);
  });

  it('keep who changed what from what to what', async () => {
    await save({ escalation_phrases: ['call the owner'] });
    const { items } = (await call(house, 'GET', '/api/v1/protocols/changes', undefined, owner)).body;
    expect(items[0]).toMatchObject({
      by: 'Olive Owner',
      property_name: null,
      changes: [
        {
          rule: 'escalation_phrases',
          from: 'No words of mine call for a person.',
          to: 'A person takes over at once when a guest writes “call the owner”.',
        },
      ],
    });
  });

  it('are refused at the field where they do not fit', async () => {
    const urgentLess = await save({ nte_cents: 50_000, emergency_nte_cents: 10_000 });
    expect(urgentLess.status).toBe(422);
    expect(urgentLess.body.fields).toHaveProperty('emergency_nte_cents');
    const noRest = await save({ actions: [{ service_type: 'plumbing', action: 'dispatch' }] });
    expect(noRest.body.fields).toHaveProperty('actions');
    const urgentWaits = await save({ quiet_hours: { from: 1320, to: 420, waits: ['urgent'] } });
    expect(urgentWaits.status).toBe(422);
  });

  it('are nobody else’s to read or change', async () => {
    await addOwner(house, 'other@example.com');
    const other = await signIn(house, 'other@example.com');
    const at = `/api/v1/protocols?property_id=${property.id}`;
    expect((await call(house, 'GET', at, undefined, other)).status).toBe(404);
    const body = { property_id: property.id, version: 0, rules: {} };
    expect((await call(house, 'PUT', '/api/v1/protocols', body, other)).status).toBe(404);
  });
});

describe('autonomy', () => {
  it('off: people answer, and the guest is told once', async () => {
    await save({ autonomy: 'off' });
    const guest = await openThread();
    expect(await guest.say('where do I park?')).toContain('A person on the Porchlight team answers here');
    expect(await guest.say('hello?')).toBe('');
    const thread = await atDesk(guest.id);
    expect(thread).toMatchObject({ state: 'waiting', handoff: { reason: 'people_answer' }, draft: null });
  });

  it('off: danger is answered at once all the same', async () => {
    await save({ autonomy: 'off' });
    const guest = await openThread();
    expect(await guest.say('I smell gas')).toContain('911');
  });

  it('draft: what the assistant would say waits in the console, and an agent sends it', async () => {
    await save({ autonomy: 'draft' });
    const guest = await openThread();
    const first = await guest.say('where do I park?');
    expect(first).toContain('reads each answer');
    expect(first).not.toContain('permit only');
    const { state, draft } = await atDesk(guest.id);
    expect(state).toBe('waiting');
    expect(draft.body).toContain('permit only');
    const send = () =>
      call(house, 'POST', `/api/v1/reply-drafts/${draft.id}/send`, { body: `${draft.body} Welcome!` }, agent);
    const [one, two] = await Promise.all([send(), send()]);
    expect([one.status, two.status].sort()).toEqual([200, 409]);
    const said = (await guest.read()).messages.filter((m: { author: string }) => m.author === 'agent');
    expect(said).toMatchObject([{ author_name: 'Maya Agent', body: expect.stringContaining('Welcome!') }]);
    expect(await atDesk(guest.id)).toMatchObject({ state: 'assistant', draft: null });
  });

  it('draft: the owner may send it too, and a work order is opened only then', async () => {
    await save({ autonomy: 'draft' });
    const guest = await openThread();
    await guest.say('the kitchen cabinet door came off its hinges');
    expect(await ordersOf(guest.id)).toEqual([]);
    const { draft } = await atDesk(guest.id, owner);
    expect(draft.will.join()).toContain('Opens a work order (Handyman');
    await call(house, 'POST', `/api/v1/reply-drafts/${draft.id}/send`, { body: draft.body }, owner);
    expect(await ordersOf(guest.id)).toMatchObject([{ service_type: 'handyman' }]);
    expect((await guest.read()).messages).toContainEqual(expect.objectContaining({ author: 'owner' }));
  });

  it('draft: a guest who writes again gets one proposal for all of it, and one that is dropped says nothing', async () => {
    await save({ autonomy: 'draft' });
    const guest = await openThread();
    await guest.say('where do I park?');
    const older = (await atDesk(guest.id)).draft;
    await guest.say('and which day is trash collected?');
    const { draft } = await atDesk(guest.id);
    expect(draft.id).not.toBe(older.id);
    const late = await call(house, 'POST', `/api/v1/reply-drafts/${older.id}/send`, { body: 'x' }, agent);
    expect(late.status).toBe(409);
    await call(house, 'POST', `/api/v1/reply-drafts/${draft.id}/drop`, {}, agent);
    expect(await atDesk(guest.id)).toMatchObject({ state: 'waiting', draft: null });
    expect(JSON.stringify(await guest.read())).not.toContain('permit only');
  });

  it('draft: a code goes out only on sending, and only after the stay check', async () => {
    await save({ topic_autonomy: { codes: 'draft' } });
    const guest = await openThread();
    await guest.verify();
    await guest.say('what is the wifi password?');
    const { draft } = await atDesk(guest.id);
    expect(draft.body).toContain('{{secret:wifi_password}}');
    expect(JSON.stringify(await guest.read())).not.toContain('sandpiper-88');
    await call(house, 'POST', `/api/v1/reply-drafts/${draft.id}/send`, { body: draft.body }, agent);
    const thread = await guest.read();
    expect(JSON.stringify(thread.messages.at(-1))).toContain('sandpiper-88');
    expect(JSON.stringify(await atDesk(guest.id))).not.toContain('sandpiper-88');
  });

  it('per topic: questions by itself, troubles by people', async () => {
    await save({ topic_autonomy: { troubles: 'off' } }, property.id);
    const guest = await openThread();
    expect(await guest.say('where do I park?')).toContain('permit only');
    expect(await guest.say('the kitchen faucet drips')).toContain('A person on the Porchlight team answers here');
    expect(await atDesk(guest.id)).toMatchObject({ state: 'waiting', work_orders: [] });
  });
});

describe('escalation phrases', () => {
  it('hand over at once, however they are written', async () => {
    await save({ escalation_phrases: ['Party bus', 'jacuzzi is cold'] });
    const guest = await openThread();
    expect(await guest.say('where do I park our PARTY-BUS?')).toContain('asked a person to take over');
    const thread = await atDesk(guest.id);
    expect(thread).toMatchObject({ state: 'waiting', handoff: { reason: 'escalation_phrase' } });
    expect(thread.handoff.summary.join()).toContain('Party bus');
    expect(await (await openThread()).say('where do I park?')).toContain('permit only');
  });
});

describe('trying rules on the last weeks', () => {
  it('says what would differ and by which rule, without any effect', async () => {
    const guest = await openThread();
    await guest.say('where do I park?');
    await guest.say('the kitchen cabinet door came off its hinges');
    const before = { thread: await atDesk(guest.id), rules: await read() };
    const rules: OwnRules = { topic_autonomy: { questions: 'draft' }, actions: [{ action: 'ask_owner' }] };
    const ask = (own: OwnRules, weeks = 1) =>
      call(house, 'POST', '/api/v1/protocols/replay', { property_id: null, rules: own, weeks }, owner);
    const { body } = await ask(rules);
    const mine = body.differ.filter((row: { conversation_id: string }) => row.conversation_id === guest.id);
    expect(mine).toContainEqual(
      expect.objectContaining({
        message: 'where do I park?',
        was: 'The assistant answers.',
        would: 'The assistant drafts, a person sends.',
        why: ['topic_autonomy'],
      }),
    );
    expect(mine).toContainEqual(
      expect.objectContaining({ would: expect.stringContaining('ask me first'), why: ['actions'] }),
    );
    expect({ thread: await atDesk(guest.id), rules: await read() }).toEqual(before);
    expect((await ask({})).body).toMatchObject({ differ: [] });
    expect((await ask(rules, 9)).status).toBe(422);
  });
});
