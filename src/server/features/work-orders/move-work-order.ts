import { eq } from 'drizzle-orm';
import type { DispatchState } from '#contract/enumerations/work-orders.ts';
import * as copy from '#contract/messages/en/work-orders.ts';
import { workOrders } from '#server/db/tables/work-orders.ts';
import { conflict, forbidden } from '#server/kernel/errors.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { mayAct, stateAfter, type WorkOrderAct } from './moves.ts';
import { idsOf } from './open-work-order.ts';
import { statusUnder } from './policy.ts';
import { lockWorkOrder, type WorkOrderRecord } from './queries.ts';
import { addTimeline, type TimelineEntry } from './timeline.ts';

type Changes = Partial<typeof workOrders.$inferInsert>;

const whyNotNow: Record<DispatchState, string> = {
  triage: copy.notWhileArranged,
  awaiting_approval: copy.notWhileAwaitingApproval,
  offered: copy.notWhileOffered,
  accepted: copy.notWhileAccepted,
  scheduled: copy.notWhileScheduled,
  en_route: copy.notWhileEnRoute,
  on_site: copy.notWhileOnSite,
  awaiting_parts: copy.notWhileAwaitingParts,
  pending_confirmation: copy.notOnceFinished,
  closed: copy.notOnceOver,
};

/**
 * Moves the dispatch state, writes the timeline, tells the world. An act that leads to where the order is already is
 * kept as a note: nothing of `changes` is dropped, they are made or it throws. @throws CONFLICT, and FORBIDDEN, for what
 * the table of moves does not list
 */
export async function moveWorkOrder(
  unit: UnitOfWork,
  id: string,
  act: WorkOrderAct,
  entry: Omit<TimelineEntry, 'from' | 'to'>,
  changes: Changes = {},
): Promise<WorkOrderRecord> {
  const order = await lockWorkOrder(unit, id);
  if (!mayAct(unit.actor, act)) throw forbidden();
  const to = stateAfter(order.dispatch_state, act);
  if (!to) throw conflict(whyNotNow[order.dispatch_state]);
  if (to === order.dispatch_state) return noteOnWorkOrder(unit, id, entry, changes, act);
  const status = changes.status ?? statusUnder(to);
  const moved = await change(unit, id, { dispatch_state: to, status, ...notHeld, ...changes });
  await addTimeline(unit, order, { ...entry, from: order.dispatch_state, to });
  await unit.emit({ kind: 'work_order.changed', ...idsOf(order), payload: { from: order.dispatch_state, to, act } });
  if (order.completed_at === null && moved.completed_at !== null)
    await unit.emit({ kind: 'work_order.completed', ...idsOf(order) });
  return moved;
}

/** Whatever moves a job takes it off its hold. */
export const notHeld = { hold_until: null, hold_reason: null };

/** With a reason. Twice is once. @throws CONFLICT when the work is done */
export const cancelWorkOrder = (unit: UnitOfWork, id: string, why: string): Promise<WorkOrderRecord> =>
  callOff(unit, id, 'cancel', why);

/** As its guest takes it back. @throws CONFLICT once somebody is on the way */
export const cancelForGuest = (unit: UnitOfWork, id: string, why: string): Promise<WorkOrderRecord> =>
  callOff(unit, id, 'cancel_by_guest', why);

async function callOff(
  unit: UnitOfWork,
  id: string,
  act: 'cancel' | 'cancel_by_guest',
  why: string,
): Promise<WorkOrderRecord> {
  const order = await lockWorkOrder(unit, id);
  if (order.status === 'cancelled') return order;
  const entry = { kind: 'cancelled', summary: copy.historyCancelled, why };
  return moveWorkOrder(unit, id, act, entry, { status: 'cancelled', dispatch_after: null });
}

/** Something worth telling that moves no state: a photo, a note, a changed amount. */
export async function noteOnWorkOrder(
  unit: UnitOfWork,
  id: string,
  entry: TimelineEntry,
  changes: Changes = {},
  act?: WorkOrderAct,
): Promise<WorkOrderRecord> {
  const order = await change(unit, id, changes);
  await addTimeline(unit, order, entry);
  await unit.emit({ kind: 'work_order.changed', ...idsOf(order), ...(act && { payload: { act } }) });
  return order;
}

async function change({ tx, now }: UnitOfWork, id: string, changes: Changes): Promise<WorkOrderRecord> {
  const [row] = await tx
    .update(workOrders)
    .set({ ...changes, updated_at: now })
    .where(eq(workOrders.id, id))
    .returning();
  if (!row) throw new Error(`work order ${id} vanished under its lock`);
  return row;
}
