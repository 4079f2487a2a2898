import { eq } from 'drizzle-orm';
import { serviceTypeLabels } from '#contract/enumerations/trades.ts';
import * as copy from '#contract/messages/en/dispatch/history.ts';
import { fill } from '#contract/messages/fill.ts';
import { spanWords } from '#contract/span-words.ts';
import { type Candidate, candidatesFor } from '#features/contractors';
import { rulesFor } from '#features/protocols';
import { addTimeline, idsOf, moveWorkOrder, type WorkOrderRecord } from '#features/work-orders';
import { newId } from '#server/db/tables/columns.ts';
import { dispatchOffers } from '#server/db/tables/dispatch.ts';
import { properties } from '#server/db/tables/properties.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { notifyOfOffer, withinSentence } from './messages.ts';
import { isUnconfirmed, skipReason } from './policy.ts';
import { acceptDue } from './rule-policy.ts';
import { waitsForMorning } from './wait-for-morning.ts';

/**
 * Offers the job to the next contractor who may take it: the property's assigned ones in the owner's order, then the
 * account's others of that trade. Every skip is explained in the timeline. Nobody left: a person has to see to it.
 */
export async function offerNext(unit: UnitOfWork, order: WorkOrderRecord, why: string | null): Promise<void> {
  if (isUnconfirmed(order)) return leaveToPerson(unit, order, copy.guestUnconfirmed);
  const next = await pickContractor(unit, order);
  if (!next) return leaveToPerson(unit, order, copy.nobodyLeft, 'nobody_left');
  if (await waitsForMorning(unit, order)) return;
  const rules = await rulesFor(unit, order.customer_id, order.property_id);
  const due = acceptDue(rules, order, unit.now);
  const offer = {
    id: newId(),
    customer_id: order.customer_id,
    work_order_id: order.id,
    contractor_id: next.contractor.id,
    rank: next.rank,
    notification_method: next.contractor.notification_method,
    offered_at: unit.now,
    expires_at: due,
    why: next.why,
  };
  await unit.tx.insert(dispatchOffers).values(offer);
  const summary = fill(copy.offered, {
    company: next.contractor.company_name,
    time: spanWords((due.getTime() - unit.now.getTime()) / 60_000),
  });
  await moveWorkOrder(unit, order.id, 'offer', { kind: 'offered', summary, why, data: { offer_id: offer.id } });
  await unit.emit({
    kind: 'offer.made',
    ...idsOf(order),
    payload: { offer_id: offer.id, method: offer.notification_method, rank: offer.rank },
  });
  await notifyOfOffer(unit, order, next.contractor, offer);
  await unit.enqueue('offer.expire', { offerId: offer.id }, { startAfter: offer.expires_at, key: offer.id });
}

/** Gives the job to a human: the work order rests in triage and the thread asks for a person. */
export async function leaveToPerson(
  unit: UnitOfWork,
  order: WorkOrderRecord,
  why: string,
  cause?: 'nobody_left',
): Promise<void> {
  const entry = { kind: 'needs_person', summary: copy.needsPerson, why };
  await moveWorkOrder(unit, order.id, 'leave_to_person', entry);
  await unit.emit({ kind: 'dispatch.exhausted', ...idsOf(order), payload: { why, cause } });
}

async function pickContractor(
  unit: UnitOfWork,
  order: WorkOrderRecord,
): Promise<{ contractor: Candidate; rank: number; why: string } | undefined> {
  const [candidates, asked, [property]] = [
    await candidatesFor(unit, {
      customerId: order.customer_id,
      propertyId: order.property_id,
      serviceType: order.service_type,
    }),
    await askedBefore(unit, order.id),
    await unit.tx
      .select({ zip: properties.zip, timezone: properties.timezone, status: properties.status })
      .from(properties)
      .where(eq(properties.id, order.property_id)),
  ];
  if (property?.status !== 'active') return undefined;
  const job = { urgency: order.urgency_level, ...property, now: unit.now, asked };
  const skipped: string[] = [];
  for (const contractor of candidates) {
    const reason = skipReason(contractor, job);
    if (reason === null) return { contractor, rank: asked.size + 1, why: whyThisOne(order, contractor, skipped) };
    skipped.push(reason);
    if (!asked.has(contractor.id)) await explainSkip(unit, order, contractor, reason);
  }
  return undefined;
}

function whyThisOne(order: WorkOrderRecord, { assigned_rank }: Candidate, skipped: string[]): string {
  const trade = withinSentence(serviceTypeLabels[order.service_type]);
  const isFirst = skipped.length === 0;
  const place =
    assigned_rank === null
      ? fill(isFirst ? copy.firstOfOthers : copy.nextOfOthers, { trade })
      : fill(isFirst ? copy.firstInOrder : copy.nextInOrder, { trade, property: order.property_name });
  return [place, ...skipped.map((line) => fill(copy.skippedSentence, { skipped: line }))].join(' ');
}

async function askedBefore({ tx }: UnitOfWork, workOrderId: string): Promise<Set<string>> {
  const rows = await tx
    .select({ id: dispatchOffers.contractor_id })
    .from(dispatchOffers)
    .where(eq(dispatchOffers.work_order_id, workOrderId));
  return new Set(rows.map((r) => r.id));
}

const explainSkip = (unit: UnitOfWork, order: WorkOrderRecord, contractor: Candidate, why: string) =>
  addTimeline(unit, order, {
    kind: 'skipped',
    summary: fill(copy.skipped, { company: contractor.company_name }),
    why,
  });
