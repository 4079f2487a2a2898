import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { urgencies, type WorkOrderStatus } from '#contract/enumerations/work-orders.ts';
import type { WorkOrder } from '#contract/work-orders/work-orders.ts';
import { newId } from '#server/db/tables/columns.ts';
import { conversations, messages } from '#server/db/tables/conversations.ts';
import { handoffs } from '#server/db/tables/desk.ts';
import { ownerQuestions } from '#server/db/tables/knowledge.ts';
import { workOrders } from '#server/db/tables/work-orders.ts';
import { serviceFor } from '#server/kernel/actor.ts';
import { type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
import {
  addOwner,
  addProperty,
  addTrade,
  call,
  signIn,
  startTestApplication,
  type TestApplication,
} from '../support/application.ts';

// What the owner's dashboard shows across the nouns: lists in any order, numbers, finding.

let application: TestApplication;
let ownerId: string;
let propertyId: string;
let owner: Record<string, string>;
let stranger: Record<string, string>;
const day = 86_400_000;

beforeAll(async () => {
  application = await startTestApplication();
  ownerId = await addOwner(application, 'olive@example.com');
  await addOwner(application, 'strange@example.com');
  propertyId = (await addProperty(application, ownerId)).id;
  await addTrade(application, ownerId, propertyId, { company_name: 'Tidal 100% Plumbing' });
  [owner, stranger] = [
    await signIn(application, 'olive@example.com'),
    await signIn(application, 'strange@example.com'),
  ];
});
afterAll(() => application.end());

const get = async (path: string, as = owner) => (await call(application, 'GET', `/api/v1${path}`, undefined, as)).body;
const within = <T>(work: (unit: UnitOfWork) => Promise<T>) =>
  withActor(application.deps.store, serviceFor(ownerId, 'dispatch'), work);

const order = (over: Partial<typeof workOrders.$inferInsert>) => ({
  id: newId(),
  customer_id: ownerId,
  property_id: propertyId,
  service_type: 'plumbing' as const,
  property_name: 'Tide Pool Bungalow',
  property_address: '27 Cormorant Way, Newport, OR 97365',
  urgency_level: 'low' as const,
  subject_line: 'Dripping tap',
  issue_summary: 'It drips.',
  ...over,
});

describe('the list of work orders', () => {
  beforeAll(() =>
    within(async ({ tx }) => {
      const statuses: WorkOrderStatus[] = ['open', 'in_progress', 'completed', 'cancelled'];
      const rows = Array.from({ length: 40 }, (_, at) =>
        order({
          urgency_level: urgencies[at % urgencies.length] ?? 'low',
          status: statuses[at % statuses.length] ?? 'open',
          property_address: `${at % 7} ${at % 2 ? 'elm' : 'Ash'} Street`,
          created_at: new Date(1_760_000_000_000 + (at % 9) * day),
          completed_at: at % 3 ? null : new Date(1_770_000_000_000 + (at % 4) * day),
          subject_line: at === 5 ? 'Sink under_score' : 'Dripping tap',
        }),
      );
      await tx.insert(workOrders).values(rows);
    }),
  );

  const walk = async (query: string) => {
    const rows: WorkOrder[] = [];
    let next: string | null = '';
    while (next !== null) {
      const page = await get(`/work-orders?limit=7&${query}${next && `&cursor=${next}`}`);
      rows.push(...page.items);
      next = page.next;
    }
    return rows;
  };
  const rank: Record<string, (row: WorkOrder) => string | number | null> = {
    reference: (row) => row.reference,
    urgency: (row) => -urgencies.indexOf(row.urgency_level),
    status: (row) => ['cancelled', 'completed', 'in_progress', 'open'].indexOf(row.status),
    address: (row) => row.property_address.toLowerCase(),
    created_at: (row) => row.created_at,
    completed_at: (row) => row.completed_at,
  };

  it.each(Object.entries(rank))('is sorted by %s over all its pages, each row once', async (sort, ranked) => {
    for (const direction of ['asc', 'desc'] as const) {
      const rows = await walk(`sort=${sort}&direction=${direction}`);
      expect(new Set(rows.map(({ id }) => id)).size).toBe(40);
      const values = rows.map(ranked);
      const there = values.filter((value) => value !== null);
      const sorted = there.toSorted((a, b) => (a < b ? -1 : Number(a > b)));
      expect(values.slice(0, there.length)).toEqual(direction === 'asc' ? sorted : sorted.toReversed());
    }
  });

  it('comes newest first without an order', async () => {
    const at = (await walk('')).map((row) => row.created_at);
    expect(at).toEqual(at.toSorted().toReversed());
    expect(at).toHaveLength(40);
  });

  it('is narrowed by status, urgency and words, of which none is a pattern', async () => {
    expect((await walk('status=open&urgency=high')).every((row) => row.status === 'open')).toBe(true);
    expect(await walk('q=under_score%20SINK')).toHaveLength(1);
    expect(await walk('q=_%25')).toHaveLength(0);
    const [first] = await walk('');
    expect((await walk(`q=${first?.reference}`)).map(({ id }) => id)).toEqual([first?.id]);
  });

  it('refuses a cursor of another order, and one that was made up', async () => {
    const { next } = await get('/work-orders?limit=7&sort=address');
    for (const cursor of [next, 'bm9uZQ', Buffer.from('["x",null]').toString('base64url')]) {
      const { status } = await call(application, 'GET', `/api/v1/work-orders?cursor=${cursor}`, undefined, owner);
      expect(status).toBe(422);
    }
  });
});

describe('finding', () => {
  it('finds what the owner calls by some of its words', async () => {
    const found = await get('/find?q=tid');
    expect(found.properties).toEqual([
      { id: propertyId, name: 'Tide Pool Bungalow', address: '27 Cormorant Way, Newport, OR 97365' },
    ]);
    expect(found.contractors).toHaveLength(1);
    expect((await get('/find?q=100%25')).contractors).toHaveLength(1);
    expect((await get('/find?q=%25%25')).contractors).toHaveLength(0);
    expect((await get('/find?q=under_score')).work_orders).toHaveLength(1);
  });

  it('finds nothing of another owner’s', async () => {
    expect(await get('/find?q=tide', stranger)).toEqual({ properties: [], contractors: [], work_orders: [] });
  });
});

describe('the numbers', () => {
  const hour = 3_600_000;
  /** A chat whose guest wrote `hoursAgo` and was answered after `seconds`, by the assistant or by a person. */
  const chat = (hoursAgo: number, seconds: number, handed = false) =>
    within(async ({ tx, now }) => {
      const at = new Date(now.getTime() - hoursAgo * hour);
      const id = newId();
      const ids = { customer_id: ownerId, conversation_id: id };
      await tx.insert(conversations).values({ id, customer_id: ownerId, property_id: propertyId, last_message_at: at });
      const answered = new Date(at.getTime() + seconds * 1000);
      await tx.insert(messages).values([
        { ...ids, id: newId(), author: 'guest', body: 'Where do I park?', created_at: at },
        { ...ids, id: newId(), author: 'assistant', body: 'In the drive.', created_at: answered },
      ]);
      if (handed) await tx.insert(handoffs).values({ ...ids, id: newId(), reason: 'asked' });
    });

  it('have nothing to say before there is something to compute', async () => {
    const numbers = await get('/reports/numbers');
    expect(numbers).toMatchObject({ resolution_rate: null, response_seconds: null });
    expect(numbers.properties).toEqual({ total: 1, added: 1 });
  });

  it('count a request as settled only after 72 quiet hours and without a person', async () => {
    for (const hours of [80, 90, 100]) await chat(hours, 2);
    await chat(110, 6, true);
    await chat(10, 4, true); // its guest may still come back
    const numbers = await get('/reports/numbers');
    expect(numbers.resolution_rate).toEqual({ value: 0.75, before: null, of: 4 });
    expect(numbers.response_seconds.value).toBeCloseTo((2 + 2 + 2 + 6 + 4) / 5);
    expect(await get('/reports/numbers', stranger)).toMatchObject({ resolution_rate: null, response_seconds: null });
  });
});

describe('what guests can be told', () => {
  it('names what is missing, and what they asked in the last 30 days without an answer', async () => {
    const asked = (question: string, daysAgo: number, more = {}) => ({
      id: newId(),
      customer_id: ownerId,
      property_id: propertyId,
      conversation_id: newId(),
      question,
      created_at: new Date(Date.now() - daysAgo * day),
      ...more,
    });
    const latest = asked('is there a HAIRDRYER?', 1);
    await within(({ tx }) =>
      tx
        .insert(ownerQuestions)
        .values([
          asked('Is there a hairdryer?', 3),
          latest,
          asked('May we bring a dog?', 2),
          asked('Long ago?', 31),
          asked('Answered?', 2, { answered_at: new Date() }),
          asked('Dismissed?', 2, { dismissed_at: new Date() }),
        ]),
    );
    const told = await get(`/properties/${propertyId}/completeness`);
    expect(told.unanswered).toEqual([
      {
        question: 'is there a HAIRDRYER?',
        times: 2,
        last_asked_at: latest.created_at.toISOString(),
        conversation_id: latest.conversation_id,
      },
      expect.objectContaining({ question: 'May we bring a dog?', times: 1 }),
    ]);
    expect(told.questions.some(({ missing }: { missing: unknown }) => missing)).toBe(true);
    expect(await get(`/properties/${propertyId}/completeness`, stranger)).toMatchObject({ code: 'NOT_FOUND' });
  });
});
