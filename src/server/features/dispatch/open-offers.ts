// A job may be offered to several contractors at once: who accepts first gets it, and it goes on when none is left.
import { and, eq, max } from 'drizzle-orm';
import * as copyInEnglish from '#contract/messages/en/dispatch/messages.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { speakingToContractor } from '#features/contractors';
import { referenceOf, type WorkOrderRecord } from '#features/work-orders';
import { contractors } from '#server/db/tables/contractors.ts';
import { dispatchOffers } from '#server/db/tables/dispatch.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { tellContractor } from './messages.ts';

const copy = spoken(copyInEnglish);

/** Whether somebody else is still asked for the job. */
export async function isAskedElsewhere({ tx }: UnitOfWork, workOrderId: string): Promise<boolean> {
  const [open] = await tx
    .select({ id: dispatchOffers.id })
    .from(dispatchOffers)
    .where(and(eq(dispatchOffers.work_order_id, workOrderId), eq(dispatchOffers.state, 'offered')))
    .limit(1);
  return open !== undefined;
}

/** The place of the next offer of a job, in the order in which contractors were asked. */
export async function nextRank({ tx }: UnitOfWork, workOrderId: string): Promise<number> {
  const [row] = await tx
    .select({ last: max(dispatchOffers.rank) })
    .from(dispatchOffers)
    .where(eq(dispatchOffers.work_order_id, workOrderId));
  return (row?.last ?? 0) + 1;
}

/** Somebody accepted: whoever else was asked is told that it is gone, and their links are over. Nobody calls for that. */
export async function endOffersBeside(unit: UnitOfWork, order: WorkOrderRecord): Promise<void> {
  const ended = await unit.tx
    .update(dispatchOffers)
    .set({ state: 'taken', answered_at: unit.now })
    .where(and(eq(dispatchOffers.work_order_id, order.id), eq(dispatchOffers.state, 'offered')))
    .returning();
  for (const offer of ended) {
    const [contractor] = await unit.tx.select().from(contractors).where(eq(contractors.id, offer.contractor_id));
    if (!contractor || offer.notification_method === 'phone') continue;
    await speakingToContractor(contractor, () =>
      tellContractor(unit, contractor, {
        messageId: `taken-${offer.id}@porchlight`,
        subject: copy.takenSubject,
        words: fill(copy.taken, { reference: referenceOf(order.id), subject: order.subject_line }),
      }),
    );
  }
}
