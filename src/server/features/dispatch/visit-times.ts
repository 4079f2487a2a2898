import { limits } from '#contract/limits.ts';
import * as guest from '#contract/messages/en/dispatch/guest.ts';
import * as copy from '#contract/messages/en/dispatch/history.ts';
import * as refusalsInEnglish from '#contract/messages/en/dispatch/job-refusals.ts';
import * as messagesInEnglish from '#contract/messages/en/dispatch/messages.ts';
import * as visitsInEnglish from '#contract/messages/en/dispatch/visits.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { speakingToContractor } from '#features/contractors';
import { idsOf, lockWorkOrder, moveWorkOrder, noteOnWorkOrder, soOftenADay } from '#features/work-orders';
import { conflict, invalid } from '#server/kernel/errors.ts';
import { sayInEnglish } from '#server/kernel/speech.ts';
import { saidSubject } from '#server/kernel/told-subjects.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { acceptedOfferOf, lockOffer } from './answer-offer.ts';
import { lockAccepted } from './do-job.ts';
import { tellContractor, windowText, zoneOf } from './messages.ts';
import { isBeforeWork } from './policy.ts';

const refusals = spoken(refusalsInEnglish);

const messages = spoken(messagesInEnglish);
const visits = spoken(visitsInEnglish);

export type VisitTime = { from: string; to: string };

/**
 * The contractor says when they could come; the guest chooses in the chat. Saying it again replaces it. @throws
 * CONFLICT, INVALID
 */
export async function proposeTimes(unit: UnitOfWork, offerId: string, times: VisitTime[]): Promise<void> {
  const { order, contractor } = await lockAccepted(unit, offerId);
  if (!isBeforeWork(order.dispatch_state)) throw conflict(refusals.visitUnderWay);
  for (const [i, { from, to }] of times.entries()) {
    if (to <= from) throw invalid({ [`times.${i}.to`]: visits.endBeforeStart });
    if (new Date(to) <= unit.now) throw invalid({ [`times.${i}.from`]: visits.timePassed });
  }
  const sorted = [...times].sort((a, b) => a.from.localeCompare(b.from));
  const zone = await zoneOf(unit, order.property_id);
  const summary = fill(copy.timesProposed, { company: contractor.company_name, count: sorted.length });
  const why = sayInEnglish(() => sorted.map((time) => windowText(time, zone)).join('; '));
  await noteOnWorkOrder(unit, order.id, { kind: 'times_proposed', summary, why }, { proposed_windows: sorted });
  await unit.emit({ kind: 'visit.proposed', ...idsOf(order) });
}

/** The guest takes one of the times: everybody is told. @throws CONFLICT when it is not among them any more */
export async function chooseTime(unit: UnitOfWork, workOrderId: string, from: string): Promise<void> {
  const order = await lockWorkOrder(unit, workOrderId);
  const chosen = order.proposed_windows?.find((time) => time.from === from);
  if (!chosen || !isBeforeWork(order.dispatch_state)) throw conflict(guest.timeTaken);
  if (new Date(chosen.to) <= unit.now) throw conflict(guest.timePassed);
  const zone = await zoneOf(unit, order.property_id);
  const time = sayInEnglish(() => windowText(chosen, zone));
  const times = { arrival_from: new Date(chosen.from), arrival_to: new Date(chosen.to), proposed_windows: null };
  const entry = { kind: 'scheduled', summary: fill(copy.timeChosen, { time }) };
  await moveWorkOrder(unit, order.id, 'choose_time', entry, times);
  await tellAssigned(unit, order.id, () =>
    fill(messages.timeChosen, { time: windowText(chosen, zone), subject: saidSubject(order.subject_line) }),
  );
}

/** None of them suits: the contractor is told when it would, and proposes again. @throws CONFLICT, TOO_MANY_REQUESTS */
export async function askOtherTime(unit: UnitOfWork, workOrderId: string, words: string): Promise<void> {
  const order = await lockWorkOrder(unit, workOrderId);
  if (!isBeforeWork(order.dispatch_state)) throw conflict(guest.visitUnderWay);
  const refusal = fill(guest.otherTimesAsked, { count: limits.otherTimesPerDay });
  await soOftenADay(unit, order.id, { kind: 'other_time', most: limits.otherTimesPerDay, words: refusal });
  const entry = { kind: 'other_time', summary: copy.otherTime, why: words };
  await noteOnWorkOrder(unit, order.id, entry, { proposed_windows: null });
  await unit.emit({ kind: 'visit.other_time', ...idsOf(order), payload: { words } });
  await tellAssigned(unit, order.id, () =>
    fill(messages.otherTime, { subject: saidSubject(order.subject_line), words }),
  );
}

/** A word to whoever has the job, by their own method, with the link to it. */
export async function tellAssigned(
  unit: UnitOfWork,
  workOrderId: string,
  say: () => string,
  saySubject = () => messages.visitSubject,
): Promise<void> {
  const offerId = await acceptedOfferOf(unit, workOrderId);
  if (!offerId) return;
  const { contractor } = await lockOffer(unit, offerId);
  const messageId = `time-${offerId}-${unit.now.getTime()}@porchlight`;
  await speakingToContractor(contractor, () =>
    tellContractor(unit, contractor, {
      messageId,
      subject: saySubject(),
      words: fill(messages.withLink, { words: say(), link: unit.links.job.urlFor(offerId) }),
    }),
  );
}
