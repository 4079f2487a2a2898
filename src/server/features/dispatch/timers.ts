import { and, eq, isNull, lte } from 'drizzle-orm';
import { approvals, dispatchOffers } from '#server/db/tables/work-orders.ts';
import type { Unit } from '#server/kernel/transaction.ts';

/** Offers and approvals whose time is over: the net under the alarm clocks, and what tests with a set clock pull. */
export async function dueTimers({ tx, now }: Unit): Promise<{ offers: string[]; approvals: string[] }> {
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
  return { offers: offers.map((r) => r.id), approvals: due.map((r) => r.id) };
}
