import { and, eq, inArray, isNull } from 'drizzle-orm';
import { type ApprovalKind, approvalKinds, asksForMoney } from '#contract/dispatch/approval-kinds.ts';
import * as refusalsInEnglish from '#contract/messages/en/dispatch/job-refusals.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { rulesFor } from '#features/protocols';
import { idsOf, noteOnWorkOrder, type TimelineEntry, type WorkOrderRecord } from '#features/work-orders';
import { newId } from '#server/db/tables/columns.ts';
import { approvals } from '#server/db/tables/dispatch.ts';
import { conflict } from '#server/kernel/errors.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { answerDue } from './rule-policy.ts';

const refusals = spoken(refusalsInEnglish);

/** So often a contractor may ask about the money of one job, in each of the two ways; then it is a matter for a call. */
const mostAsks = 3;

type Asked = Pick<typeof approvals.$inferInsert, 'kind' | 'question' | 'amount_cents' | 'offer_id' | 'lines' | 'why'>;

/**
 * The owner is asked about the money of a job: a question that is due by their rules, and a line of the timeline.
 * @throws CONFLICT while another such question is open, and when it was asked too often
 */
export async function askOwnerForMoney(
  unit: UnitOfWork,
  order: WorkOrderRecord,
  asked: Asked,
  entry: TimelineEntry,
): Promise<void> {
  await mayAskAgain(unit, order.id, asked.kind);
  const rules = await rulesFor(unit, order.customer_id, order.property_id);
  const due = answerDue(rules, unit.now);
  const id = newId();
  const of = { id, customer_id: order.customer_id, work_order_id: order.id };
  await unit.tx.insert(approvals).values({ ...asked, ...of, due_at: due, created_at: unit.now });
  await noteOnWorkOrder(unit, order.id, entry);
  await unit.emit({ kind: 'approval.requested', ...idsOf(order), payload: { approval_id: id } });
  await unit.enqueue('approval.expire', { approvalId: id }, { startAfter: due, key: id });
}

/** One question at a time, and not for ever. */
async function mayAskAgain({ tx }: UnitOfWork, workOrderId: string, kind: ApprovalKind): Promise<void> {
  const ofMoney = inArray(approvals.kind, approvalKinds.filter(asksForMoney));
  const asked = await tx
    .select({ kind: approvals.kind, decision: approvals.decision })
    .from(approvals)
    .where(and(eq(approvals.work_order_id, workOrderId), ofMoney));
  if (asked.some(({ decision }) => decision === null)) throw conflict(refusals.askedAlready);
  if (asked.filter((one) => one.kind === kind).length >= mostAsks)
    throw conflict(fill(refusals.askedTooOften, { count: mostAsks }));
}

/** The total the owner is asked for at a job and has not answered, in cents; null when nothing is open. */
export async function openAsk({ tx }: UnitOfWork, workOrderId: string): Promise<number | null> {
  const [open] = await tx
    .select({ cents: approvals.amount_cents })
    .from(approvals)
    .where(and(eq(approvals.work_order_id, workOrderId), eq(approvals.kind, 'raise_nte'), isNull(approvals.decision)));
  return open?.cents ?? null;
}
