import * as copy from '#contract/messages/en/dispatch/history.ts';
import * as refusalsInEnglish from '#contract/messages/en/dispatch/job-refusals.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { idsOf, markLock, moveWorkOrder } from '#features/work-orders';
import { conflict } from '#server/kernel/errors.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { lockAccepted } from './do-job.ts';

const refusals = spoken(refusalsInEnglish);

/** The contractor stands before a closed door: the guest is told, a person sees to it, and the visit is agreed anew. */
export async function reportNoAccess(unit: UnitOfWork, offerId: string, why: string): Promise<void> {
  const { order, contractor } = await lockAccepted(unit, offerId);
  if (order.dispatch_state !== 'en_route' && order.dispatch_state !== 'on_site') throw conflict(refusals.setOffFirst);
  const entry = { kind: 'no_access', summary: fill(copy.noAccess, { company: contractor.company_name }), why };
  await moveWorkOrder(unit, order.id, 'find_door_closed', entry, { arrival_from: null, arrival_to: null });
  await unit.emit({ kind: 'visit.no_access', ...idsOf(order), payload: { why } });
}

/** Not done with one visit: parts have to come, or more time. The job stays theirs. */
export async function needFollowUp(unit: UnitOfWork, offerId: string, why: string): Promise<void> {
  const { order, contractor } = await lockAccepted(unit, offerId);
  const entry = { kind: 'follow_up', summary: fill(copy.followUp, { company: contractor.company_name }), why };
  const visitIsOver = order.dispatch_state === 'on_site';
  if (!visitIsOver && order.dispatch_state !== 'awaiting_parts') throw conflict(refusals.startFirst);
  const changes = visitIsOver ? { arrival_from: null, arrival_to: null } : {};
  await moveWorkOrder(unit, order.id, 'need_follow_up', entry, changes);
}

/** The contractor of a job finds that the front door's lock is faulty, or works again. @throws CONFLICT */
export async function sayOfLock(unit: UnitOfWork, offerId: string, faulty: boolean): Promise<void> {
  const { order } = await lockAccepted(unit, offerId);
  await markLock(unit, order.id, faulty);
}
