import { limits } from '#contract/limits.ts';
import { runningLate } from '#contract/messages/en/dispatch/history.ts';
import * as refusalsInEnglish from '#contract/messages/en/dispatch/job-refusals.ts';
import * as visitsInEnglish from '#contract/messages/en/dispatch/visits.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { idsOf, moveWorkOrder, soOftenADay, type WorkOrderRecord } from '#features/work-orders';
import { conflict, invalid } from '#server/kernel/errors.ts';
import { sayInEnglish } from '#server/kernel/speech.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { lockAccepted } from './do-job.ts';
import { arrivalTime, zoneOf } from './messages.ts';
import { mayBeLate } from './policy.ts';

const refusals = spoken(refusalsInEnglish);
const visits = spoken(visitsInEnglish);

/** So many minutes later, or another time altogether. */
export type SaidLate = { minutes: number } | { from: Date; to: Date | null };

/**
 * The contractor comes later than they said: whoever waits for them hears it at once, and the agreed time is another
 * one. @throws CONFLICT where nobody waits, INVALID for a time that is not later, TOO_MANY_REQUESTS
 */
export async function sayLate(unit: UnitOfWork, offerId: string, said: SaidLate): Promise<void> {
  const { order, contractor } = await lockAccepted(unit, offerId);
  if (!mayBeLate(order)) throw conflict(refusals.nobodyWaits);
  const words = fill(refusals.lateTooOften, { count: limits.latePerDay });
  await soOftenADay(unit, order.id, { kind: 'late', most: limits.latePerDay, words });
  const arrival = laterArrival(order, unit.now, said);
  const zone = await zoneOf(unit, order.property_id);
  const time = sayInEnglish(() => arrivalTime(arrival, zone));
  const summary = fill(runningLate, { company: contractor.company_name, time });
  await moveWorkOrder(
    unit,
    order.id,
    'say_late',
    { kind: 'late', summary },
    { arrival_from: arrival.from, arrival_to: arrival.to },
  );
  await unit.emit({ kind: 'visit.late', ...idsOf(order) });
}

type Arrival = { from: Date; to: Date | null };

/** From what was said before, or from now where that has passed or was never said; what was a window stays one. */
function laterArrival({ arrival_from, arrival_to }: WorkOrderRecord, now: Date, said: SaidLate): Arrival {
  if ('minutes' in said) {
    const ms = said.minutes * 60_000;
    const planned = arrival_from && new Date(arrival_from.getTime() + ms);
    if (!planned || planned <= now) return { from: new Date(now.getTime() + ms), to: null };
    return { from: planned, to: arrival_to && new Date(arrival_to.getTime() + ms) };
  }
  if (said.from <= now) throw invalid({ arrival_from: visits.timePassed });
  if (arrival_from && said.from <= arrival_from) throw invalid({ arrival_from: visits.notLater });
  if (said.to && said.to <= said.from) throw invalid({ arrival_to: visits.endBeforeStart });
  return said;
}
