import { desc, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm';
import type { WorkOrderCard } from '#contract/conversations/messages.ts';
import type { WorkOrder, WorkOrderEvent } from '#contract/work-orders/work-orders.ts';
import { photos, workOrderEvents, workOrderJoins, workOrders } from '#server/db/tables/work-orders.ts';
import { notFound } from '#server/kernel/errors.ts';
import { statement } from '#server/kernel/statement.ts';
import { saidSubject } from '#server/kernel/told-subjects.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

export type WorkOrderRecord = typeof workOrders.$inferSelect;
/** As a thread sees it. `taken_over`: another chat told of it first, so it can become two jobs again. */
export type ThreadsOrder = WorkOrderRecord & { taken_over: boolean };
export type PhotoRecord = typeof photos.$inferSelect;

/** @throws NOT_FOUND when the unit's actor cannot see it. */
export async function findWorkOrder({ tx }: UnitOfWork, id: string): Promise<WorkOrderRecord> {
  const [row] = await tx.select().from(workOrders).where(eq(workOrders.id, id));
  if (!row) throw notFound();
  return row;
}

/** As above, holding the row until the transaction ends: state changes of one work order come one after the other. */
export async function lockWorkOrder({ tx }: UnitOfWork, id: string): Promise<WorkOrderRecord> {
  const [row] = await tx.select().from(workOrders).where(eq(workOrders.id, id)).for('update');
  if (!row) throw notFound();
  return row;
}

export async function timelineOf({ tx }: UnitOfWork, id: string): Promise<WorkOrderEvent[]> {
  const rows = await tx
    .select()
    .from(workOrderEvents)
    .where(eq(workOrderEvents.work_order_id, id))
    .orderBy(workOrderEvents.at, workOrderEvents.id);
  return rows.map(({ customer_id, work_order_id, conversation_id, actor_id, data, ...row }) => ({
    ...row,
    at: row.at.toISOString(),
  }));
}

export const photosOf = ({ tx }: UnitOfWork, workOrderId: string): Promise<PhotoRecord[]> =>
  tx.select().from(photos).where(eq(photos.work_order_id, workOrderId)).orderBy(photos.created_at);

/** Open and past work orders of one thread, those that it joined too, newest first. */
export const workOrdersOfThread = (unit: UnitOfWork, conversationId: string): Promise<ThreadsOrder[]> =>
  ofThread(unit).execute({ conversationId });

const ofThread = statement((tx) =>
  tx
    .select({
      ...getTableColumns(workOrders),
      taken_over: sql<boolean>`exists (
        select 1 from ${workOrderJoins} j where j.work_order_id = work_orders.id and j.report ? 'opened_it')`,
    })
    .from(workOrders)
    .where(
      or(
        eq(workOrders.conversation_id, sql.placeholder('conversationId')),
        inArray(
          workOrders.id,
          tx
            .select({ id: workOrderJoins.work_order_id })
            .from(workOrderJoins)
            .where(eq(workOrderJoins.conversation_id, sql.placeholder('conversationId'))),
        ),
      ),
    )
    .orderBy(desc(workOrders.created_at)),
);

/** The short name people say. The last characters of a UUIDv7 are its random ones. */
export const referenceOf = (id: string): string => `WO-${id.slice(-6).toUpperCase()}`;

/** As the desk and the owner read it; a guest's own chat says the subject in its language (`body` of the message). */
export const toReadersCard = (row: WorkOrderRecord): WorkOrderCard => ({
  ...toCard(row),
  subject_line: saidSubject(row.subject_line),
});

export const toCard = (row: WorkOrderRecord): WorkOrderCard => ({
  id: row.id,
  reference: referenceOf(row.id),
  subject_line: row.subject_line,
  urgency_level: row.urgency_level,
  service_type: row.service_type,
  status: row.status,
  dispatch_state: row.dispatch_state,
  contractor_name: row.assigned_contractor_name,
  arrival_from: row.arrival_from?.toISOString() ?? null,
  arrival_to: row.arrival_to?.toISOString() ?? null,
  proposed_times: row.proposed_windows ?? [],
  guest_rating: row.guest_rating,
  guest_unconfirmed: isUnconfirmed(row),
  ...(row.merged_into && { merged: true }),
});

/** Whether somebody can still be confirmed as its guest. */
export const isUnconfirmed = ({ reporter, dispatch_state }: WorkOrderRecord): boolean =>
  reporter === 'unchecked' && dispatch_state !== 'closed';

export function toWorkOrder(row: WorkOrderRecord): WorkOrder {
  const {
    assigned_contractor_id,
    guest_confirmed,
    lock_fault,
    danger,
    trouble,
    dispatch_after,
    asked_since,
    merged_into,
    nte_by_owner,
    confirm_due_at,
    proposed_windows,
    ...shown
  } = row;
  return {
    ...shown,
    subject_line: saidSubject(row.subject_line),
    reference: referenceOf(row.id),
    arrival_from: row.arrival_from?.toISOString() ?? null,
    arrival_to: row.arrival_to?.toISOString() ?? null,
    hold_until: row.hold_until?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    completed_at: row.completed_at?.toISOString() ?? null,
  };
}
