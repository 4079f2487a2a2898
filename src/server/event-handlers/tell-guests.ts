import { findThread, postMessage } from '#features/conversations';
import { findProperty } from '#features/properties';
import { asWatched, chatsOf, findWorkOrder, type WorkOrderRecord } from '#features/work-orders';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

/** Posts a line of the house into every thread that hears of the work order, in each as much as it may know. */
export async function tellGuests(
  unit: UnitOfWork,
  event: { work_order_id: string },
  words: (order: WorkOrderRecord, timeZone: string, watches: boolean) => string,
): Promise<void> {
  const order = await findWorkOrder(unit, event.work_order_id);
  const { timezone } = await findProperty(unit, order.property_id);
  for (const { id, watches } of await chatsOf(unit, order.id)) {
    const body = words(watches ? asWatched(order) : order, timezone, watches);
    await postMessage(unit, await findThread(unit, id), { author: 'system', kind: 'event', body });
  }
}

export const whoComes = (order: WorkOrderRecord) => order.assigned_contractor_name ?? 'The contractor';
