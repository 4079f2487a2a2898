import { and, eq, isNull } from 'drizzle-orm';
import { askRaise } from '#contract/messages/en/dispatch/approvals.ts';
import { moreAsked } from '#contract/messages/en/dispatch/history.ts';
import * as refusalsInEnglish from '#contract/messages/en/dispatch/job-refusals.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { dollars } from '#contract/money.ts';
import { rulesFor } from '#features/protocols';
import { idsOf, noteOnWorkOrder } from '#features/work-orders';
import { newId } from '#server/db/tables/columns.ts';
import { approvals } from '#server/db/tables/dispatch.ts';
import { conflict } from '#server/kernel/errors.ts';
import { sayInEnglish } from '#server/kernel/speech.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { lockAccepted } from './do-job.ts';
import { isUnderWay } from './policy.ts';
import { answerDue, isOverLimit } from './rule-policy.ts';

const refusals = spoken(refusalsInEnglish);

/** So often a contractor may ask for more at one job; then it is a matter for a phone call. */
const mostAsks = 3;

/** More money than the not-to-exceed amount: the owner is asked, work goes on within what is approved. */
export async function askForMore(
  unit: UnitOfWork,
  offerId: string,
  ask: { amount_cents: number; why: string },
): Promise<void> {
  const { order, contractor } = await lockAccepted(unit, offerId);
  if (!isUnderWay(order.dispatch_state)) throw conflict(refusals.jobOver);
  if (!isOverLimit(ask.amount_cents, order.nte_cents)) throw conflict(refusals.withinLimit);
  await mayAskAgain(unit, order.id);
  const rules = await rulesFor(unit, order.customer_id, order.property_id);
  const due = answerDue(rules, unit.now);
  const id = newId();
  const { company_name: company } = contractor;
  const amount = sayInEnglish(() => dollars(ask.amount_cents));
  await unit.tx.insert(approvals).values({
    id,
    customer_id: order.customer_id,
    work_order_id: order.id,
    kind: 'raise_nte',
    question: fill(askRaise, { company, amount, limit: sayInEnglish(() => dollars(order.nte_cents)), why: ask.why }),
    amount_cents: ask.amount_cents,
    due_at: due,
    created_at: unit.now,
  });
  const entry = { kind: 'more_asked', summary: fill(moreAsked, { company, amount }), why: ask.why };
  await noteOnWorkOrder(unit, order.id, entry);
  await unit.emit({ kind: 'approval.requested', ...idsOf(order), payload: { approval_id: id } });
  await unit.enqueue('approval.expire', { approvalId: id }, { startAfter: due, key: id });
}

/** The total the owner is asked for at a job and has not answered, in cents; null when nothing is open. */
export async function openAsk({ tx }: UnitOfWork, workOrderId: string): Promise<number | null> {
  const [open] = await tx
    .select({ cents: approvals.amount_cents })
    .from(approvals)
    .where(and(eq(approvals.work_order_id, workOrderId), eq(approvals.kind, 'raise_nte'), isNull(approvals.decision)));
  return open?.cents ?? null;
}

/** One question at a time, and not for ever. */
async function mayAskAgain({ tx }: UnitOfWork, workOrderId: string): Promise<void> {
  const asked = await tx
    .select({ decision: approvals.decision })
    .from(approvals)
    .where(and(eq(approvals.work_order_id, workOrderId), eq(approvals.kind, 'raise_nte')));
  if (asked.some(({ decision }) => decision === null)) throw conflict(refusals.askedAlready);
  if (asked.length >= mostAsks) throw conflict(fill(refusals.askedTooOften, { count: mostAsks }));
}
