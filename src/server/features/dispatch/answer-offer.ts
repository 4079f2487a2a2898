import { and, eq } from 'drizzle-orm';
import * as copy from '#contract/messages/en/dispatch/history.ts';
import * as refusalsInEnglish from '#contract/messages/en/dispatch/job-refusals.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { actionFor, rulesFor } from '#features/protocols';
import { idsOf, lockWorkOrder, moveWorkOrder, noteOnWorkOrder, type WorkOrderRecord } from '#features/work-orders';
import { contractors } from '#server/db/tables/contractors.ts';
import { dispatchOffers } from '#server/db/tables/dispatch.ts';
import { properties } from '#server/db/tables/properties.ts';
import { conflict, gone, notFound } from '#server/kernel/errors.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { type Declined, declinedLine, type WhatWasSaid, whatWasSaid } from './declined.ts';
import { zoneOf } from './messages.ts';
import { leaveToPerson, offerNext } from './offer-next.ts';
import { endOffersBeside, isAskedElsewhere } from './open-offers.ts';
import { localTime } from './reach.ts';
import { isOver } from './rule-policy.ts';

const refusals = spoken(refusalsInEnglish);

export type OfferRecord = typeof dispatchOffers.$inferSelect;
type Arrival = { from: Date | null; to: Date | null };

/**
 * The contractor takes the job, and who else was asked has lost it. Taking it twice is taking it once (false the second
 * time). @throws GONE when another one was faster, CONFLICT when the time is over
 */
export async function acceptOffer(unit: UnitOfWork, offerId: string, arrival: Arrival): Promise<boolean> {
  const { offer, order, contractor } = await lockStanding(unit, offerId);
  if (offer.state === 'accepted') return false;
  if (offer.state !== 'offered' || isOver(offer.expires_at, unit.now)) throw notOpen(offer);
  await settle(unit, offer.id, { state: 'accepted', answered_at: unit.now });
  await endOffersBeside(unit, order);
  await moveWorkOrder(
    unit,
    order.id,
    'accept',
    { kind: 'accepted', summary: fill(copy.accepted, { company: contractor.company_name }) },
    {
      assigned_contractor_id: contractor.id,
      assigned_contractor_name: contractor.company_name,
      assigned_contractor_phone: contractor.phone,
      assigned_contractor_email: contractor.email,
      assigned_contractor_notification_method: contractor.notification_method,
      arrival_from: arrival.from,
      arrival_to: arrival.to,
    },
  );
  await unit.emit({ kind: 'offer.accepted', ...idsOf(order), payload: { offer_id: offer.id } });
  return true;
}

/**
 * The contractor refuses (or gives an accepted job back before setting off); where nobody else is asked, the next one is
 * in the same transaction.
 */
export async function declineOffer(unit: UnitOfWork, offerId: string, declined: Declined | null): Promise<void> {
  const { offer, order, contractor } = await lockStanding(unit, offerId);
  if (offer.state === 'declined') return;
  const givesBack = offer.state === 'accepted' && order.dispatch_state === 'accepted';
  if (offer.state !== 'offered' && !givesBack) throw notOpen(offer);
  // Of a job that is given back, the time of the first answer stays: it is what a contractor's time to answer is made of.
  const answered_at = offer.answered_at ?? unit.now;
  const zone = await zoneOf(unit, order.property_id);
  const said = whatWasSaid(declined, localTime({ now: unit.now, timezone: zone }).day);
  await settle(unit, offer.id, { state: 'declined', answered_at, ...said });
  const beside = await isAskedElsewhere(unit, order.id);
  await unit.emit({ kind: 'offer.declined', ...idsOf(order), payload: { offer_id: offer.id, beside } });
  const company = contractor.company_name;
  const why = declinedLine(company, said);
  await (beside ? noteOnWorkOrder(unit, order.id, { kind: 'declined', summary: why }) : passOn(unit, order, why));
}

/**
 * The accept window is over. The row decides, not the alarm: an offer answered or not yet due is left alone, and of two
 * nodes that wake for it one finds it expired already.
 */
