import { eq } from 'drizzle-orm';
import type { LinkedApproval } from '#contract/dispatch/approvals.ts';
import * as approvalsCopyInEnglish from '#contract/messages/en/dispatch/approvals.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { findWorkOrder, referenceOf } from '#features/work-orders';
import { users } from '#server/db/tables/accounts.ts';
import { approvals } from '#server/db/tables/dispatch.ts';
import type { RequestContext } from '#server/kernel/context.ts';
import { once } from '#server/kernel/once.ts';
import { type LinkAccess, openOwnerLink } from '#server/kernel/owner-links.ts';
import { saidSubject } from '#server/kernel/told-subjects.ts';
import { type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
import { type ApprovalRecord, approvalState, findApproval, holdApproval, questionWords } from './approval-state.ts';
import { decideApproval, silenceMeans } from './decide-approval.ts';
import { zoneOf } from './messages.ts';

const approvalsCopy = spoken(approvalsCopyInEnglish);

const open = (context: RequestContext, token: string): Promise<LinkAccess> =>
  openOwnerLink(
    context,
    {
      limit: { name: 'approval-link', max: 60, windowSeconds: 60 },
      links: context.deps.links.approval,
      find: findAsked,
      gone: approvalsCopy.linkOver,
    },
    token,
  );

export async function showLinkedApproval(context: RequestContext, token: string): Promise<LinkedApproval> {
  const { actor, id } = await open(context, token);
  return withActor(context.deps.store, actor, async (unit) => view(unit, await findApproval(unit, id)));
}

/**
 * Safe to send twice: the same word again changes nothing. @throws NOT_FOUND, CONFLICT when nothing is left to decide
 */
export async function decideLinked(context: RequestContext, token: string, approve: boolean): Promise<LinkedApproval> {
  const { actor, id } = await open(context, token);
  return once(context.deps, actor, async (unit) => {
    const { approval, order } = await holdApproval(unit, id);
    const state = approvalState(unit, approval, order);
    if (state === (approve ? 'approved' : 'declined')) return view(unit, approval);
    await decideApproval(unit, id, approve);
    return view(unit, await findApproval(unit, id));
  });
}

async function findAsked({ tx }: UnitOfWork, id: string) {
  const [row] = await tx
    .select({ customerId: approvals.customer_id, name: users.full_name, at: approvals.created_at })
    .from(approvals)
    .innerJoin(users, eq(users.id, approvals.customer_id))
    .where(eq(approvals.id, id));
  return row;
}

async function view(unit: UnitOfWork, approval: ApprovalRecord): Promise<LinkedApproval> {
  const order = await findWorkOrder(unit, approval.work_order_id);
  return {
    work_order_id: order.id,
    kind: approval.kind,
    question: questionWords(approval.question),
    reference: referenceOf(order.id),
    property_name: order.property_name,
    timezone: await zoneOf(unit, order.property_id),
    service_type: order.service_type,
    urgency_level: order.urgency_level,
    subject_line: saidSubject(order.subject_line),
    amount_cents: approval.amount_cents,
    lines: approval.lines ?? [],
    nte_cents: order.nte_cents,
    due_at: approval.due_at.toISOString(),
    if_silent: await silenceMeans(unit, approval, order.property_id),
    state: approvalState(unit, approval, order),
    decided_at: approval.decided_at?.toISOString() ?? null,
    decided_by: await nameOf(unit, approval.decided_by),
  };
}

async function nameOf({ tx }: UnitOfWork, userId: string | null): Promise<string | null> {
  if (!userId) return null;
  const [user] = await tx.select({ name: users.full_name }).from(users).where(eq(users.id, userId));
  return user?.name ?? null;
}
