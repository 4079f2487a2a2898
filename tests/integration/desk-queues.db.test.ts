import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ConversationRow } from '#contract/conversations/conversations.ts';
import { newId } from '#server/db/tables/columns.ts';
import { conversations } from '#server/db/tables/conversations.ts';
import { system } from '#server/kernel/actor.ts';
import { type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
import { addAgent, addOwner, addProperty, call, signIn } from '../support/application.ts';
import { beachHouse } from '../support/beach-house.ts';

// The queues of the desk: worked through in the order of the times to answer, a page at a time, and narrowed.

const { at, clock } = beachHouse();
type Bearer = { authorization: string };
let noor: Bearer;
let [mayaId, noorId, ownerId, otherId] = ['', '', '', ''];
let [house, otherHouse] = ['', ''];

const asSystem = <T>(work: (unit: UnitOfWork) => Promise<T>) => withActor(at.application.deps.store, system, work);
const later = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000);

type Row = Partial<typeof conversations.$inferInsert>;
async function add(name: string, row: Row = {}): Promise<string> {
  const id = newId();
  const whose = { customer_id: ownerId, property_id: house };
  await asSystem(({ tx }) => tx.insert(conversations).values({ id, guest_name: name, ...whose, ...row }));
  return id;
}
const waits = (dueIn: number, since = -1): Row => ({
  state: 'waiting',
  waiting_since: later(since),
  sla_due_at: later(dueIn),
});

beforeAll(async () => {
  noorId = await addAgent(at.application, 'noor@example.com', 'Noor Agent');
  noor = await signIn(at.application, 'noor@example.com');
  mayaId = (await call(at.application, 'GET', '/api/v1/me', undefined, at.agent)).body.id;
  [ownerId, otherId] = [
    await addOwner(at.application, 'queues@example.com'),
    await addOwner(at.application, 'other-queues@example.com'),
  ];
  house = (await addProperty(at.application, ownerId, 'Dune House', '3 Quiet Street')).id;
  otherHouse = (await addProperty(at.application, otherId, 'Cove House', '5 Quiet Street')).id;
  const elsewhere = { customer_id: otherId, property_id: otherHouse };
  await add('due second', waits(20));
  await add('due first', waits(5));
  await add('due last', { ...waits(90, -120), language: 'es' });
  await add('elsewhere', { ...waits(40), ...elsewhere });
  await add('hers, answered', { state: 'assigned', assigned_to: mayaId, assigned_name: 'Maya Agent' });
  await add('hers, waiting', { ...waits(3), state: 'assigned', assigned_to: mayaId, assigned_name: 'Maya Agent' });
  await add('his', { state: 'assigned', assigned_to: noorId, assigned_name: 'Noor Agent' });
  await add("the owner's", { state: 'assigned', assigned_to: ownerId, assigned_name: 'Olive' });
  await add('back later', { state: 'snoozed', snoozed_until: later(300) });
  await add('back soon', {
    state: 'snoozed',
    snoozed_until: later(30),
    assigned_to: noorId,
    assigned_name: 'Noor Agent',
  });
  await add('closed', { state: 'done' });
  await add('answered by the assistant', { state: 'assistant' });
});

const page = async (query: string, as: Bearer = at.agent): Promise<{ items: ConversationRow[]; next: string | null }> =>
  (await call(at.application, 'GET', `/api/v1/conversations?${query}`, undefined, as)).body;
const names = async (query: string, as?: Bearer) => (await page(query, as)).items.map(({ guest_name }) => guest_name);

describe('A queue of the desk', () => {
  it('has first who is due first, and last who waits for nothing', async () => {
    expect(await names('queue=waiting')).toEqual(['due first', 'due second', 'elsewhere', 'due last']);
    expect(await names('queue=mine')).toEqual(['hers, waiting', 'hers, answered']);
    expect(await names('queue=snoozed')).toEqual(['back soon', 'back later']);
  });

  it('comes a page at a time, each chat once, also where nobody is due', async () => {
    for (const [queue, count] of [
      ['waiting', 4],
      ['mine', 2],
      ['snoozed', 2],
      ['all', 12],
    ] as const) {
      const seen: (string | null)[] = [];
      let cursor = '';
      do {
        const { items, next } = await page(`queue=${queue}&limit=1${cursor}`);
        seen.push(...items.map(({ guest_name }) => guest_name));
        cursor = next ? `&cursor=${encodeURIComponent(next)}` : '';
      } while (cursor);
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.length).toBeGreaterThanOrEqual(count);
    }
  });

  it('holds what nobody has, what colleagues have, and what calls for nobody', async () => {
    expect(await names('queue=unassigned')).toEqual(['due first', 'due second', 'elsewhere', 'due last', 'back later']);
    expect(await names('queue=colleagues')).toEqual(['his']);
    expect(await names('queue=colleagues', noor)).toEqual(['hers, waiting', 'hers, answered']);
    expect(await names(`queue=colleagues&holder=${noorId}`)).toEqual(['his']);
    expect(await names('queue=assistant')).toContain('answered by the assistant');
    expect(await names('queue=assistant')).not.toContain('closed');
  });

  it('is counted as it is listed', async () => {
    const counts = (await call(at.application, 'GET', '/api/v1/conversations/counts', undefined, at.agent)).body;
    expect(counts).toEqual({ waiting: 4, unassigned: 5, mine: 2, colleagues: 1, snoozed: 2 });
  });

  it('is narrowed to an owner, a house, a language, and to who has waited for longer', async () => {
    expect(await names(`queue=waiting&owner_id=${otherId}`)).toEqual(['elsewhere']);
    expect(await names(`queue=waiting&property_id=${house}&language=es`)).toEqual(['due last']);
    expect(await names('queue=waiting&waiting_minutes=60')).toEqual(['due last']);
    expect(await names('queue=all&open_order=true')).toEqual([]);
    const wrong = await call(at.application, 'GET', '/api/v1/conversations?waiting_minutes=0', undefined, at.agent);
    expect(wrong.status).toBe(422);
  });

  it('is of a chat with an open order until that is done', async () => {
    const id = await add('with an order', waits(10));
    const order = {
      property_id: house,
      conversation_id: id,
      service_type: 'handyman',
      urgency_level: 'low',
      subject_line: 'A chair',
      issue_summary: 'It wobbles.',
      attempted_fix: null,
      call_summary: null,
    };
    await call(at.application, 'POST', '/api/v1/work-orders', order, at.agent);
    expect(await names('queue=waiting&open_order=true')).toEqual(['with an order']);
    await asSystem(({ tx }) => tx.update(conversations).set({ state: 'done' }).where(eq(conversations.id, id)));
    expect(await names('queue=waiting&open_order=true')).toEqual([]);
  });

  it('shows an owner their own chats alone, whatever they narrow them to', async () => {
    const otherOwner = await signIn(at.application, 'other-queues@example.com');
    expect(await names('queue=all', otherOwner)).toEqual(['elsewhere']);
    expect(await names(`queue=all&owner_id=${ownerId}`, otherOwner)).toEqual([]);
    expect(await names('queue=colleagues', otherOwner)).toEqual([]);
    expect((await call(at.application, 'GET', '/api/v1/conversations/counts', undefined, otherOwner)).status).toBe(403);
  });
});
