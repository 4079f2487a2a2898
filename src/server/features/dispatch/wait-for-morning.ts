import * as copy from '#contract/messages/en/dispatch/history.ts';
import { fill } from '#contract/messages/fill.ts';
import { quietUntil, rulesFor, timeOfDay } from '#features/protocols';
import { moveWorkOrder, type WorkOrderRecord } from '#features/work-orders';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { zoneOf } from './messages.ts';

/**
 * Whether the job waits for the end of the owner's quiet hours; then its alarm clock is set, and the timeline says so.
 */
export async function waitsForMorning(unit: UnitOfWork, order: WorkOrderRecord): Promise<boolean> {
  const rules = await rulesFor(unit, order.customer_id, order.property_id);
  const until = quietUntil(rules, order.urgency_level, unit.now, await zoneOf(unit, order.property_id));
  if (!until || !rules.quiet_hours) return false;
  const summary = fill(copy.quietHours, { time: timeOfDay(rules.quiet_hours.to) });
  const entry = { kind: 'quiet_hours', summary, why: copy.quietHoursWhy };
  await moveWorkOrder(unit, order.id, 'wait_for_morning', entry, { dispatch_after: until });
  await unit.enqueue('dispatch.wake', { workOrderId: order.id }, { startAfter: until, key: order.id });
  return true;
}
