import { eq } from 'drizzle-orm';
import type { LinkedApproval } from '#contract/dispatch/approvals.ts';
import * as copy from '#contract/messages/en/dispatch/approvals.ts';
import { lockWorkOrder, type WorkOrderRecord } from '#features/work-orders';
import { approvals } from '#server/db/tables/dispatch.ts';
import { conflict, notFound } from '#server/kernel/errors.ts';
import { retold } from '#server/kernel/retold.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { isUnderWay } from './policy.ts';
import { isOver } from './rule-policy.ts';

export type ApprovalRecord = typeof approvals.$inferSelect;

/** The question as the row keeps it, in the language of whoever is spoken to. */
export const questionWords = (question: string): string => retold(question, copy);

/** Where a question to the owner stands, for the dashboard, the mail's link and the clock alike. */
export function approvalState(
  { now }: UnitOfWork,
  approval: ApprovalRecord,
  order: WorkOrderRecord,
): LinkedApproval['state'] {
  const { decision, kind, due_at } = approval;
  if (decision) return decision === 'refused' ? 'declined' : decision;
  if (!isAwaited(kind, order)) return 'overtaken';
  return isOver(due_at, now) ? 'timed_out' : 'open';
}

/**
 * Whether an answer still leads to anything. More money may be granted after the work too, but not for a cancelled job;
 * an estimate comes before it, and is for whoever has the job.
 */
export function isAwaited(kind: ApprovalRecord['kind'], { status, dispatch_state }: WorkOrderRecord): boolean {
  if (kind === 'raise_nte') return status !== 'cancelled';
  return kind === 'estimate' ? isUnderWay(dispatch_state) : dispatch_state === 'awaiting_approval';
}

/** What whoever comes too late is told. */
export const tooLate = (state: Exclude<LinkedApproval['state'], 'open'>) => conflict(words[state]);

const words: Record<Exclude<LinkedApproval['state'], 'open'>, string> = {
  approved: copy.alreadyApproved,
  declined: copy.alreadyDeclined,
  timed_out: copy.tooLate,
  overtaken: copy.overtaken,
};

/** @throws NOT_FOUND when the unit's actor cannot see it */
export async function findApproval({ tx }: UnitOfWork, id: string): Promise<ApprovalRecord> {
  const [row] = await tx.select().from(approvals).where(eq(approvals.id, id));
  if (!row) throw notFound();
  return row;
}

/**
 * As above, with its job: both are held until the transaction ends, the job first, as by everything that moves jobs. Of
 * two answers at once the second sees what the first did.
 */
export async function holdApproval(
  unit: UnitOfWork,
  id: string,
): Promise<{ approval: ApprovalRecord; order: WorkOrderRecord }> {
  const order = await lockWorkOrder(unit, (await findApproval(unit, id)).work_order_id);
  const [approval] = await unit.tx.select().from(approvals).where(eq(approvals.id, id)).for('update');
  if (!approval) throw notFound();
  return { approval, order };
}
