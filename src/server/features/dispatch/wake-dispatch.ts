import { and, eq } from 'drizzle-orm';
import { lockWorkOrder } from '#features/work-orders';
import { approvals, dispatchOffers } from '#server/db/tables/dispatch.ts';
import { workOrders } from '#server/db/tables/work-orders.ts';
import { allSettledInOrder } from '#server/kernel/all-settled-in-order.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { offerNext } from './offer-next.ts';
import { startDispatch } from './start-dispatch.ts';

/** The quiet hours, or the minutes for the stay check, are over. The row decides: an order that was taken up, put off or closed meanwhile is left alone. */
export async function wakeDispatch(unit: UnitOfWork, workOrderId: string): Promise<boolean> {
  const order = await lockWorkOrder(unit, workOrderId);
  if (!order.dispatch_after || order.dispatch_after > unit.now) return false;
  await unit.tx.update(workOrders).set({ dispatch_after: null }).where(eq(workOrders.id, order.id));
  if (order.dispatch_state !== 'triage') return false;
  await ((await wasBegun(unit, order.id)) ? offerNext(unit, order, null) : startDispatch(unit, order.id));
  return true;
}

/** Somebody was asked before, a contractor or the owner about the money: it goes on from there. */
async function wasBegun({ tx }: UnitOfWork, workOrderId: string): Promise<boolean> {
  const [offer, approval] = await allSettledInOrder(
    tx
      .select({ id: dispatchOffers.id })
      .from(dispatchOffers)
      .where(eq(dispatchOffers.work_order_id, workOrderId))
      .limit(1),
    tx
      .select({ id: approvals.id })
      .from(approvals)
      .where(and(eq(approvals.work_order_id, workOrderId), eq(approvals.kind, 'dispatch')))
      .limit(1),
  );
  return offer.length + approval.length > 0;
}