export async function expireOffer(unit: UnitOfWork, offerId: string): Promise<boolean> {
  const { offer, order, contractor } = await lockOffer(unit, offerId);
  if (offer.state !== 'offered' || !isOver(offer.expires_at, unit.now)) return false;
  await settle(unit, offerId, { state: 'expired', answered_at: unit.now });
  const beside = await isAskedElsewhere(unit, order.id);
  await unit.emit({ kind: 'offer.expired', ...idsOf(order), payload: { offer_id: offerId, beside } });
  const why = fill(copy.noAnswer, { company: contractor.company_name });
  await (beside ? noteOnWorkOrder(unit, order.id, { kind: 'no_answer', summary: why }) : passOn(unit, order, why));
  return true;
}

/** Who refused, and why if they said so. @throws NOT_FOUND */
export async function refusalOf({ tx }: UnitOfWork, offerId: string): Promise<{ company_name: string } & WhatWasSaid> {
  const [row] = await tx
    .select({
      company_name: contractors.company_name,
      decline_reason: dispatchOffers.decline_reason,
      decline_code: dispatchOffers.decline_code,
      decline_until: dispatchOffers.decline_until,
    })
    .from(dispatchOffers)
    .innerJoin(contractors, eq(contractors.id, dispatchOffers.contractor_id))
    .where(eq(dispatchOffers.id, offerId));
  if (!row) throw notFound();
  return row;
}

/** To the next contractor; to a person, where the owner wants one for such a job and it was offered by hand. */
export async function passOn(unit: UnitOfWork, order: WorkOrderRecord, why: string): Promise<void> {
  if (order.dispatch_state !== 'triage') {
    await moveWorkOrder(unit, order.id, 'pass_on', { kind: 'passed_on', summary: copy.passedOn, why }, noContractor);
  }
  const free: WorkOrderRecord = { ...order, dispatch_state: 'triage' };
  const rules = await rulesFor(unit, order.customer_id, order.property_id);
  const wantsPerson = actionFor(rules, order.service_type, order.urgency_level) === 'human';
  await (wantsPerson ? leaveToPerson(unit, free, copy.ownerWantsPerson) : offerNext(unit, free, why));
}

export const noContractor = {
  assigned_contractor_id: null,
  assigned_contractor_name: null,
  assigned_contractor_phone: null,
  assigned_contractor_email: null,
  assigned_contractor_notification_method: null,
  arrival_from: null,
  arrival_to: null,
  proposed_windows: null,
};

/** The offer with its order and contractor, order first locked so that answers to one job come one after the other. */
export async function lockOffer(unit: UnitOfWork, offerId: string) {
  const [found] = await unit.tx
    .select({ work_order_id: dispatchOffers.work_order_id })
    .from(dispatchOffers)
    .where(eq(dispatchOffers.id, offerId));
  if (!found) throw notFound(refusals.linkOver);
  const order = await lockWorkOrder(unit, found.work_order_id);
  const [row] = await unit.tx
    .select({ offer: dispatchOffers, contractor: contractors, place: properties.status })
    .from(dispatchOffers)
    .innerJoin(contractors, eq(contractors.id, dispatchOffers.contractor_id))
    .innerJoin(properties, eq(properties.id, order.property_id))
    .where(eq(dispatchOffers.id, offerId));
  if (!row) throw notFound(refusals.linkOver);
  return { ...row, order };
}

/**
 * As above, for what a contractor does: with a contractor or a property that was removed the job is over, whatever its
 * rows say, and so it is where another one was faster. @throws GONE
 */
export async function lockStanding(unit: UnitOfWork, offerId: string) {
  const found = await lockOffer(unit, offerId);
  if (found.contractor.status !== 'active' || found.place !== 'active') throw gone(refusals.takenBack);
  if (found.offer.state === 'taken') throw gone(refusals.taken);
  return found;
}

/** Whose the job is now. */
export async function acceptedOfferOf({ tx }: UnitOfWork, workOrderId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: dispatchOffers.id })
    .from(dispatchOffers)
    .where(and(eq(dispatchOffers.work_order_id, workOrderId), eq(dispatchOffers.state, 'accepted')));
  return row?.id;
}

const settle = ({ tx }: UnitOfWork, id: string, changes: Partial<OfferRecord>) =>
  tx.update(dispatchOffers).set(changes).where(eq(dispatchOffers.id, id));

const notOpen = (offer: OfferRecord) =>
  conflict(offer.state === 'expired' || offer.state === 'offered' ? refusals.acceptTimeOver : refusals.notOpenToYou);
