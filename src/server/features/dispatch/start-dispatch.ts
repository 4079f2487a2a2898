import { askDispatch } from '#contract/messages/en/dispatch/approvals.ts';
import * as copy from '#contract/messages/en/dispatch/history.ts';
import { fill } from '#contract/messages/fill.ts';
import { findWorkOrder, idsOf, moveWorkOrder, type WorkOrderRecord } from '#features/work-orders';
import { newId } from '#server/db/tables/columns.ts';
import { approvals } from '#server/db/tables/dispatch.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { leaveToPerson, offerWeighed } from './offer-next.ts';
import { answerDue, firstAction } from './rule-policy.ts';
import { waitForCheck } from './wait-for-check.ts';
import { waitForMorning } from './wait-for-morning.ts';
import { firstStep, weighOrder } from './weigh-job.ts';

/**
 * What the owner's protocol says of a new work order: send a contractor, ask the owner, or hand it to a person. What
 * only somebody unknown told of waits for the stay check before.
 */
export async function startDispatch(unit: UnitOfWork, workOrderId: string): Promise<void> {
  const order = await findWorkOrder(unit, workOrderId);
  if (order.dispatch_state !== 'triage') return;
  const weighed = await weighOrder(unit, order);
  const action = firstAction(weighed.rules, order);
  if (action === 'check') return waitForCheck(unit, order);
  if (action === 'dispatch') return offerWeighed(unit, order, weighed, null);
  const step = firstStep(weighed);
  if (step.is === 'human') return leaveToPerson(unit, order, copy.ownerWantsPerson);
  if (step.is === 'wait') return waitForMorning(unit, order, weighed.rules, step.until);
  await requestApproval(unit, order, answerDue(weighed.rules, unit.now));
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
