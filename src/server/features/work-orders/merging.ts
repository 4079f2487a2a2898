// Which work orders are one, and which may become one.
import { and, desc, eq, ne, notInArray, type SQL } from 'drizzle-orm';
import type { OrderLink, WorkOrderDetail } from '#contract/work-orders/work-orders.ts';
import { workOrderEvents, workOrders } from '#server/db/tables/work-orders.ts';
import { saidSubject } from '#server/kernel/told-subjects.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { isAllowedNow } from './moves.ts';
import { deedsOn } from './policy.ts';
import { findWorkOrder, referenceOf, type WorkOrderRecord } from './queries.ts';

type Merging = Pick<WorkOrderDetail, 'merged_into' | 'merged_here' | 'may_merge_into'> & {
  can: Pick<WorkOrderDetail['can'], 'merge' | 'unmerge'>;
};

export async function mergingOf(unit: UnitOfWork, order: WorkOrderRecord): Promise<Merging> {
  const others = deedsOn(unit.actor, order).merge ? await openBeside(unit, order) : [];
  const into = order.merged_into ? await findWorkOrder(unit, order.merged_into) : undefined;
  return {
    merged_into: into ? toLink(into) : null,
    merged_here: await linksTo(unit, eq(workOrders.merged_into, order.id)),
    may_merge_into: others,
    can: { merge: others.length > 0, unmerge: into !== undefined && (await mayTakeApart(unit, order, into)) },
  };
}

/** Of those that a person chooses from. */
const most = 50;

const openBeside = (unit: UnitOfWork, { id, property_id }: WorkOrderRecord): Promise<OrderLink[]> =>
  linksTo(
    unit,
    and(
      eq(workOrders.property_id, property_id),
      ne(workOrders.id, id),
      notInArray(workOrders.dispatch_state, ['pending_confirmation', 'closed']),
    ),
  );

async function linksTo({ tx }: UnitOfWork, which: SQL | undefined): Promise<OrderLink[]> {
  const rows = await tx
    .select({ id: workOrders.id, subject_line: workOrders.subject_line })
    .from(workOrders)
    .where(which)
    .orderBy(desc(workOrders.created_at), desc(workOrders.id))
    .limit(most);
  return rows.map(toLink);
}

const toLink = ({ id, subject_line }: Pick<WorkOrderRecord, 'id' | 'subject_line'>): OrderLink => ({
  id,
  reference: referenceOf(id),
  subject_line: saidSubject(subject_line),
});

async function mayTakeApart(unit: UnitOfWork, order: WorkOrderRecord, into: WorkOrderRecord): Promise<boolean> {
  if (!deedsOn(unit.actor, order).reopen || !isAllowedNow(unit.actor, into, 'take_in')) return false;
  return (await lastMerge(unit, into.id, order.id)) !== undefined;
}

export const tookInKind = 'took_in';

/** What was carried over, where nothing was done since with the one that it went to: the last line of its timeline. */
export async function lastMerge({ tx }: UnitOfWork, intoId: string, fromId: string): Promise<unknown> {
  const [last] = await tx
    .select({ kind: workOrderEvents.kind, data: workOrderEvents.data })
    .from(workOrderEvents)
    .where(eq(workOrderEvents.work_order_id, intoId))
    .orderBy(desc(workOrderEvents.at), desc(workOrderEvents.id))
    .limit(1);
  return last?.kind === tookInKind && last.data?.from === fromId ? last.data : undefined;
}
