import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimAnswer, LeaseLost, overdueAnswers, renewAnswer, settleAnswer } from '#features/conversations';
import { system } from '#server/kernel/actor.ts';
import { type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
import { sweep } from '#server/sweep.ts';
import { addOwner, addProperty, addTrade, startTestApplication, type TestApplication } from '../support/application.ts';
import { createSettableClock } from '../support/clock.ts';
import { openThread } from '../support/guest-thread.ts';
import { waitFor } from '../support/waiting.ts';

// Replies that a node left in the middle: who finishes them, when, and that nothing else comes first.

const clock = createSettableClock('2026-11-20T18:00:00Z');
let one: TestApplication;
let two: TestApplication;
let token: string;
let customerId: string;
let propertyId: string;
let contractorId: string;

beforeAll(async () => {
  one = await startTestApplication({ clock });
  two = await startTestApplication({ clock, on: one });
  customerId = await addOwner(one, 'olive@example.com');
  const property = await addProperty(one, customerId);
  [token, propertyId] = [property.guest_token, property.id];
  contractorId = (await addTrade(one, customerId, property.id, { company_name: 'Yaquina Plumbing' })).id;
});
afterAll(async () => {
  await two.end();
  await one.end();
});

const as = <T>(work: (unit: UnitOfWork) => Promise<T>) => withActor(one.deps.store, system, work);

/** A line whose node ended before it answered, as it stands `seconds` later. */
async function leftBehind(seconds = 3) {
  const guest = await openThread(one, token);
  await one.authDb.execute(sql`insert into messages (id, customer_id, conversation_id, author, body, answer_due, created_at)
    values (gen_random_uuid(), ${customerId}, ${guest.id}, 'guest', 'where can we park?', true, ${clock.now().toISOString()})`);
  await one.authDb.execute(
    sql`update conversations set answer_due_since = ${clock.now().toISOString()} where id = ${guest.id}`,
  );
  const claimed = await as((unit) => claimAnswer(unit, guest.id));
  if (!claimed) throw new Error('nothing to claim');
  clock.advance(seconds);
  const replies = async () =>
    (await guest.read()).messages.filter(({ author }: { author: string }) => author === 'assistant').length;
  return { id: guest.id, claimed, replies };
}

const isFound = async (id: string) => (await as(overdueAnswers)).some((thread) => thread.id === id);

describe('a reply that a node left', () => {
  it('is finished once by the sweep of whichever nodes live', async () => {
    const left = await leftBehind();
    await Promise.all([sweep(one.deps), sweep(two.deps), sweep(one.deps), sweep(two.deps)]);
    expect(await left.replies()).toBe(1);
    await sweep(two.deps);
    expect(await left.replies()).toBe(1);
  });

  it('is left to its node as long as that says it is at it', async () => {
    const held = await leftBehind(1);
    for (let second = 0; second < 15; second++) {
      await as((unit) => renewAnswer(unit, held.claimed));
      clock.advance(1);
      expect(await isFound(held.id)).toBe(false);
      expect(await as((unit) => claimAnswer(unit, held.id))).toBeUndefined();
    }
    clock.advance(2);
    await sweep(two.deps);
    expect(await held.replies()).toBe(1);
  });

  it('is not said again, nor held any longer, by a node that was only slow', async () => {
    const left = await leftBehind();
    await sweep(two.deps);
    await as((unit) => renewAnswer(unit, left.claimed));
    const slow = as((unit) => settleAnswer(unit, left.claimed, { messageIds: [], dialogue: {}, language: 'en' }));
    await expect(slow).rejects.toThrow(LeaseLost);
    const { rows } = await one.authDb.execute(sql`select answering_until from conversations where id = ${left.id}`);
    expect([await left.replies(), rows]).toEqual([1, [{ answering_until: null }]]);
  });
});

describe('800 offers that are overdue', () => {
  it('keep no guest waiting, neither one who was left without a reply nor one who writes meanwhile', async () => {
    const left = await leftBehind();
    const now = clock.now().toISOString();
    await one.authDb.execute(sql`insert into work_orders (id, customer_id, property_id, service_type, property_name,
        property_address, urgency_level, dispatch_state, subject_line, issue_summary)
      select gen_random_uuid(), ${customerId}, ${propertyId}, 'plumbing', 'Tide Pool Bungalow', '27 Cormorant Way',
        'high', 'offered', 'Drain ' || n, 'It is slow.' from generate_series(1, 800) n`);
    await one.authDb.execute(sql`insert into dispatch_offers (id, customer_id, work_order_id, contractor_id, rank,
        notification_method, state, offered_at, expires_at)
      select gen_random_uuid(), customer_id, id, ${contractorId}, 1, 'text', 'offered', ${now}, ${now} from work_orders
      where subject_line like 'Drain %'`);
    const stillDue = async () =>
      Number(
        (await one.authDb.execute(sql`select count(*) as n from dispatch_offers where state = 'offered'`)).rows[0]?.n,
      );
    clock.advance(1);
    const sweeping = [sweep(one.deps), sweep(two.deps)];
    await waitFor(async () => (await left.replies()) === 1);
    expect(await stillDue()).toBeGreaterThan(700);
    await waitFor(async () => (await stillDue()) < 795); // they are at it
    const guest = await openThread(one, token);
    expect((await guest.say('where can we park?')).replies).toHaveLength(1);
    expect(await stillDue()).toBeGreaterThan(600);
    await one.authDb.execute(sql`delete from dispatch_offers`);
    await Promise.all(sweeping);
  });
});
