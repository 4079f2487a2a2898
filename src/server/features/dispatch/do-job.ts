import * as copy from '#contract/messages/en/dispatch/history.ts';
import * as refusalsInEnglish from '#contract/messages/en/dispatch/job-refusals.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { moveWorkOrder, replaceCostLines } from '#features/work-orders';
import { conflict } from '#server/kernel/errors.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { lockStanding } from './answer-offer.ts';
import { costWithin, type SaidCost } from './cost-within.ts';
import { confirmHours, isUnderWay } from './policy.ts';

const refusals = spoken(refusalsInEnglish);

/** Sets off; the guest is told in the chat. On the way, only another time of arrival is news. */
export async function setOff(unit: UnitOfWork, offerId: string, etaMinutes: number | null): Promise<void> {
  const { order, contractor } = await lockAccepted(unit, offerId);
  const isOnTheWay = order.dispatch_state === 'en_route';
  if (isOnTheWay && etaMinutes === null) return;
  const arrival =
    etaMinutes === null ? {} : { arrival_from: new Date(unit.now.getTime() + etaMinutes * 60_000), arrival_to: null };
  const changes = { ...arrival, proposed_windows: null };
  const summary = fill(isOnTheWay ? copy.newArrival : copy.onTheWay, { company: contractor.company_name });
  await moveWorkOrder(unit, order.id, 'set_off', { kind: 'en_route', summary }, changes);
}

/** Said again it changes nothing. @throws CONFLICT before setting off */
export async function startWork(unit: UnitOfWork, offerId: string): Promise<void> {
  const { order, contractor } = await lockAccepted(unit, offerId);
  if (order.dispatch_state === 'on_site') return;
  if (order.dispatch_state === 'accepted' || order.dispatch_state === 'scheduled') throw conflict(refusals.setOffFirst);
  const entry = { kind: 'on_site', summary: fill(copy.startedWork, { company: contractor.company_name }) };
  await moveWorkOrder(unit, order.id, 'start_work', entry, { proposed_windows: null });
}

/**
 * Done, with what was done and what it cost; the guest is asked whether it is fixed. Said again it changes nothing.
 * @throws CONFLICT before the work was begun; OVER_LIMIT for more than the owner agreed to
 */
export async function finishWork(
  unit: UnitOfWork,
  offerId: string,
  done: { resolution_notes: string } & SaidCost,
): Promise<void> {
  const { order, contractor } = await lockAccepted(unit, offerId);
  if (order.dispatch_state === 'pending_confirmation') return;
  if (isUnderWay(order.dispatch_state) && order.dispatch_state !== 'on_site') throw conflict(refusals.startFirst);
  const cost_cents = costWithin(order.nte_cents, done);
  const due = new Date(unit.now.getTime() + confirmHours * 3_600_000);
  await moveWorkOrder(
    unit,
    order.id,
    'finish_work',
    {
      kind: 'finished',
      summary: fill(copy.finished, { company: contractor.company_name }),
      why: done.resolution_notes,
    },
    {
      resolution_notes: done.resolution_notes,
      cost_cents,
      completed_at: unit.now,
      confirm_due_at: due,
    },
  );
  await replaceCostLines(unit, order, done.cost_lines ?? []);
  await unit.enqueue('order.close', { workOrderId: order.id }, { startAfter: due, key: order.id });
}

/** The offer of a job that is this contractor's. @throws CONFLICT before it was accepted */
export async function lockAccepted(unit: UnitOfWork, offerId: string) {
  const found = await lockStanding(unit, offerId);
  if (found.offer.state !== 'accepted') throw conflict(refusals.acceptFirst);
  return found;
}
