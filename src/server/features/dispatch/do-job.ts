import { rulesFor } from '#features/protocols';
import { idsOf, moveWorkOrder, noteOnWorkOrder, type WorkOrderRecord } from '#features/work-orders';
import { newId } from '#server/db/tables/columns.ts';
import { approvals } from '#server/db/tables/work-orders.ts';
import { conflict } from '#server/kernel/errors.ts';
import type { Unit } from '#server/kernel/transaction.ts';
import { lockOffer } from './answer-offer.ts';
import { isUnderWay } from './policy.ts';

/** Sets off; the guest is told in the chat. */
export async function setOff(unit: Unit, offerId: string, etaMinutes: number | null): Promise<void> {
  const { order, contractor } = await lockAccepted(unit, offerId);
  const arrival =
    etaMinutes === null ? {} : { arrival_from: new Date(unit.now.getTime() + etaMinutes * 60_000), arrival_to: null };
  const summary = `${contractor.company_name} is on the way`;
  await moveWorkOrder(unit, order.id, 'en_route', { kind: 'en_route', summary }, arrival);
}

export async function startWork(unit: Unit, offerId: string): Promise<void> {
  const { order, contractor } = await lockAccepted(unit, offerId);
  await moveWorkOrder(unit, order.id, 'on_site', {
    kind: 'on_site',
    summary: `${contractor.company_name} started work`,
  });
}

/** Done, with what was done and what it cost; the guest is asked whether it is fixed. */
export async function finishWork(
  unit: Unit,
  offerId: string,
  done: { resolution_notes: string; cost_cents: number | null },
): Promise<void> {
  const { order, contractor } = await lockAccepted(unit, offerId);
  await moveWorkOrder(
    unit,
    order.id,
    'pending_confirmation',
    { kind: 'finished', summary: `${contractor.company_name} finished`, why: done.resolution_notes },
    { resolution_notes: done.resolution_notes, cost_cents: done.cost_cents, completed_at: unit.now },
  );
}

/** More money than the not-to-exceed amount: the owner is asked, work goes on within what is approved. */
export async function askForMore(
  unit: Unit,
  offerId: string,
  ask: { amount_cents: number; why: string },
): Promise<void> {
  const { order, contractor } = await lockAccepted(unit, offerId);
  if (!isUnderWay(order.dispatch_state)) throw conflict('This job is over. Call us if something is still to be paid.');
  if (ask.amount_cents <= order.nte_cents) throw conflict('That is within the amount you already have.');
  const rules = await rulesFor(unit, order.customer_id, order.property_id);
  const due = new Date(unit.now.getTime() + rules.approval_wait_minutes * 60_000);
  const id = newId();
  const dollars = `$${(ask.amount_cents / 100).toFixed(2)}`;
  await unit.tx.insert(approvals).values({
    id,
    customer_id: order.customer_id,
    work_order_id: order.id,
    kind: 'raise_nte',
    question: `${contractor.company_name} asks for ${dollars} instead of $${(order.nte_cents / 100).toFixed(2)}: ${ask.why}`,
    amount_cents: ask.amount_cents,
    due_at: due,
    created_at: unit.now,
  });
  await noteOnWorkOrder(unit, order.id, {
    kind: 'more_asked',
    summary: `${contractor.company_name} asked for ${dollars}`,
    why: ask.why,
  });
  await unit.emit({ kind: 'approval.requested', ...idsOf(order), data: { approval_id: id } });
  await unit.enqueue('approval.expire', { approvalId: id }, { startAfter: due, key: id });
}

/** The guest says whether it is fixed: yes closes the work order, no sends it back to be dispatched again. */
export async function confirmFixed(unit: Unit, order: WorkOrderRecord, fixed: boolean): Promise<void> {
  if (order.dispatch_state !== 'pending_confirmation')
    throw conflict('This job is not waiting for an answer any more.');
  if (fixed) {
    await moveWorkOrder(
      unit,
      order.id,
      'closed',
      { kind: 'confirmed', summary: 'The guest says it is fixed' },
      { guest_confirmed: 'fixed' },
    );
    return;
  }
  await moveWorkOrder(
    unit,
    order.id,
    'triage',
    { kind: 'reopened', summary: 'The guest says it is not fixed' },
    { guest_confirmed: 'not_fixed', completed_at: null },
  );
  await unit.emit({ kind: 'dispatch.exhausted', ...idsOf(order), data: { why: 'The guest says it is not fixed' } });
}

async function lockAccepted(unit: Unit, offerId: string) {
  const found = await lockOffer(unit, offerId);
  if (found.offer.state !== 'accepted') throw conflict('Accept the job first.');
  return found;
}
