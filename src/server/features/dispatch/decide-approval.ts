import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Approval, LinkedApproval } from '#contract/approvals.ts';
import { rulesFor } from '#features/protocols';
import { findWorkOrder, idsOf, noteOnWorkOrder } from '#features/work-orders';
import { approvals } from '#server/db/tables/work-orders.ts';
import { signature } from '#server/kernel/actor.ts';
import { conflict, notFound } from '#server/kernel/errors.ts';
import type { JobLinks } from '#server/kernel/job-links.ts';
import type { Unit } from '#server/kernel/transaction.ts';
import { leaveToPerson, offerNext } from './offer-next.ts';

type ApprovalRecord = typeof approvals.$inferSelect;

/** The owner's one tap. @throws NOT_FOUND, CONFLICT when it was decided before */
export async function decideApproval(unit: Unit, links: JobLinks, id: string, approve: boolean): Promise<void> {
  const decided = await settle(unit, id, approve ? 'approved' : 'refused');
  if (!decided) {
    const [known] = await unit.tx.select({ id: approvals.id }).from(approvals).where(eq(approvals.id, id));
    throw known ? conflict('This was decided already.') : notFound();
  }
  await follow(
    unit,
    links,
    decided,
    approve ? 'dispatch' : 'human',
    approve ? 'The owner approved' : 'The owner refused',
  );
}

/** Nobody answered in time: the protocol's default happens; an amount that was not approved stays as it was. */
export async function expireApproval(unit: Unit, links: JobLinks, id: string): Promise<boolean> {
  const [due] = await unit.tx
    .select()
    .from(approvals)
    .where(and(eq(approvals.id, id), isNull(approvals.decision)));
  if (!due || due.due_at > unit.now) return false;
  const decided = await settle(unit, id, 'timed_out');
  if (!decided) return false;
  const order = await findWorkOrder(unit, decided.work_order_id);
  const silence = await silenceMeans(unit, decided, order.property_id);
  const action = silence === 'dispatch' ? 'dispatch' : 'human';
  await follow(unit, links, decided, action, 'The owner did not answer in time');
  return true;
}

/** What happens when nobody answers, as the owner's rules are now. */
export async function silenceMeans(
  unit: Unit,
  { kind, customer_id }: Pick<ApprovalRecord, 'kind' | 'customer_id'>,
  propertyId: string,
): Promise<LinkedApproval['if_silent']> {
  if (kind === 'raise_nte') return 'unchanged';
  const { approval_default } = await rulesFor(unit, customer_id, propertyId);
  return approval_default === 'dispatch' ? 'dispatch' : 'human';
}

export async function openApprovals({ tx }: Unit, customerId: string): Promise<Approval[]> {
  const rows = await tx
    .select()
    .from(approvals)
    .where(and(eq(approvals.customer_id, customerId), isNull(approvals.decision)))
    .orderBy(sql`${approvals.due_at}, ${approvals.id}`)
    .limit(100);
  return rows.map((row) => ({
    id: row.id,
    work_order_id: row.work_order_id,
    kind: row.kind,
    question: row.question,
    amount_cents: row.amount_cents,
    due_at: row.due_at.toISOString(),
    created_at: row.created_at.toISOString(),
  }));
}

/** What the owner is asked. @throws NOT_FOUND */
export async function approvalQuestion({ tx }: Unit, id: string): Promise<string> {
  const [row] = await tx.select({ question: approvals.question }).from(approvals).where(eq(approvals.id, id));
  if (!row) throw notFound();
  return row.question;
}

async function settle(
  unit: Unit,
  id: string,
  decision: 'approved' | 'refused' | 'timed_out',
): Promise<ApprovalRecord | undefined> {
  const by = signature(unit.actor).actor_id;
  const [row] = await unit.tx
    .update(approvals)
    .set({ decision, decided_at: unit.now, decided_by: by })
    .where(and(eq(approvals.id, id), isNull(approvals.decision)))
    .returning();
  return row;
}

async function follow(
  unit: Unit,
  links: JobLinks,
  approval: ApprovalRecord,
  action: 'dispatch' | 'human',
  why: string,
): Promise<void> {
  const order = await findWorkOrder(unit, approval.work_order_id);
  await unit.emit({ kind: 'approval.decided', ...idsOf(order), data: { approval_id: approval.id } });
  if (approval.kind === 'raise_nte') {
    const amount = action === 'dispatch' && approval.amount_cents !== null ? { nte_cents: approval.amount_cents } : {};
    await noteOnWorkOrder(unit, order.id, { kind: 'amount_decided', summary: why }, amount);
    return;
  }
  if (order.dispatch_state !== 'awaiting_approval') return;
  await (action === 'dispatch' ? offerNext(unit, links, order, why) : leaveToPerson(unit, order, why));
}
