import { serviceTypeLabels } from '#contract/enumerations/trades.ts';
import * as copy from '#contract/messages/en/dispatch/history.ts';
import { fill } from '#contract/messages/fill.ts';
import { spanWords } from '#contract/span-words.ts';
import type { Candidate, ContractorRecord } from '#features/contractors';
import { addTimeline, idsOf, moveWorkOrder, type WorkOrderRecord } from '#features/work-orders';
import { newId } from '#server/db/tables/columns.ts';
import { dispatchOffers } from '#server/db/tables/dispatch.ts';
import { sayInEnglish } from '#server/kernel/speech.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { notifyOfOffer, withinSentence } from './messages.ts';
import { nextRank } from './open-offers.ts';
import { isUnconfirmed } from './policy.ts';
import { acceptDue } from './rule-policy.ts';
import { waitForMorning } from './wait-for-morning.ts';
import { dispatchStep, type Weighed, weighOrder } from './weigh-job.ts';

/**
 * Offers the job to the next contractor who may take it: the property's assigned ones in the owner's order, then the
 * account's others of that trade. Every skip is explained in the timeline. Nobody left: a person has to see to it.
 */
export async function offerNext(unit: UnitOfWork, order: WorkOrderRecord, why: string | null): Promise<void> {
  if (isUnconfirmed(order)) return leaveToPerson(unit, order, copy.guestUnconfirmed);
  await offerWeighed(unit, order, await weighOrder(unit, order), why);
}

/** The same for an order that was weighed a moment ago, in this transaction. */
export async function offerWeighed(
  unit: UnitOfWork,
  order: WorkOrderRecord,
  weighed: Weighed,
  why: string | null,
): Promise<void> {
  await explainSkips(unit, order, weighed);
  const step = dispatchStep(weighed);
  if (step.is === 'nobody_left') return leaveToPerson(unit, order, copy.nobodyLeft, 'nobody_left');
  if (step.is === 'wait') return waitForMorning(unit, order, weighed.rules, step.until);
  await offerTo(unit, order, { contractor: step.contractor, weighed, why });
}

async function offerTo(
  unit: UnitOfWork,
  order: WorkOrderRecord,
  { contractor, weighed, why }: { contractor: Candidate; weighed: Weighed; why: string | null },
): Promise<void> {
  const due = acceptDue(weighed.rules, order, unit.now);
  const whyThis = whyThisOne(order, contractor, passedOver(weighed));
  await makeOffer(unit, order, { contractor, due, whyThis, why, beside: false });
}

type NewOffer = {
  contractor: ContractorRecord;
  due: Date;
  /** Why this contractor, a sentence for the owner. */
  whyThis: string;
  /** Why somebody is asked now, for the timeline. */
  why: string | null;
  /** Others are asked already. */
  beside: boolean;
};

/** One offer: its row, its line of the timeline, the word to the contractor and the clock of their answer. */
export async function makeOffer(
  unit: UnitOfWork,
  order: WorkOrderRecord,
  { contractor, due, whyThis, why, beside }: NewOffer,
): Promise<void> {
  const offer = {
    id: newId(),
    customer_id: order.customer_id,
    work_order_id: order.id,
    contractor_id: contractor.id,
    rank: await nextRank(unit, order.id),
    notification_method: contractor.notification_method,
    offered_at: unit.now,
    expires_at: due,
    why: whyThis,
  };
  await unit.tx.insert(dispatchOffers).values(offer);
  const summary = fill(copy.offered, {
    company: contractor.company_name,
    time: sayInEnglish(() => spanWords((due.getTime() - unit.now.getTime()) / 60_000)),
  });
  const entry = { kind: 'offered', summary, why, data: { offer_id: offer.id } };
  await moveWorkOrder(unit, order.id, beside ? 'offer_beside' : 'offer', entry, { dispatch_after: null });
  await unit.emit({
    kind: 'offer.made',
    ...idsOf(order),
    payload: { offer_id: offer.id, method: offer.notification_method, rank: offer.rank, beside },
  });
  await notifyOfOffer(unit, order, contractor, offer);
  await unit.enqueue('offer.expire', { offerId: offer.id }, { startAfter: offer.expires_at, key: offer.id });
}

/** Gives the job to a human: the work order rests in triage and the thread asks for a person. */
export async function leaveToPerson(
  unit: UnitOfWork,
  order: WorkOrderRecord,
  why: string,
  cause?: 'nobody_left' | 'contractor_removed' | 'property_removed',
): Promise<void> {
  const entry = { kind: 'needs_person', summary: copy.needsPerson, why };
  await moveWorkOrder(unit, order.id, 'leave_to_person', entry);
  await unit.emit({ kind: 'dispatch.exhausted', ...idsOf(order), payload: { why, cause } });
}

function whyThisOne(order: WorkOrderRecord, { assigned_rank }: Candidate, passed: { skipped: string }[]): string {
  const trade = withinSentence(serviceTypeLabels[order.service_type]);
  const isFirst = passed.length === 0;
  const place =
    assigned_rank === null
      ? fill(isFirst ? copy.firstOfOthers : copy.nextOfOthers, { trade })
      : fill(isFirst ? copy.firstInOrder : copy.nextInOrder, { trade, property: order.property_name });
  return [place, ...passed.map(({ skipped }) => fill(copy.skippedSentence, { skipped }))].join(' ');
}

/** Those before the next one, with the reason; all of them when there is none. */
function passedOver({ considered }: Weighed): { contractor: Candidate; skipped: string }[] {
  const passed = [];
  for (const { contractor, skipped } of considered) {
    if (skipped === null) break;
    passed.push({ contractor, skipped });
  }
  return passed;
}

async function explainSkips(unit: UnitOfWork, order: WorkOrderRecord, weighed: Weighed): Promise<void> {
  for (const { contractor, skipped } of passedOver(weighed)) {
    if (weighed.asked.has(contractor.id)) continue;
    const summary = fill(copy.skipped, { company: contractor.company_name });
    await addTimeline(unit, order, { kind: 'skipped', summary, why: skipped });
  }
}
