import * as copy from '#contract/messages/en/dispatch/history.ts';
import { fill } from '#contract/messages/fill.ts';
import type { ProtocolRules } from '#contract/protocols/protocols.ts';
import { timeOfDay } from '#features/protocols';
import { moveWorkOrder, type WorkOrderRecord } from '#features/work-orders';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

/** The job waits for the end of the owner's quiet hours: its alarm clock is set, and the timeline says so. */
export async function waitForMorning(
  unit: UnitOfWork,
  order: WorkOrderRecord,
  { quiet_hours }: ProtocolRules,
  until: Date,
): Promise<void> {
  if (!quiet_hours) throw new Error('nothing to wait for without quiet hours');
  const summary = fill(copy.quietHours, { time: timeOfDay(quiet_hours.to) });
  const entry = { kind: 'quiet_hours', summary, why: copy.quietHoursWhy };
  await moveWorkOrder(unit, order.id, 'wait_for_morning', entry, { dispatch_after: until });
  await unit.enqueue('dispatch.wake', { workOrderId: order.id }, { startAfter: until, key: order.id });
}
