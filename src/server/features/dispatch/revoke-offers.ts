import { and, eq, inArray } from 'drizzle-orm';
import { referenceOf, type WorkOrderRecord } from '#features/work-orders';
import { contractors } from '#server/db/tables/contractors.ts';
import { dispatchOffers } from '#server/db/tables/work-orders.ts';
import type { Unit } from '#server/kernel/transaction.ts';
import { tellContractor } from './messages.ts';

/** The job was cancelled: whoever was offered it, or had it, is told and may not act on it any more. */
export async function revokeOffers(unit: Unit, order: WorkOrderRecord): Promise<void> {
  const revoked = await unit.tx
    .update(dispatchOffers)
    .set({ state: 'revoked', answered_at: unit.now })
    .where(and(eq(dispatchOffers.work_order_id, order.id), inArray(dispatchOffers.state, ['offered', 'accepted'])))
    .returning();
  for (const offer of revoked) {
    const [contractor] = await unit.tx.select().from(contractors).where(eq(contractors.id, offer.contractor_id));
    if (!contractor) continue;
    const words = `The job ${referenceOf(order.id)}, “${order.subject_line}”, was cancelled. Please do not go there.`;
    await tellContractor(unit, contractor, {
      messageId: `revoked-${offer.id}@porchlight`,
      subject: 'Job cancelled',
      words,
    });
  }
}
