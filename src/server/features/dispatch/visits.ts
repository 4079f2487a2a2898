import { idsOf, moveWorkOrder } from '#features/work-orders';
import { conflict } from '#server/kernel/errors.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { lockAccepted } from './do-job.ts';

/** The contractor stands before a closed door: the guest is told, a person sees to it, and the visit is agreed anew. */
export async function reportNoAccess(unit: UnitOfWork, offerId: string, why: string): Promise<void> {
  const { order, contractor } = await lockAccepted(unit, offerId);
  if (order.dispatch_state !== 'en_route' && order.dispatch_state !== 'on_site')
    throw conflict('Say first that you are on your way.');
  const entry = { kind: 'no_access', summary: `${contractor.company_name} could not get in`, why };
  await moveWorkOrder(unit, order.id, 'find_door_closed', entry, { arrival_from: null, arrival_to: null });
  await unit.emit({ kind: 'visit.no_access', ...idsOf(order), payload: { why } });
}

/** Not done with one visit: parts have to come, or more time. The job stays theirs. */
export async function needFollowUp(unit: UnitOfWork, offerId: string, why: string): Promise<void> {
  const { order, contractor } = await lockAccepted(unit, offerId);
  const entry = { kind: 'follow_up', summary: `${contractor.company_name} has to come again`, why };
  const visitIsOver = order.dispatch_state === 'on_site';
  if (!visitIsOver && order.dispatch_state !== 'awaiting_parts') throw conflict('Begin the work first.');
  const changes = visitIsOver ? { arrival_from: null, arrival_to: null } : {};
  await moveWorkOrder(unit, order.id, 'need_follow_up', entry, changes);
}
