import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#server/db/tables/columns.ts';
import { conversations, decisions, messages } from '#server/db/tables/conversations.ts';
import { alarms, handoffs } from '#server/db/tables/desk.ts';
import { approvals, dispatchOffers } from '#server/db/tables/dispatch.ts';
import { ownerQuestions } from '#server/db/tables/knowledge.ts';
import { secretReleases } from '#server/db/tables/stays.ts';
import { workOrders } from '#server/db/tables/work-orders.ts';
import { serviceFor } from '#server/kernel/actor.ts';
import { type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
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

// The owner's day: who comes and leaves by each house's own clock, what is open and who is waited for, what the night
// brought, and every house at a glance.

/** Half past ten on the evening of June 9 on the west coast, half past one on June 10 in New York. */
const clock = createSettableClock('2026-06-10T05:30:00Z');
const night = '2026-06-10T04:00:00Z';
const dayBefore = '2026-06-08T20:00:00Z';

let application: TestApplication;
let ownerId: string;
let owner: Record<string, string>;
let stranger: Record<string, string>;
let west: string;
let east: string;
let plumberId: string;

beforeAll(async () => {
  application = await startTestApplication({ clock });
  ownerId = await addOwner(application, 'olive@example.com');
  await addOwner(application, 'strange@example.com');
  west = (await addProperty(application, ownerId, 'Westward House')).id;
  east = (await addProperty(application, ownerId, 'Eastern Loft', '1 Dawn Street')).id;
  await application.authDb.execute(sql`update properties set timezone = 'America/New_York' where id = ${east}`);
  plumberId = (await addTrade(application, ownerId, west, { company_name: 'Tidal Plumbing' })).id;
  owner = await signIn(application, 'olive@example.com');
  stranger = await signIn(application, 'strange@example.com');
});
afterAll(() => application.end());

const get = async (path: string, as = owner) => (await call(application, 'GET', `/api/v1${path}`, undefined, as)).body;
const today = (as = owner) => get('/reports/today?timezone=America/Los_Angeles', as);
const within = <T>(work: (unit: UnitOfWork) => Promise<T>) =>
  withActor(application.deps.store, serviceFor(ownerId, 'dispatch'), work);

const book = (property: string, guest_name: string, check_in: string, check_out: string) =>
  bookStay(application, ownerId, property, { guest_name, check_in, check_out, guest_phone: '(541) 555-0120' });

const order = (subject_line: string, more: Partial<typeof workOrders.$inferInsert> = {}) => ({
  id: newId(),
  customer_id: ownerId,
  property_id: west,
  service_type: 'plumbing' as const,
  property_name: 'Westward House',
  property_address: '27 Cormorant Way, Newport, OR 97365',
  urgency_level: 'low' as const,
  subject_line,
  issue_summary: 'It drips.',
  created_at: new Date(dayBefore),
  ...more,
});

const chat = (property_id: string, at: string) => ({
  id: newId(),
  customer_id: ownerId,
  property_id,
  last_message_at: new Date(at),
  created_at: new Date(at),
});
const answerIn = (conversation_id: string, reason_code: string, at: string) => ({
  id: newId(),
  customer_id: ownerId,
  conversation_id,
  message_id: newId(),
  engine: 'embedded',
  reason_code,
  trace: {},
  created_at: new Date(at),
});

describe('before anything happened', () => {
  it('the day is empty and says when and by which clock it was read', async () => {
    const nothing = { items: [], total: 0 };
    expect(await get('/reports/today')).toMatchObject({
      read_at: '2026-06-10T05:30:00.000Z',
      timezone: 'America/Los_Angeles', // one house each: the first by name
      ...{ arrivals: nothing, departures: nothing, orders: nothing, questions: nothing },
      overnight: { since: '2026-06-09T01:00:00.000Z', answered: { questions: 0, properties: 0, alone: 0 } },
    });
  });

  it('the night begins by the clock of the reader', async () => {
    const { overnight } = await get('/reports/today?timezone=Asia/Tokyo');
    expect(overnight.since).toBe('2026-06-09T09:00:00.000Z');
  });

  it('a time zone that is none is refused at its field', async () => {
    const { status, body } = await call(application, 'GET', '/api/v1/reports/today?timezone=Mars', undefined, owner);
    expect(status).toBe(422);
    expect(body.fields).toHaveProperty('timezone');
  });
});

describe('arrivals and departures', () => {
  beforeAll(async () => {
    await book(west, 'Leaves in the west', '2026-06-05', '2026-06-09');
    await book(west, 'Comes in the west', '2026-06-09', '2026-06-12');
    await book(west, 'Comes later', '2026-06-14', '2026-06-16');
    await book(east, 'Comes in the east', '2026-06-10', '2026-06-12');
    await book(east, 'Left in the east', '2026-06-03', '2026-06-09');
    const cancelled = await book(east, 'Cancelled', '2026-06-10', '2026-06-11');
    await call(application, 'POST', `/api/v1/stays/${cancelled.id}/cancel`, {}, owner);
  });

  it('are those of the day it is at each house', async () => {
    const { arrivals, departures } = await today();
    const guests = (list: { items: { guest_name: string; same_day_turnover: boolean }[] }) =>
      list.items.map(({ guest_name, same_day_turnover }) => [guest_name, same_day_turnover]);
    expect(guests(arrivals)).toEqual([
      ['Comes in the east', false],
      ['Comes in the west', true],
    ]);
    expect(guests(departures)).toEqual([['Leaves in the west', true]]);
    expect([arrivals.total, departures.total]).toEqual([2, 1]);
  });

  it('each house says who is there and who comes next', async () => {
    const { items } = await get('/reports/houses');
    expect(items).toMatchObject([
      { name: 'Eastern Loft', today: '2026-06-10', here: { guest_name: 'Comes in the east' }, next: null },
      {
        name: 'Westward House',
        today: '2026-06-09',
        here: { guest_name: 'Comes in the west', check_out: '2026-06-12' },
        next: { guest_name: 'Comes later', check_in: '2026-06-14' },
        ...{ open_orders: 0, gravest: null, chat: null },
      },
    ]);
  });

  it('houses come a page at a time, each once', async () => {
    const first = await get('/reports/houses?limit=1');
    const second = await get(`/reports/houses?limit=1&cursor=${first.next}`);
    expect([...first.items, ...second.items].map(({ name }) => name)).toEqual(['Eastern Loft', 'Westward House']);
    expect(second.next).toBeNull();
  });
});

describe('open work orders', () => {
  const askedId = newId();

  beforeAll(() =>
    within(async ({ tx }) => {
      const asked = order('Asks the owner', { id: askedId, dispatch_state: 'awaiting_approval' });
      const offered = order('Is offered', { dispatch_state: 'offered', urgency_level: 'urgent' });
      const onItsWay = order('Is on its way', {
        ...{ dispatch_state: 'en_route', status: 'in_progress', urgency_level: 'high' },
        assigned_contractor_name: 'Tidal Plumbing',
        arrival_from: new Date('2026-06-10T06:00:00Z'),
      });
      await tx
        .insert(workOrders)
        .values([asked, offered, onItsWay, order('Is over', { dispatch_state: 'closed', status: 'completed' })]);
      await tx.insert(approvals).values({
        ...{ id: newId(), customer_id: ownerId, work_order_id: asked.id, kind: 'dispatch' },
        question: 'Send a contractor for “Asks the owner” at Westward House?',
        due_at: new Date('2026-06-10T09:00:00Z'),
      });
      await tx.insert(dispatchOffers).values({
        ...{ id: newId(), customer_id: ownerId, work_order_id: offered.id, contractor_id: plumberId, rank: 1 },
        ...{ notification_method: 'text', offered_at: new Date(night), expires_at: new Date('2026-06-10T05:45:00Z') },
      });
    }),
  );

  it('say who is waited for and until when, first what waits for the owner, then the gravest', async () => {
    const { orders } = await today();
    expect(orders.total).toBe(3);
    expect(orders.items).toMatchObject([
      { subject_line: 'Asks the owner', waits_for: 'owner', until: '2026-06-10T09:00:00.000Z' },
      {
        ...{ subject_line: 'Is offered', waits_for: 'contractor', contractor_name: 'Tidal Plumbing' },
        until: '2026-06-10T05:45:00.000Z',
      },
      {
        ...{ subject_line: 'Is on its way', waits_for: 'contractor', contractor_name: 'Tidal Plumbing' },
        ...{ arrival_from: '2026-06-10T06:00:00.000Z', timezone: 'America/Los_Angeles' },
      },
    ]);
  });

  it('are counted at their house, with the gravest of them', async () => {
    const { items } = await get('/reports/houses');
    expect(items).toMatchObject([
      { open_orders: 0, gravest: null },
      { open_orders: 3, gravest: 'urgent' },
    ]);
  });

  it('and what the owner is asked about them are questions of the day', async () => {
    const { questions } = await today();
    expect(questions).toMatchObject({ total: 1, items: [{ kind: 'approval', work_order_id: askedId }] });
  });
});

describe('since last evening', () => {
  beforeAll(() =>
    within(async ({ tx }) => {
      const [first, second, handed] = [chat(west, night), chat(east, night), chat(west, night)];
      const old = chat(west, dayBefore);
      await tx.insert(conversations).values([first, second, { ...handed, state: 'waiting' as const }, old]);
      await tx
        .insert(decisions)
        .values([
          ...['answer.article', 'answer.fact', 'talk.thanks', 'unknown.asked_owner'].map((reason) =>
            answerIn(first.id, reason, night),
          ),
          answerIn(second.id, 'choices.chosen', night),
          answerIn(handed.id, 'answer.fact', night),
          answerIn(old.id, 'answer.fact', dayBefore),
        ]);
      const ids = { customer_id: ownerId, created_at: new Date(night) };
      await tx.insert(handoffs).values({ ...ids, id: newId(), conversation_id: handed.id, reason: 'asked_for_person' });
      await tx.insert(alarms).values({
        ...{
          ...ids,
          id: newId(),
          conversation_id: handed.id,
          property_id: west,
          danger: 'gas',
          due_at: new Date(night),
        },
      });
      await tx.insert(messages).values({
        ...{ ...ids, id: newId(), conversation_id: handed.id, author: 'guest', body: 'It smells of gas' },
      });
      await tx.insert(ownerQuestions).values({
        ...{ ...ids, id: newId(), property_id: west, conversation_id: first.id, question: 'Is there a kayak?' },
        due_at: new Date('2026-06-10T16:00:00Z'),
      });
      await tx.insert(secretReleases).values({
        ...{ id: newId(), customer_id: ownerId, property_id: west, secret_name: 'wifi_password' },
        ...{ released_to: 'Pat', why: 'Asked', at: new Date(night) },
      });
      await tx.insert(workOrders).values(
        order('Opened at night', {
          ...{ urgency_level: 'urgent', dispatch_state: 'closed', status: 'completed', created_at: new Date(night) },
        }),
      );
    }),
  );

  it('is counted from what was written down, each question that was answered once', async () => {
    const { overnight, questions } = await today();
    expect(overnight).toEqual({
      since: '2026-06-09T01:00:00.000Z',
      answered: { questions: 4, properties: 2, alone: 3 },
      work_orders: { opened: 1, grave: 1 },
      jobs_accepted: 0,
      handed_over: 1,
      asked_owner: 1,
      codes_released: 1,
      dangers: 1,
    });
    expect(questions.items[1]).toMatchObject({ kind: 'guest', question: 'Is there a kayak?' });
  });

  it('a guest in danger is said of their house', async () => {
    const { items } = await get('/reports/houses');
    expect(items).toMatchObject([{ chat: 'assistant' }, { chat: 'danger' }]);
  });
});

it('nothing of it is another owner’s', async () => {
  const nothing = { items: [], total: 0 };
  expect(await today(stranger)).toMatchObject({
    ...{ arrivals: nothing, departures: nothing, orders: nothing, questions: nothing },
    overnight: {
      answered: { questions: 0 },
      work_orders: { opened: 0 },
      handed_over: 0,
      codes_released: 0,
      dangers: 0,
    },
  });
  expect(await get('/reports/houses', stranger)).toEqual({ items: [], next: null });
});
