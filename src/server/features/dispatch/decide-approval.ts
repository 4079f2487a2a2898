import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { asksForMoney } from '#contract/dispatch/approval-kinds.ts';
import type { Approval, LinkedApproval } from '#contract/dispatch/approvals.ts';
import { urgencies } from '#contract/enumerations/work-orders.ts';
import * as copy from '#contract/messages/en/dispatch/history.ts';
import { rulesFor } from '#features/protocols';
import { cancelWorkOrder, idsOf, noteOnWorkOrder, type WorkOrderRecord } from '#features/work-orders';
import { approvals } from '#server/db/tables/dispatch.ts';
import { workOrders } from '#server/db/tables/work-orders.ts';
import { signature } from '#server/kernel/actor.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import {
  type ApprovalRecord,
  approvalState,
  findApproval,
  holdApproval,
  isAwaited,
  questionWords,
  tooLate,
} from './approval-state.ts';
import { confirmGuest } from './confirm-guest.ts';
import { decideOnMoney } from './decide-on-money.ts';
import { leaveToPerson, offerNext } from './offer-next.ts';
import { silenceUnder } from './rule-policy.ts';

/** The owner's one tap. @throws NOT_FOUND; CONFLICT when it was decided before, is too late or was overtaken */
export async function decideApproval(unit: UnitOfWork, id: string, approve: boolean): Promise<void> {
  const { approval, order } = await holdApproval(unit, id);
  const state = approvalState(unit, approval, order);
  if (state !== 'open') throw tooLate(state);
  if (approval.kind === 'unchecked_guest') return decideOnGuest(unit, approval, order, approve);
  await settle(unit, approval, order, approve ? 'approved' : 'refused');
  const why = approve ? copy.ownerApproved : copy.ownerDeclined;
  if (asksForMoney(approval.kind)) return decideOnMoney(unit, approval, order, approve ? 'approved' : 'declined', why);
  await carryOutDecision(unit, order, approve ? 'dispatch' : 'human', why);
}

/** Theirs: a contractor is sent. Not theirs: the job is over. */
async function decideOnGuest(
  unit: UnitOfWork,
  approval: ApprovalRecord,
  order: WorkOrderRecord,
  isTheirs: boolean,
): Promise<void> {
  await settle(unit, approval, order, isTheirs ? 'approved' : 'refused');
  if (isTheirs) return confirmGuest(unit, order.id);
  await cancelWorkOrder(unit, order.id, copy.ownerDidNotConfirm);
}

/** Nobody answered in time: the protocol's default happens; an amount that was not approved stays as it was. */
export async function expireApproval(unit: UnitOfWork, id: string): Promise<boolean> {
  const { approval, order } = await holdApproval(unit, id);
  const state = approvalState(unit, approval, order);
  if (approval.decision || (state !== 'timed_out' && state !== 'overtaken')) return false;
  await settle(unit, approval, order, state);
  if (state === 'overtaken') return true;
  const silence = await silenceMeans(unit, approval, order.property_id);
  if (silence === 'unchanged') await decideOnMoney(unit, approval, order, 'silent', copy.ownerSilent);
  else await carryOutDecision(unit, order, silence, copy.ownerSilent);
  return true;
}

/** The job went on, or was cancelled, before anybody answered: what was asked is settled, and the timeline says why. */
export async function overtakeApprovals(unit: UnitOfWork, order: WorkOrderRecord): Promise<void> {
  const open = await unit.tx
    .select()
    .from(approvals)
    .where(and(eq(approvals.work_order_id, order.id), isNull(approvals.decision)))
    .for('update');
  for (const approval of open.filter(({ kind }) => !isAwaited(kind, order))) {
    await settle(unit, approval, order, 'overtaken');
    await noteOnWorkOrder(unit, order.id, {
      kind: 'approval_overtaken',
      summary: copy.approvalOvertaken,
      why: order.status === 'cancelled' ? copy.jobCancelled : copy.jobWentOn,
    });
  }
}

/** What happens when nobody answers, as the owner's rules are now. */
export async function silenceMeans(
  unit: UnitOfWork,
  { kind, customer_id }: Pick<ApprovalRecord, 'kind' | 'customer_id'>,
  propertyId: string,
): Promise<LinkedApproval['if_silent']> {
  return silenceUnder(await rulesFor(unit, customer_id, propertyId), kind);
}

/** The gravest first, of these what is due soonest. */
export async function openApprovals({ tx }: UnitOfWork, customerId: string): Promise<Approval[]> {
  const rows = await tx
    .select({ ...getTableColumns(approvals), urgency_level: workOrders.urgency_level })
    .from(approvals)
    .innerJoin(workOrders, eq(workOrders.id, approvals.work_order_id))
    .where(and(eq(approvals.customer_id, customerId), isNull(approvals.decision)))
    .orderBy(
      sql`array_position(${sql.param(urgencies)}::text[], ${workOrders.urgency_level})`,
      approvals.due_at,
      approvals.id,
    )
    .limit(100);
  return rows.map((row) => ({
    id: row.id,
    work_order_id: row.work_order_id,
    kind: row.kind,
    question: questionWords(row.question),
    amount_cents: row.amount_cents,
    lines: row.lines ?? [],
    urgency_level: row.urgency_level,
    due_at: row.due_at.toISOString(),
    created_at: row.created_at.toISOString(),
  }));
}

/** What the owner is asked. @throws NOT_FOUND */
export const approvalQuestion = async (unit: UnitOfWork, id: string): Promise<string> =>
  questionWords((await findApproval(unit, id)).question);

async function settle(
  unit: UnitOfWork,
  { id }: ApprovalRecord,
  order: WorkOrderRecord,
  decision: NonNullable<ApprovalRecord['decision']>,
): Promise<void> {
  const isWord = decision === 'approved' || decision === 'refused';
  const decided_by = isWord ? signature(unit.actor).actor_id : null;
  await unit.tx.update(approvals).set({ decision, decided_at: unit.now, decided_by }).where(eq(approvals.id, id));
  await unit.emit({ kind: 'approval.decided', ...idsOf(order), payload: { approval_id: id } });
}

const carryOutDecision = (unit: UnitOfWork, order: WorkOrderRecord, action: 'dispatch' | 'human', why: string) =>
  action === 'dispatch' ? offerNext(unit, order, why) : leaveToPerson(unit, order, why);
