import { and, eq, inArray, type SQL } from 'drizzle-orm';
import * as copy from '#contract/messages/en/dispatch/history.ts';
import { fill } from '#contract/messages/fill.ts';
import { cancelWorkOrder } from '#features/work-orders';
import { dispatchOffers } from '#server/db/tables/dispatch.ts';
import { workOrders } from '#server/db/tables/work-orders.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { lockOffer, passOn } from './answer-offer.ts';
import { isUnderWay } from './policy.ts';
import { revokeOffer } from './revoke-offers.ts';

/** A removed contractor: what they were offered, or took and have not finished, goes to the next one at once. */
export async function takeBackFrom(unit: UnitOfWork, contractorId: string): Promise<void> {
  const held = await unit.tx
    .select({ id: dispatchOffers.id })
    .from(dispatchOffers)
    .where(and(eq(dispatchOffers.contractor_id, contractorId), inArray(dispatchOffers.state, ['offered', 'accepted'])))
    .orderBy(dispatchOffers.work_order_id);
  for (const { id } of held) {
    const { offer, order, contractor } = await lockOffer(unit, id);
    const isOpen = offer.state === 'offered' || (offer.state === 'accepted' && order.dispatch_state !== 'closed');
    if (!isOpen) continue;
    await revokeOffer(unit, order, offer, 'taken_back');
    if (order.dispatch_state === 'offered' || isUnderWay(order.dispatch_state))
      await passOn(unit, order, fill(copy.contractorRemoved, { company: contractor.company_name }));
  }
}

/** A removed property: nobody is sent there any more. What is finished waits for its guest's word as before. */
export async function takeBackJobsAt(unit: UnitOfWork, propertyId: string): Promise<void> {
  await cancelOpen(unit, eq(workOrders.property_id, propertyId), copy.propertyRemoved);
}

/** An account that goes: everybody who was to come, and every guest who waits, is told. */
export async function cancelJobsOf(unit: UnitOfWork, customerId: string): Promise<void> {
  await cancelOpen(unit, eq(workOrders.customer_id, customerId), copy.accountDeleted);
}

async function cancelOpen(unit: UnitOfWork, which: SQL, why: string): Promise<void> {
  const open = await unit.tx
    .select({ id: workOrders.id })
    .from(workOrders)
    .where(and(which, inArray(workOrders.status, ['open', 'in_progress'])))
    .orderBy(workOrders.id);
  for (const { id } of open) await cancelWorkOrder(unit, id, why);
}
