import { eq } from 'drizzle-orm';
import type { LinkedApproval } from '#contract/approvals.ts';
import { findWorkOrder, referenceOf, type WorkOrderRecord } from '#features/work-orders';
import { users } from '#server/db/tables/accounts.ts';
import { approvals } from '#server/db/tables/work-orders.ts';
import { type Actor, serviceFor, system } from '#server/kernel/actor.ts';
import type { RequestContext } from '#server/kernel/context.ts';
import { conflict, notFound } from '#server/kernel/errors.ts';
import { countTowards } from '#server/kernel/rate-limit.ts';
import { type Unit, withActor } from '#server/kernel/transaction.ts';
import { decideApproval, silenceMeans } from './decide-approval.ts';
import { zoneOf } from './messages.ts';

const perAddress = { name: 'approval-link', max: 60, windowSeconds: 60 };
/** A link that lies in a mailbox for longer opens nothing. */
const linkDays = 30;

type ApprovalRecord = typeof approvals.$inferSelect;
/** The one thing that whoever holds a link may decide, and as whom. */
type Access = { actor: Actor; approvalId: string };

export async function showLinkedApproval(context: RequestContext, token: string): Promise<LinkedApproval> {
  const { actor, approvalId } = await openLink(context, token);
  return withActor(context.deps.store, actor, async (unit) => view(unit, await find(unit, approvalId)));
}

/** Safe to send twice: the same word again changes nothing. @throws NOT_FOUND, CONFLICT when nothing is left to decide */
export async function decideLinked(context: RequestContext, token: string, approve: boolean): Promise<LinkedApproval> {
  const { actor, approvalId } = await openLink(context, token);
  return withActor(context.deps.store, actor, async (unit) => {
    const approval = await find(unit, approvalId, 'hold');
    const state = stateOf(unit, approval, await findWorkOrder(unit, approval.work_order_id));
    if (state === (approve ? 'approved' : 'declined')) return view(unit, approval);
    if (state !== 'open') throw conflict(tooLate[state]);
    await decideApproval(unit, context.deps.jobLinks, approvalId, approve);
    return view(unit, await find(unit, approvalId));
  });
}

const tooLate: Record<Exclude<LinkedApproval['state'], 'open'>, string> = {
  approved: 'This was approved already.',
  declined: 'This was declined already.',
  timed_out: 'The time to answer has passed.',
  overtaken: 'The job has gone on meanwhile: nothing is left to decide.',
};

/** @throws NOT_FOUND for a link that was never ours or is too old, TOO_MANY_REQUESTS */
async function openLink({ deps, ip }: RequestContext, token: string): Promise<Access> {
  const approvalId = deps.approvalLinks.approvalOf(token);
  const found = await withActor(deps.store, system, async (unit) => {
    await countTowards(unit, perAddress, ip);
    return approvalId ? findAsked(unit, approvalId) : undefined;
  });
  if (!approvalId || !found)
    throw notFound('This link does not open anything any more. Sign in to see what waits for your approval.');
  return { actor: serviceFor(found.customerId, 'owner', { name: found.name, id: found.customerId }), approvalId };
}

async function findAsked({ tx, now }: Unit, id: string) {
  const [row] = await tx
    .select({ customerId: approvals.customer_id, name: users.full_name, at: approvals.created_at })
    .from(approvals)
    .innerJoin(users, eq(users.id, approvals.customer_id))
    .where(eq(approvals.id, id));
  return row && now.getTime() - row.at.getTime() < linkDays * 24 * 3_600_000 ? row : undefined;
}

/** `hold` keeps the row until the transaction ends: of two taps at once the second sees what the first did. */
async function find({ tx }: Unit, id: string, how: 'look' | 'hold' = 'look'): Promise<ApprovalRecord> {
  const query = tx.select().from(approvals).where(eq(approvals.id, id));
  const [row] = await (how === 'hold' ? query.for('update') : query);
  if (!row) throw notFound();
  return row;
}

function stateOf({ now }: Unit, approval: ApprovalRecord, order: WorkOrderRecord): LinkedApproval['state'] {
  const { decision, kind, due_at } = approval;
  if (decision) return decision === 'refused' ? 'declined' : decision;
  const waits = kind === 'dispatch' ? order.dispatch_state === 'awaiting_approval' : order.status !== 'cancelled';
  if (!waits) return 'overtaken';
  return due_at <= now ? 'timed_out' : 'open';
}

async function view(unit: Unit, approval: ApprovalRecord): Promise<LinkedApproval> {
  const order = await findWorkOrder(unit, approval.work_order_id);
  return {
    work_order_id: order.id,
    kind: approval.kind,
    question: approval.question,
    reference: referenceOf(order.id),
    property_name: order.property_name,
    timezone: await zoneOf(unit, order.property_id),
    service_type: order.service_type,
    urgency_level: order.urgency_level,
    subject_line: order.subject_line,
    amount_cents: approval.amount_cents,
    nte_cents: order.nte_cents,
    due_at: approval.due_at.toISOString(),
    if_silent: await silenceMeans(unit, approval, order.property_id),
    state: stateOf(unit, approval, order),
    decided_at: approval.decided_at?.toISOString() ?? null,
    decided_by: await nameOf(unit, approval.decided_by),
  };
}

async function nameOf({ tx }: Unit, userId: string | null): Promise<string | null> {
  if (!userId) return null;
  const [user] = await tx.select({ name: users.full_name }).from(users).where(eq(users.id, userId));
  return user?.name ?? null;
}
