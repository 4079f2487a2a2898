import { and, asc, eq } from 'drizzle-orm';
import type { CallTask } from '#contract/dispatch/calls.ts';
import * as copyInEnglish from '#contract/messages/en/dispatch/calls.ts';
import * as history from '#contract/messages/en/dispatch/history.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { noteOnWorkOrder, referenceOf } from '#features/work-orders';
import { contractors } from '#server/db/tables/contractors.ts';
import { dispatchOffers } from '#server/db/tables/dispatch.ts';
import { properties } from '#server/db/tables/properties.ts';
import { workOrders } from '#server/db/tables/work-orders.ts';
import type { Staff } from '#server/kernel/actor.ts';
import { conflict, notFound } from '#server/kernel/errors.ts';
import { saidSubject } from '#server/kernel/told-subjects.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { agreeVisit } from './agree-visit.ts';
import { acceptOffer, declineOffer, lockOffer } from './answer-offer.ts';
import type { VisitTime } from './visit-times.ts';

const copy = spoken(copyInEnglish);

/** Offers to contractors who want to be called, soonest over first: somebody of the desk calls and answers for them. */
export async function openCalls({ tx }: UnitOfWork): Promise<CallTask[]> {
  const rows = await tx
    .select({ offer: dispatchOffers, contractor: contractors, order: workOrders, timezone: properties.timezone })
    .from(dispatchOffers)
    .innerJoin(contractors, eq(contractors.id, dispatchOffers.contractor_id))
    .innerJoin(workOrders, eq(workOrders.id, dispatchOffers.work_order_id))
    .innerJoin(properties, eq(properties.id, workOrders.property_id))
    .where(and(eq(dispatchOffers.state, 'offered'), eq(dispatchOffers.notification_method, 'phone')))
    .orderBy(asc(dispatchOffers.expires_at), asc(dispatchOffers.id))
    .limit(100);
  return rows.map(({ offer, contractor, order, timezone }) => ({
    id: offer.id,
    work_order_id: order.id,
    reference: referenceOf(order.id),
    company_name: contractor.company_name,
    phone: contractor.phone,
    service_type: order.service_type,
    urgency_level: order.urgency_level,
    subject_line: saidSubject(order.subject_line),
    issue_summary: order.issue_summary,
    property_name: order.property_name,
    timezone,
    nte_cents: order.nte_cents,
    due_at: offer.expires_at.toISOString(),
    caller_id: offer.caller_id,
    caller_name: offer.caller_name,
  }));
}

/**
 * Two of the desk do not call one contractor. Taking it again is taking it once. @throws CONFLICT when a colleague has
 * it
 */
export async function takeCall(unit: UnitOfWork, staff: Staff, offerId: string): Promise<void> {
  const { offer, order } = await lockCall(unit, staff, offerId);
  if (offer.caller_id) return;
  await setCaller(unit, offerId, { caller_id: staff.userId, caller_name: staff.name });
  await noteOnWorkOrder(unit, order.id, { kind: 'call_taken', summary: fill(history.callTaken, { name: staff.name }) });
}

/** Somebody else can call them then. @throws CONFLICT when a colleague has it */
export async function giveCallBack(unit: UnitOfWork, staff: Staff, offerId: string): Promise<void> {
  const { offer, order } = await lockCall(unit, staff, offerId);
  if (!offer.caller_id) return;
  await setCaller(unit, offerId, { caller_id: null, caller_name: null });
  await noteOnWorkOrder(unit, order.id, {
    kind: 'call_given_back',
    summary: fill(history.callGivenBack, { name: staff.name }),
  });
}

/** What the contractor said on the phone, and when they come where they named it. @throws CONFLICT when a colleague has it, INVALID */
export async function answerCall(
  unit: UnitOfWork,
  staff: Staff,
  offerId: string,
  said: { outcome: 'accepted' | 'declined' | 'no_answer'; note: string | null; visit: VisitTime | null },
): Promise<void> {
  const { order } = await lockCall(unit, staff, offerId);
  if (said.outcome === 'accepted') {
    await acceptOffer(unit, offerId, { from: null, to: null });
    if (said.visit) await agreeVisit(unit, order.id, said.visit, true);
    return;
  }
  const reason = said.outcome === 'declined' ? said.note : history.callUnanswered;
  await declineOffer(unit, offerId, reason ? { reason } : null);
}

async function lockCall(unit: UnitOfWork, staff: Staff, offerId: string) {
  const { offer, order } = await lockOffer(unit, offerId);
  if (offer.notification_method !== 'phone') throw notFound();
  if (offer.state !== 'offered') throw conflict(copy.callOver);
  if (offer.caller_id && offer.caller_id !== staff.userId)
    throw conflict(offer.caller_name ? fill(copy.callTaken, { caller: offer.caller_name }) : copy.callTakenByColleague);
  return { offer, order };
}

const setCaller = ({ tx }: UnitOfWork, id: string, caller: { caller_id: string | null; caller_name: string | null }) =>
  tx.update(dispatchOffers).set(caller).where(eq(dispatchOffers.id, id));
