// One case as a real conversation through the guest's own procedures, then what came of it.
import { call } from '@orpc/server';
import { eq, inArray, sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Message } from '#contract/conversations/messages.ts';
import { guestProcedures } from '#features/conversations';
import { conversations } from '#server/db/tables/conversations.ts';
import { handoffs } from '#server/db/tables/desk.ts';
import { modelCalls } from '#server/db/tables/model-calls.ts';
import { stays } from '#server/db/tables/stays.ts';
import { workOrders } from '#server/db/tables/work-orders.ts';
import { createEventHandling } from '#server/event-handlers/index.ts';
import { system } from '#server/kernel/actor.ts';
import type { Deps } from '#server/kernel/context.ts';
import { type Store, withActor } from '#server/kernel/transaction.ts';
import { poolWithin } from '../demo/pool-within.ts';
import { guestTurns } from './rows.ts';
import type { Place } from './scenarios-fixtures.ts';
import { inject } from './scenarios-injections.ts';
import type { Case } from './scenarios-rows.ts';

export type Outcome = {
  id: string;
  reply: string;
  work_orders: { service_type: string; urgency: string }[];
  escalated: boolean;
  emergency: boolean;
  language: string;
  /** How each call of the language model ended. */
  model: string[];
};

/** Plays in a transaction that is rolled back: the next case finds the house as the fixtures made it. */
export async function playCase(house: Deps, place: Place, row: Case, referenceNow: Date): Promise<Outcome> {
  const client = await house.store.pool.connect();
  try {
    await client.query('begin');
    return await converse(within(house, client, referenceNow), place, row);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

function within(house: Deps, client: pg.PoolClient, referenceNow: Date): Deps {
  let time = referenceNow.getTime();
  const clock = {
    /** Moves a little with every look, so that an answer comes after its question. */
    now() {
      time += 50;
      return new Date(time);
    },
  };
  const store: Store = {
    ...house.store,
    pool: poolWithin(client),
    clock,
    handleEvents: createEventHandling(() => deps),
    report(error) {
      throw error;
    },
  };
  const deps: Deps = { ...house, clock, store };
  return deps;
}

async function converse(deps: Deps, place: Place, row: Case): Promise<Outcome> {
  if (row.injection) await inject(deps, place, row.injection.channel, row.injection.text);
  const headers = new Headers({ 'accept-language': row.locale });
  const context = {
    deps,
    headers,
    actor: undefined,
    email: undefined,
    sessionId: undefined,
    twoFactor: false,
    scopes: undefined,
    sessionExpiresAt: undefined,
    ip: row.id, // one address for all would make them wait for each other
    requestId: row.id,
  };
  const link = { token: place.guestToken };
  const { id, secret } = await call(guestProcedures.open, link, { context });
  headers.set('x-conversation-secret', secret);
  if (row.verified) {
    await passCheck(place, row, (stay) => call(guestProcedures.verify, { ...link, id, ...stay }, { context }));
    if (row.stay === 'cancelled') await cancelStays(deps, place);
  }
  for (const line of guestTurns(row.history)) {
    await call(guestProcedures.send, { ...link, id, message: line }, { context });
  }
  const { replies } = await call(guestProcedures.send, { ...link, id, message: row.text }, { context });
  return { id: row.id, reply: replies.map(shown).filter(Boolean).join('\n\n'), ...(await whatCameOfIt(deps, id)) };
}

/** A stay of kind "cancelled" is called off after its guest has passed the check. */
const cancelStays = ({ store }: Deps, place: Place): Promise<unknown> =>
  withActor(store, system, ({ tx }) => {
    const called = place.stays.filter(({ kind }) => kind === 'cancelled').map(({ id }) => id);
    return tx.update(stays).set({ status: 'cancelled' }).where(inArray(stays.id, called));
  });

type Check = { check_in: string; check_out: string; phone_last4: string };

/** A stay that is over, or that begins more than two days ahead, passes no check: that guest goes on unchecked. */
async function passCheck(
  place: Place,
  row: Case,
  verify: (check: Check) => Promise<{ verified: boolean }>,
): Promise<void> {
  const stay = place.stays.find(({ kind }) => kind === row.stay);
  if (!stay) throw new Error(`${row.id}: ${row.property} has no ${row.stay} stay`);
  const { verified } = await verify({ check_in: stay.check_in, check_out: stay.check_out, phone_last4: stay.last4 });
  if (!verified && row.stay === 'current') throw new Error(`${row.id}: the stay check did not pass`);
}

/** The words as the guest reads them, released secrets filled in. */
const shown = ({ kind, body, secrets }: Message): string =>
  kind === 'text' ? secrets.reduce((text, s) => text.replaceAll(`{{secret:${s.name}}}`, s.value ?? ''), body) : '';

const whatCameOfIt = ({ store }: Deps, id: string): Promise<Omit<Outcome, 'id' | 'reply'>> =>
  withActor(store, system, async ({ tx }) => {
    const [thread] = await tx.select().from(conversations).where(eq(conversations.id, id));
    const orders = await tx.select().from(workOrders).where(eq(workOrders.conversation_id, id));
    const asked = await tx.select({ reason: handoffs.reason }).from(handoffs).where(eq(handoffs.conversation_id, id));
    const { rows: alarms } = await tx.execute(
      sql`select 1 from events where conversation_id = ${id} and kind = 'conversation.emergency' limit 1`,
    );
    const calls = await tx
      .select({ outcome: modelCalls.outcome })
      .from(modelCalls)
      .where(eq(modelCalls.conversation_id, id))
      .orderBy(modelCalls.id);
    return {
      work_orders: orders.map(({ service_type, urgency_level }) => ({ service_type, urgency: urgency_level })),
      escalated: asked.length > 0,
      emergency: alarms.length > 0,
      language: thread?.language ?? 'en',
      model: calls.map(({ outcome }) => outcome),
    };
  });
