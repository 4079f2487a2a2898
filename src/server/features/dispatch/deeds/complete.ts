import * as messagesInEnglish from '#contract/messages/en/dispatch/messages.ts';
import * as history from '#contract/messages/en/work-orders/deed-history.ts';
import * as refusalsInEnglish from '#contract/messages/en/work-orders/deed-refusals.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { dollars } from '#contract/money.ts';
import { isAllowedNow, lockWorkOrder, moveWorkOrder, type WorkOrderRecord } from '#features/work-orders';
import { overLimit } from '#server/kernel/errors.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { confirmHours, isUnderWay } from '../policy.ts';
import { isOverLimit } from '../rule-policy.ts';
import { tellAssigned } from '../visit-times.ts';

const refusals = spoken(refusalsInEnglish);
const messages = spoken(messagesInEnglish);

/**
 * A person writes down that it is done and what it cost. Where a contractor had it, they are told, and the guest is asked
 * as after any work; where nobody had, it closes. @throws CONFLICT once it is finished; OVER_LIMIT
 */
export async function completeByHand(
  unit: UnitOfWork,
  id: string,
  done: { resolution_notes: string; cost_cents: number },
): Promise<WorkOrderRecord> {
  const before = await lockWorkOrder(unit, id);
  if (isAllowedNow(unit.actor, before, 'complete_by_hand') && isOverLimit(done.cost_cents, before.nte_cents)) {
    const words = fill(refusals.costOver, { amount: dollars(before.nte_cents) });
    throw overLimit(words, { cost_cents: words });
  }
  const due = isUnderWay(before.dispatch_state) ? new Date(unit.now.getTime() + confirmHours * 3_600_000) : null;
  const entry = { kind: 'finished', summary: history.completedByHand, why: done.resolution_notes };
  const order = await moveWorkOrder(unit, id, 'complete_by_hand', entry, {
    ...done,
    completed_at: unit.now,
    confirm_due_at: due,
    dispatch_after: null,
    proposed_windows: null,
  });
  if (due) await unit.enqueue('order.close', { workOrderId: id }, { startAfter: due, key: id });
  await tellAssigned(unit, id, () => fill(messages.markedDone, { subject: order.subject_line }));
  return order;
}
