// A person puts a job off to a day. The row decides; the alarm clock and the sweep wake it.
import { and, desc, eq, ne } from 'drizzle-orm';
import * as messagesInEnglish from '#contract/messages/en/dispatch/messages.ts';
import * as history from '#contract/messages/en/work-orders/deed-history.ts';
import * as refusalsInEnglish from '#contract/messages/en/work-orders/deed-refusals.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { lockWorkOrder, moveWorkOrder, type WorkOrderRecord } from '#features/work-orders';
import { approvals, dispatchOffers } from '#server/db/tables/dispatch.ts';
import { conflict, invalid } from '#server/kernel/errors.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { leaveToPerson, offerNext } from '../offer-next.ts';
import { startDispatch } from '../start-dispatch.ts';
import { tellAssigned } from '../visit-times.ts';

const refusals = spoken(refusalsInEnglish);
const messages = spoken(messagesInEnglish);

const mostDays = 366;

/** @throws INVALID for a day that is over or too far; CONFLICT while somebody is on the way and once it is finished */
export async function holdOrder(
  unit: UnitOfWork,
  id: string,
  { until, reason }: { until: Date; reason: string },
): Promise<WorkOrderRecord> {
  if (until <= unit.now) throw invalid({ until: refusals.holdPast });
  if (until.getTime() > unit.now.getTime() + mostDays * 86_400_000) throw invalid({ until: refusals.holdTooFar });
  const agreed = { arrival_from: null, arrival_to: null, proposed_windows: null };
  const held = { hold_until: until, hold_reason: reason, dispatch_after: null, ...agreed };
  const order = await moveWorkOrder(unit, id, 'hold', { kind: 'held', summary: history.held, why: reason }, held);
  await unit.enqueue('order.hold-over', { workOrderId: id }, { startAfter: until, key: id });
  await tellAssigned(unit, id, () => fill(messages.held, { subject: order.subject_line, reason }));
  return order;
}

/** The day has come. The row decides: a job that was taken up or put off anew is left alone. */
export async function wakeHeld(unit: UnitOfWork, id: string): Promise<boolean> {
  const order = await lockWorkOrder(unit, id);
  if (!order.hold_until || order.hold_until > unit.now) return false;
  await goOn(unit, order, { kind: 'hold_over', summary: history.holdOver });
  return true;
}

/** A person goes on before the day. @throws CONFLICT when it is not held */
export async function endHold(unit: UnitOfWork, id: string): Promise<void> {
  const order = await lockWorkOrder(unit, id);
  if (!order.hold_until) throw conflict(refusals.notHeld);
  await goOn(unit, order, { kind: 'hold_ended', summary: history.holdEnded });
}

/** Somebody is looked for where it was left; whoever has the job is told to say when they come. */
async function goOn(unit: UnitOfWork, { id }: WorkOrderRecord, entry: { kind: string; summary: string }) {
  const order = await moveWorkOrder(unit, id, 'end_hold', entry, { hold_until: null, hold_reason: null });
  if (order.dispatch_state === 'triage') return lookAgain(unit, order, entry.summary);
  await tellAssigned(unit, id, () => fill(messages.holdOver, { subject: order.subject_line }));
}

/** What the owner said of it holds; a question to them that the hold overtook is asked anew. */
async function lookAgain(unit: UnitOfWork, order: WorkOrderRecord, why: string): Promise<void> {
  const ofOrder = eq(dispatchOffers.work_order_id, order.id);
  if ((await unit.tx.$count(dispatchOffers, ofOrder)) > 0) return offerNext(unit, order, why);
  const answered = and(
    eq(approvals.work_order_id, order.id),
    eq(approvals.kind, 'dispatch'),
    ne(approvals.decision, 'overtaken'),
  );
  const [answer] = await unit.tx
    .select({ decision: approvals.decision })
    .from(approvals)
    .where(answered)
    .orderBy(desc(approvals.created_at))
    .limit(1);
  if (!answer) return startDispatch(unit, order.id);
  await (answer.decision === 'approved' ? offerNext(unit, order, why) : leaveToPerson(unit, order, why));
}
