import * as refusalsInEnglish from '#contract/messages/en/dispatch/appointment.ts';
import * as copy from '#contract/messages/en/dispatch/history.ts';
import * as messagesInEnglish from '#contract/messages/en/dispatch/messages.ts';
import * as visitsInEnglish from '#contract/messages/en/dispatch/visits.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { idsOf, lockWorkOrder, moveWorkOrder } from '#features/work-orders';
import { signature } from '#server/kernel/actor.ts';
import { conflict, invalid } from '#server/kernel/errors.ts';
import { sayInEnglish } from '#server/kernel/speech.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { windowText, zoneOf } from './messages.ts';
import { isBeforeWork, isUnderWay } from './policy.ts';
import { tellAssigned, type VisitTime } from './visit-times.ts';

const refusals = spoken(refusalsInEnglish);
const messages = spoken(messagesInEnglish);
const visits = spoken(visitsInEnglish);

/** So long a visit's window may be. */
const longestMs = 24 * 3_600_000;

/**
 * The owner or the desk agreed on a visit with those whom it concerns, or changes the one that was agreed: it stands on
 * the guest's card and the contractor's page as if they had. `contractorKnows`: they need no word of it. What the
 * contractor had proposed is settled by it; they may propose anew. The same time again changes nothing. @throws CONFLICT
 * before anybody has the job and once they are under way, INVALID
 */
export async function agreeVisit(
  unit: UnitOfWork,
  workOrderId: string,
  time: VisitTime,
  contractorKnows: boolean,
): Promise<void> {
  const order = await lockWorkOrder(unit, workOrderId);
  const { dispatch_state: state } = order;
  if (!isBeforeWork(state)) throw conflict(isUnderWay(state) ? refusals.underWay : refusals.nobodyHasIt);
  const [from, to] = [new Date(time.from), new Date(time.to)];
  mustBeATime(from, to, unit.now);
  const isAgreed = order.arrival_from?.getTime() === from.getTime() && order.arrival_to?.getTime() === to.getTime();
  if (state === 'scheduled' && isAgreed) return;
  const zone = await zoneOf(unit, order.property_id);
  const name = signature(unit.actor).actor_name ?? copy.somebody;
  const summary = fill(copy.visitAgreed, { name, time: sayInEnglish(() => windowText(time, zone)) });
  const changes = { arrival_from: from, arrival_to: to, proposed_windows: null };
  await moveWorkOrder(unit, order.id, 'agree_visit', { kind: 'scheduled', summary }, changes);
  // The first one is told by the step that it is.
  if (state === 'scheduled') await unit.emit({ kind: 'visit.agreed', ...idsOf(order) });
  if (contractorKnows) return;
  await tellAssigned(unit, order.id, () =>
    fill(messages.visitAgreed, { time: windowText(time, zone), subject: order.subject_line }),
  );
}

function mustBeATime(from: Date, to: Date, now: Date): void {
  if (to <= from) throw invalid({ to: visits.endBeforeStart });
  if (to <= now) throw invalid({ from: visits.timePassed });
  if (to.getTime() - from.getTime() > longestMs) throw invalid({ to: refusals.tooLong });
}
