import { eq } from 'drizzle-orm';
import * as refusals from '#contract/messages/en/dispatch/guest.ts';
import * as copy from '#contract/messages/en/dispatch/history.ts';
import * as messagesInEnglish from '#contract/messages/en/dispatch/messages.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { idsOf, lockWorkOrder, moveWorkOrder, noteOnWorkOrder, type WorkOrderRecord } from '#features/work-orders';
import { dispatchOffers } from '#server/db/tables/dispatch.ts';
import { conflict } from '#server/kernel/errors.ts';
import { saidSubject } from '#server/kernel/told-subjects.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { acceptedOfferOf, noContractor } from './answer-offer.ts';
import { confirmHours } from './policy.ts';
import { tellAssigned } from './visit-times.ts';

const messages = spoken(messagesInEnglish);

/**
 * The guest says whether it is fixed: yes closes the work order. A first no sends the same contractor back, who knows
 * the house and what was done; a second one is for a person.
 */
export async function confirmFixed(unit: UnitOfWork, order: WorkOrderRecord, fixed: boolean): Promise<void> {
  if (order.dispatch_state !== 'pending_confirmation') throw conflict(refusals.notAwaited);
  if (fixed) {
    const entry = { kind: 'confirmed', summary: copy.fixed };
    await moveWorkOrder(unit, order.id, 'confirm_fixed', entry, { guest_confirmed: 'fixed', confirm_due_at: null });
    return;
  }
  const isSecondNo = order.guest_confirmed === 'not_fixed';
  const offerId = await acceptedOfferOf(unit, order.id);
  const entry = { kind: 'reopened', summary: isSecondNo ? copy.notFixedAgain : copy.notFixed };
  const open = { guest_confirmed: 'not_fixed', completed_at: null, confirm_due_at: null } as const;
  if (isSecondNo || !offerId) {
    await moveWorkOrder(unit, order.id, 'reopen', entry, { ...open, ...noContractor });
    if (offerId) await unit.tx.update(dispatchOffers).set({ state: 'revoked' }).where(eq(dispatchOffers.id, offerId));
    await unit.emit({ kind: 'dispatch.exhausted', ...idsOf(order), payload: { why: entry.summary } });
    return;
  }
  await moveWorkOrder(unit, order.id, 'call_back', entry, { ...open, arrival_from: null, arrival_to: null });
  await tellAssigned(unit, order.id, () => fill(messages.notFixed, { subject: saidSubject(order.subject_line) }));
}

/** Nobody said whether it is fixed: it counts as fixed. The row decides, so that two nodes close it once. */
export async function closeUnconfirmed(unit: UnitOfWork, workOrderId: string): Promise<boolean> {
  const order = await lockWorkOrder(unit, workOrderId);
  const isDue = order.confirm_due_at !== null && order.confirm_due_at <= unit.now;
  if (order.dispatch_state !== 'pending_confirmation' || !isDue) return false;
  const entry = { kind: 'closed', summary: fill(copy.closedUnconfirmed, { hours: confirmHours }) };
  await moveWorkOrder(unit, order.id, 'close_unconfirmed', entry, { confirm_due_at: null });
  return true;
}

/**
 * One to five stars for the contractor, given once or changed while the order is fresh. @throws CONFLICT before it is
 * closed as done
 */
export async function rateJob(unit: UnitOfWork, order: WorkOrderRecord, stars: number): Promise<void> {
  if (order.status !== 'completed' || order.dispatch_state !== 'closed' || !order.assigned_contractor_id)
    throw conflict(refusals.nothingToRate);
  if (order.guest_rating === stars) return;
  const summary = fill(copy.rated, { stars });
  await noteOnWorkOrder(unit, order.id, { kind: 'rated', summary }, { guest_rating: stars });
}
