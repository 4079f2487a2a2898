import { and, eq, isNull, lt } from 'drizzle-orm';
import { z } from '#contract/z.ts';
import { webhookEventsSeen } from '#server/db/tables/billing.ts';
import { newId } from '#server/db/tables/columns.ts';
import { system } from '#server/kernel/actor.ts';
import type { Deps } from '#server/kernel/context.ts';
import { type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
import { linkOfCustomer, syncCustomer } from './sync.ts';

const source = 'stripe';
const Kept = z.object({ kind: z.string(), customer: z.string().nullable() });

/**
 * A webhook arrived. It is acknowledged once it is durable: its id can be kept once, and the job that handles it is in
 * the same transaction. @returns false for what is not the provider's, was altered, is too old, or another account's
 */
export async function receivePaymentEvent(
  deps: Pick<Deps, 'payments' | 'store'>,
  body: string,
  signature: string,
): Promise<boolean> {
  const event = await deps.payments?.readEvent(body, signature);
  if (!event) return false;
  await withActor(deps.store, system, async (unit) => {
    const { id: eventId, kind, customer } = event;
    const [fresh] = await unit.tx
      .insert(webhookEventsSeen)
      .values({ id: newId(), source, event_id: eventId, payload: { kind, customer }, received_at: unit.now })
      .onConflictDoNothing()
      .returning({ id: webhookEventsSeen.id });
    if (fresh) await unit.enqueue('payment.event', { eventId });
  });
  return true;
}

/**
 * The event says only whom to look at: rows follow what the provider says now, so that the order in which events come
 * does not matter. A kind that is not known leads to the same look, one that concerns none of our customers to nothing.
 */
export async function handlePaymentEvent(
  deps: Pick<Deps, 'payments' | 'settings' | 'store'>,
  eventId: string,
): Promise<void> {
  const mine = and(eq(webhookEventsSeen.source, source), eq(webhookEventsSeen.event_id, eventId));
  const link = await withActor(deps.store, system, async (unit) => {
    const [row] = await unit.tx
      .select()
      .from(webhookEventsSeen)
      .where(and(mine, isNull(webhookEventsSeen.handled_at)));
    const { customer, kind } = Kept.safeParse(row?.payload).data ?? { customer: null, kind: '' };
    return customer && concernsPaying(kind) ? linkOfCustomer(unit, customer) : undefined;
  });
  if (link && deps.payments) await syncCustomer(deps, deps.payments, link);
  await withActor(deps.store, system, async (unit) => {
    await unit.tx
      .update(webhookEventsSeen)
      .set({ handled_at: unit.now })
      .where(and(mine, isNull(webhookEventsSeen.handled_at)));
  });
}

const overdueAfterMs = 60_000;
const atOnce = 100;

/** Events that a node took and did not live to handle. */
export async function overdueEvents({ tx, now }: UnitOfWork): Promise<string[]> {
  const rows = await tx
    .select({ id: webhookEventsSeen.event_id })
    .from(webhookEventsSeen)
    .where(
      and(
        eq(webhookEventsSeen.source, source),
        isNull(webhookEventsSeen.handled_at),
        lt(webhookEventsSeen.received_at, new Date(now.getTime() - overdueAfterMs)),
      ),
    )
    .orderBy(webhookEventsSeen.received_at)
    .limit(atOnce);
  return rows.map(({ id }) => id);
}

const concernsPaying = (kind: string): boolean =>
  /^(customer|invoice|payment_method|checkout\.session)\./.test(kind) &&
  !/^(customer\.created|invoice\.created)$/.test(kind);
