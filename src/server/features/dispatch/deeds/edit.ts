import { serviceTypeLabels } from '#contract/enumerations/trades.ts';
import { urgencyLabels } from '#contract/enumerations/work-orders.ts';
import * as messagesInEnglish from '#contract/messages/en/dispatch/messages.ts';
import * as history from '#contract/messages/en/work-orders/deed-history.ts';
import * as refusalsInEnglish from '#contract/messages/en/work-orders/deed-refusals.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { dollars } from '#contract/money.ts';
import type { EditOrder } from '#contract/work-orders/order-deeds.ts';
import type { z } from '#contract/z.ts';
import { addTimeline, limitAt, lockWorkOrder, moveWorkOrder, type WorkOrderRecord } from '#features/work-orders';
import { isStaff } from '#server/kernel/actor.ts';
import { conflict, forbidden } from '#server/kernel/errors.ts';
import { sayInEnglish } from '#server/kernel/speech.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { passOn } from '../answer-offer.ts';
import { isUnderWay } from '../policy.ts';
import { takeBackOffers } from '../revoke-offers.ts';
import { startDispatch } from '../start-dispatch.ts';
import { tellAssigned } from '../visit-times.ts';

const refusals = spoken(refusalsInEnglish);
const messages = spoken(messagesInEnglish);

type Edit = Omit<z.infer<typeof EditOrder>, 'id'>;
type Line = { summary: string; why?: string | null };

/**
 * Changes what a job says, each field as a line of its timeline. What is the same already changes nothing.
 * @throws CONFLICT for the trade of a job that a contractor has, and once it is over; FORBIDDEN for the desk's limit
 */
export async function editOrder(unit: UnitOfWork, id: string, edit: Edit): Promise<void> {
  const order = await lockWorkOrder(unit, id);
  if (edit.nte_cents !== undefined && edit.nte_cents !== order.nte_cents && isStaff(unit.actor))
    throw forbidden(refusals.limitIsOwners);
  const isOtherTrade = edit.service_type !== undefined && edit.service_type !== order.service_type;
  if (isOtherTrade && isUnderWay(order.dispatch_state))
    throw conflict(refusals.tradeFixed, { service_type: refusals.tradeFixed });
  const changes = await changesOf(unit, order, edit);
  const [first, ...others] = linesOf(order, { ...order, ...changes });
  if (!first) return;
  for (const line of others) await addTimeline(unit, order, { kind: 'edited', ...line });
  const edited = await moveWorkOrder(unit, id, 'edit', { kind: 'edited', ...first }, changes);
  if (isOtherTrade) return lookAnew(unit, edited);
  await tellAssigned(unit, id, () => fill(messages.jobChanged, { subject: edited.subject_line }));
}

async function changesOf(unit: UnitOfWork, order: WorkOrderRecord, edit: Edit) {
  const { nte_cents, access_notes, ...words } = edit;
  const isOwners = nte_cents !== undefined && nte_cents !== order.nte_cents;
  const urgency = edit.urgency_level ?? order.urgency_level;
  const limit = urgency === order.urgency_level ? order.nte_cents : await limitAt(unit, order, urgency);
  return {
    ...words,
    access_notes: access_notes === undefined ? order.access_notes : access_notes || null,
    nte_cents: isOwners ? nte_cents : limit,
    nte_by_owner: isOwners || order.nte_by_owner,
  };
}

function linesOf(was: WorkOrderRecord, is: WorkOrderRecord): Line[] {
  const trades = { from: serviceTypeLabels[was.service_type], to: serviceTypeLabels[is.service_type] };
  const urgencies = { from: urgencyLabels[was.urgency_level], to: urgencyLabels[is.urgency_level] };
  const limits = sayInEnglish(() => ({ from: dollars(was.nte_cents), to: dollars(is.nte_cents) }));
  const lines: (Line | false)[] = [
    was.service_type !== is.service_type && { summary: fill(history.tradeChanged, trades) },
    was.urgency_level !== is.urgency_level && { summary: fill(history.urgencyChanged, urgencies) },
    was.nte_cents !== is.nte_cents && { summary: fill(history.limitChanged, limits) },
    was.subject_line !== is.subject_line && { summary: history.titleChanged, why: was.subject_line },
    was.issue_summary !== is.issue_summary && { summary: history.descriptionChanged, why: was.issue_summary },
    was.access_notes !== is.access_notes && { summary: history.accessChanged, why: was.access_notes },
  ];
  return lines.filter((line) => line !== false);
}

/** Of another trade, somebody else is looked for; what waits for a day or for the owner goes on waiting. */
async function lookAnew(unit: UnitOfWork, order: WorkOrderRecord): Promise<void> {
  if (order.dispatch_state === 'offered') {
    await takeBackOffers(unit, order);
    return passOn(unit, order, history.otherTrade);
  }
  if (order.dispatch_state === 'triage' && !order.hold_until && !order.dispatch_after)
    await startDispatch(unit, order.id);
}
