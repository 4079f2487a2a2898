import { and, eq, isNull, lte } from 'drizzle-orm';
import { approvals, dispatchOffers } from '#server/db/tables/dispatch.ts';
import { workOrders } from '#server/db/tables/work-orders.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

export type DueTimers = Record<'offers' | 'approvals' | 'sleeping' | 'held' | 'unconfirmed', string[]>;

/** What of dispatch is due: the net under the alarm clocks, and what tests with a set clock pull. */
export async function dueTimers({ tx, now }: UnitOfWork): Promise<DueTimers> {
  const offers = await tx
    .select({ id: dispatchOffers.id })
    .from(dispatchOffers)
    .where(and(eq(dispatchOffers.state, 'offered'), lte(dispatchOffers.expires_at, now)))
    .limit(500);
  const due = await tx
    .select({ id: approvals.id })
    .from(approvals)
    .where(and(isNull(approvals.decision), lte(approvals.due_at, now)))
    .limit(500);
  const sleeping = await tx
    .select({ id: workOrders.id })
    .from(workOrders)
    .where(lte(workOrders.dispatch_after, now))
    .limit(500);
  const held = await tx
    .select({ id: workOrders.id })
    .from(workOrders)
    .where(lte(workOrders.hold_until, now))
    .limit(500);
  const unconfirmed = await tx
    .select({ id: workOrders.id })
    .from(workOrders)
    .where(and(eq(workOrders.dispatch_state, 'pending_confirmation'), lte(workOrders.confirm_due_at, now)))
    .limit(500);
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
  return {
    offers: ids(offers),
    approvals: ids(due),
    sleeping: ids(sleeping),
    held: ids(held),
    unconfirmed: ids(unconfirmed),
  };
}
