import { askDispatch } from '#contract/messages/en/dispatch/approvals.ts';
import * as copy from '#contract/messages/en/dispatch/history.ts';
import { fill } from '#contract/messages/fill.ts';
import { rulesFor } from '#features/protocols';
import { findWorkOrder, idsOf, moveWorkOrder, type WorkOrderRecord } from '#features/work-orders';
import { newId } from '#server/db/tables/columns.ts';
import { approvals } from '#server/db/tables/dispatch.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { leaveToPerson, offerNext } from './offer-next.ts';
import { answerDue, firstStep } from './rule-policy.ts';
import { waitForCheck } from './wait-for-check.ts';
import { waitsForMorning } from './wait-for-morning.ts';

/**
 * What the owner's protocol says of a new work order: send a contractor, ask the owner, or hand it to a person. What
 * only somebody unknown told of waits for the stay check before.
 */
export async function startDispatch(unit: UnitOfWork, workOrderId: string): Promise<void> {
  const order = await findWorkOrder(unit, workOrderId);
  if (order.dispatch_state !== 'triage') return;
  const rules = await rulesFor(unit, order.customer_id, order.property_id);
  const step = firstStep(rules, order);
  if (step === 'check') return waitForCheck(unit, order);
  if (step === 'dispatch') return offerNext(unit, order, null);
  if (step === 'human') return leaveToPerson(unit, order, copy.ownerWantsPerson);
  if (await waitsForMorning(unit, order)) return;
  await requestApproval(unit, order, answerDue(rules, unit.now));
}

async function requestApproval(unit: UnitOfWork, order: WorkOrderRecord, due: Date): Promise<void> {
  const id = newId();
  await unit.tx.insert(approvals).values({
    id,
    customer_id: order.customer_id,
    work_order_id: order.id,
    kind: 'dispatch',
    question: fill(askDispatch, { subject: order.subject_line, property: order.property_name }),
    amount_cents: order.nte_cents,
    due_at: due,
    created_at: unit.now,
  });
  await moveWorkOrder(unit, order.id, 'request_approval', {
    kind: 'approval_asked',
    summary: copy.approvalAsked,
  });
  await unit.emit({ kind: 'approval.requested', ...idsOf(order), payload: { approval_id: id } });
  await unit.enqueue('approval.expire', { approvalId: id }, { startAfter: due, key: id });
}
