import { and, eq, inArray, type SQL } from 'drizzle-orm';
import * as copy from '#contract/messages/en/dispatch/history.ts';
import { fill } from '#contract/messages/fill.ts';
import {
  cancelWorkOrder,
  lockWorkOrder,
  moveWorkOrder,
  noteOnWorkOrder,
  type WorkOrderRecord,
} from '#features/work-orders';
import { dispatchOffers } from '#server/db/tables/dispatch.ts';
import { workOrders } from '#server/db/tables/work-orders.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { lockOffer, noContractor, passOn } from './answer-offer.ts';
import { leaveToPerson } from './offer-next.ts';
import { isAskedElsewhere } from './open-offers.ts';
import { isUnderWay } from './policy.ts';
import { revokeOffer, revokeOffers } from './revoke-offers.ts';

/**
 * A removed contractor: what they were offered goes to the next one at once, and what they took and have not finished to
 * a person, who knows what was agreed.
 */
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
    const why = fill(copy.contractorRemoved, { company: contractor.company_name });
    if (isUnderWay(order.dispatch_state)) await handToPerson(unit, order, why, 'contractor_removed');
    else if (await isAskedElsewhere(unit, order.id))
      await noteOnWorkOrder(unit, order.id, { kind: 'taken_back', summary: why });
    else if (order.dispatch_state === 'offered') await passOn(unit, order, why);
  }
}

/**
 * A removed property: nobody is sent there any more, whoever was asked or had a job there is told, and their links are
 * over. What nobody has begun is cancelled; a running job is a person's, who talks to everybody. What is finished waits
 * for its guest's word as before.
 */
export async function takeBackJobsAt(unit: UnitOfWork, propertyId: string): Promise<void> {
  for (const { id } of await openAt(unit, eq(workOrders.property_id, propertyId))) {
    const order = await lockWorkOrder(unit, id);
    if (!isUnderWay(order.dispatch_state)) {
      await cancelWorkOrder(unit, id, copy.propertyRemoved);
      continue;
    }
    await revokeOffers(unit, order);
    await handToPerson(unit, order, copy.propertyRemoved, 'property_removed');
  }
}

/** Whoever had it has it no more; the owner is told, and the guest's chat asks for a person. */
async function handToPerson(
  unit: UnitOfWork,
  order: WorkOrderRecord,
  why: string,
  cause: 'contractor_removed' | 'property_removed',
): Promise<void> {
  const company = order.assigned_contractor_name ?? '';
  const entry = { kind: 'taken_back', summary: fill(copy.jobTakenBack, { company }), why };
  const free = await moveWorkOrder(unit, order.id, 'pass_on', entry, noContractor);
  await leaveToPerson(unit, free, why, cause);
}

/** An account that goes: everybody who was to come, and every guest who waits, is told. */
export async function cancelJobsOf(unit: UnitOfWork, customerId: string): Promise<void> {
  await cancelOpen(unit, eq(workOrders.customer_id, customerId), copy.accountDeleted);
}

async function cancelOpen(unit: UnitOfWork, which: SQL, why: string): Promise<void> {
  for (const { id } of await openAt(unit, which)) await cancelWorkOrder(unit, id, why);
}

const openAt = ({ tx }: UnitOfWork, which: SQL) =>
  tx
    .select({ id: workOrders.id })
    .from(workOrders)
    .where(and(which, inArray(workOrders.status, ['open', 'in_progress'])))
    .orderBy(workOrders.id);
