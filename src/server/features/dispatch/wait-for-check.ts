// A job that only somebody without a stay told of: the check comes first, then the owner or the desk is asked.
import { askGuest } from '#contract/messages/en/dispatch/approvals.ts';
import * as copy from '#contract/messages/en/dispatch/history.ts';
import { fill } from '#contract/messages/fill.ts';
import { rulesFor } from '#features/protocols';
import { idsOf, moveWorkOrder, noteOnWorkOrder, type WorkOrderRecord } from '#features/work-orders';
import { newId } from '#server/db/tables/columns.ts';
import { approvals } from '#server/db/tables/dispatch.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { minutesForCheck } from './policy.ts';
import { answerDue } from './rule-policy.ts';

/** The guest has a few minutes for the stay check; then the owner is asked whether it is theirs. */
export async function waitForCheck(unit: UnitOfWork, order: WorkOrderRecord): Promise<void> {
  const until = new Date(order.created_at.getTime() + minutesForCheck * 60_000);
  if (until <= unit.now) return askWhetherTheirs(unit, order);
  const entry = { kind: 'check_offered', summary: copy.checkOffered };
  await noteOnWorkOrder(unit, order.id, entry, { dispatch_after: until });
  await unit.enqueue('dispatch.wake', { workOrderId: order.id }, { startAfter: until, key: order.id });
}

async function askWhetherTheirs(unit: UnitOfWork, order: WorkOrderRecord): Promise<void> {
  const rules = await rulesFor(unit, order.customer_id, order.property_id);
  const due = answerDue(rules, unit.now);
  const id = newId();
  await unit.tx.insert(approvals).values({
    id,
    customer_id: order.customer_id,
    work_order_id: order.id,
    kind: 'unchecked_guest',
    question: fill(askGuest, { property: order.property_name, subject: order.subject_line }),
    amount_cents: order.nte_cents,
    due_at: due,
    created_at: unit.now,
  });
  const entry = { kind: 'confirmation_asked', summary: copy.confirmationAsked };
  await moveWorkOrder(unit, order.id, 'request_approval', entry);
  await unit.emit({ kind: 'approval.requested', ...idsOf(order), payload: { approval_id: id } });
  await unit.enqueue('approval.expire', { approvalId: id }, { startAfter: due, key: id });
}
