import * as copyInEnglish from '#contract/messages/en/notifications/notices.ts';
import * as threadInEnglish from '#contract/messages/en/work-orders/thread.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { approvalQuestion, arrivalWords, refusalOf } from '#features/dispatch';
import { findProperty } from '#features/properties';
import { findWorkOrder, referenceOf, type WorkOrderRecord } from '#features/work-orders';
import { signature } from '#server/kernel/actor.ts';
import type { RecordedEvent } from '#server/kernel/events.ts';
import { urgencyLabels } from '#server/kernel/labels.ts';
import { saidSubject } from '#server/kernel/told-subjects.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { learnedFrom, reasonWords } from './declined-words.ts';
import type { MakeNotice, Notice } from './notices.ts';

const copy = spoken(copyInEnglish);
const threadCopy = spoken(threadInEnglish);

export const opened = about<'work_order.opened'>((order) => ({
  kind: 'work_order_opened',
  title: fill(copy.newOrder, { property: order.property_name }),
  message: fill(copy.newOrderText, {
    subject: saidSubject(order.subject_line),
    reference: referenceOf(order.id),
    urgency: urgencyLabels[order.urgency_level],
  }),
}));

export const accepted = about<'offer.accepted'>(async (order, unit) => ({
  kind: 'work_order_accepted',
  title: fill(copy.accepted, { contractor: who(order) }),
  message: fill(copy.acceptedText, { job: job(order), arrival: await arrival(unit, order) }),
}));

/** Of the steps on the way only those that an owner waits for. */
export const changed = about<'work_order.changed'>(async (order, unit, { payload }) => {
  const to = payload?.to;
  if (to === 'accepted' && payload?.from === 'pending_confirmation') {
    return {
      kind: 'work_order_opened',
      title: fill(copy.notFixed, { property: order.property_name }),
      message: fill(copy.notFixedText, { job: job(order), contractor: who(order) }),
    };
  }
  if (to === 'scheduled') return visitNotice(order, unit);
  if (to === 'on_site') {
    return {
      kind: 'work_order_on_site',
      title: fill(copy.onSite, { contractor: who(order) }),
      message: fill(copy.onSiteText, { job: job(order) }),
    };
  }
  // Merged into another one it is not called off.
  if (to === 'closed' && order.status === 'cancelled' && !order.merged_into) {
    return {
      kind: 'work_order_cancelled',
      title: copy.orderCancelled,
      message: fill(copy.orderCancelledText, { job: job(order), reference: referenceOf(order.id) }),
    };
  }
  return undefined;
});

/** The owner's own word is no news to them. */
export const visitAgreed = about<'visit.agreed'>((order, unit) =>
  signature(unit.actor).actor_kind === 'owner' ? undefined : visitNotice(order, unit),
);

export const runningLate = about<'visit.late'>(async (order, unit) => ({
  ...(await visitNotice(order, unit)),
  title: fill(copy.runningLate, { contractor: who(order), property: order.property_name }),
}));

export const completed = about<'work_order.completed'>((order) => ({
  kind: 'work_order_completed',
  title: fill(copy.finished, { contractor: who(order) }),
  message: [fill(copy.finishedText, { job: job(order) }), order.resolution_notes].filter(Boolean).join(' '),
}));

export const declined = about<'offer.declined'>(async (order, unit, { payload }) => {
  const { company_name, ...said } = await refusalOf(unit, payload.offer_id);
  const reason = reasonWords(said);
  const message = reason
    ? fill(copy.declinedText, { job: job(order), reason })
    : fill(copy.declinedSilentText, { job: job(order) });
  const learned = await learnedFrom(unit, order, said);
  return {
    kind: 'contractor_declined',
    title: fill(copy.declined, { contractor: company_name }),
    message: [message, learned].filter(Boolean).join(' '),
  };
});

/** Of a job's own thread: what others wrote; several in a row are one. */
export const messageAdded = about<'work_order.message_added'>((order, _, { payload: { side } }) => {
  if (side === 'owner') return undefined;
  const by = { contractor: who(order), desk: threadCopy.sideDesk, guest: threadCopy.sideGuest }[side];
  return {
    kind: 'work_order_opened',
    title: fill(threadCopy.ownersTitle, { property: order.property_name }),
    message: fill(threadCopy.ownersText, { side: by, job: job(order) }),
    untilRead: true,
  };
});

/**
 * Nobody took it, or it is a person's for another reason; but not the owner's own word about it, which they know. That a
 * removal took a running job along is told.
 */
export const nobodyAccepted = about<'dispatch.exhausted'>((order, unit, { payload: { why, cause } }) => {
  if (signature(unit.actor).actor_kind === 'owner' && cause === undefined) return undefined;
  return {
    kind: 'nobody_accepted',
    title: cause === 'nobody_left' ? copy.nobodyAccepted : copy.needsPerson,
    message: fill(copy.needsPersonText, { job: job(order), why }),
  };
});

export const approvalNeeded: MakeNotice<'approval.requested'> = async (unit, { payload }) => ({
  kind: 'approval_needed',
  title: copy.approvalNeeded,
  message: await approvalQuestion(unit, payload.approval_id),
});

async function visitNotice(order: WorkOrderRecord, unit: UnitOfWork): Promise<Notice> {
  const message = fill(copy.visitText, {
    contractor: who(order),
    job: job(order),
    arrival: await arrival(unit, order),
  });
  return {
    kind: 'work_order_scheduled',
    title: fill(copy.visitScheduled, { property: order.property_name }),
    message,
  };
}

type OfWorkOrder = Extract<RecordedEvent, { work_order_id: string }>['kind'];
type Word<K extends OfWorkOrder> = (
  order: WorkOrderRecord,
  unit: UnitOfWork,
  event: RecordedEvent<K>,
) => Notice | undefined | Promise<Notice | undefined>;

function about<K extends OfWorkOrder>(word: Word<K>): MakeNotice<K> {
  return async (unit, event) => word(await findWorkOrder(unit, event.work_order_id), unit, event);
}

const who = (order: WorkOrderRecord) => order.assigned_contractor_name ?? copy.theContractor;
const job = (order: WorkOrderRecord) =>
  fill(copy.job, { subject: saidSubject(order.subject_line), property: order.property_name });

async function arrival(unit: UnitOfWork, order: WorkOrderRecord): Promise<string> {
  const { timezone } = await findProperty(unit, order.property_id);
  return arrivalWords(order, timezone);
}
