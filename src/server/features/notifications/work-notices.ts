import { urgencyLabels } from '#contract/enumerations/work-orders.ts';
import { approvalQuestion, arrivalWords, refusalOf } from '#features/dispatch';
import { findProperty } from '#features/properties';
import { findWorkOrder, referenceOf, type WorkOrderRecord } from '#features/work-orders';
import { signature } from '#server/kernel/actor.ts';
import type { RecordedEvent } from '#server/kernel/events.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { MakeNotice, Notice } from './notices.ts';

export const opened = about<'work_order.opened'>((order) => ({
  kind: 'work_order_opened',
  title: `New work order at ${order.property_name}`,
  message: `${order.subject_line} (${referenceOf(order.id)}). Urgency: ${urgencyLabels[order.urgency_level]}.`,
}));

export const accepted = about<'offer.accepted'>(async (order, unit) => ({
  kind: 'work_order_accepted',
  title: `${who(order)} accepted`,
  message: `${job(order)}${await arrival(unit, order)}.`,
}));

/** Of the steps on the way only those that an owner waits for. */
export const changed = about<'work_order.changed'>(async (order, unit, { payload }) => {
  const to = payload?.to;
  if (to === 'scheduled') {
    const message = `${who(order)} comes for ${job(order)}${await arrival(unit, order)}.`;
    return { kind: 'work_order_scheduled', title: `Visit scheduled at ${order.property_name}`, message };
  }
  if (to === 'on_site') {
    return { kind: 'work_order_on_site', title: `${who(order)} is on site`, message: `Work has begun: ${job(order)}.` };
  }
  if (to === 'closed' && order.status === 'cancelled') {
    return {
      kind: 'work_order_cancelled',
      title: 'Work order cancelled',
      message: `${job(order)} (${referenceOf(order.id)}).`,
    };
  }
  return undefined;
});

export const completed = about<'work_order.completed'>((order) => ({
  kind: 'work_order_completed',
  title: `${who(order)} finished`,
  message: [`${job(order)}.`, order.resolution_notes].filter(Boolean).join(' '),
}));

export const declined = about<'offer.declined'>(async (order, unit, { payload }) => {
  const { company_name, reason } = await refusalOf(unit, payload.offer_id);
  const message = `${job(order)}. ${reason ? `They said: “${reason}”` : 'They gave no reason.'}`;
  return { kind: 'contractor_declined', title: `${company_name} declined`, message };
});

/** Nobody took it, or it is a person's for another reason; but not the owner's own word, which they know. */
export const nobodyAccepted = about<'dispatch.exhausted'>((order, unit, { payload: { why, cause } }) => {
  if (signature(unit.actor).actor_kind === 'owner' && cause !== 'nobody_left') return undefined;
  return {
    kind: 'nobody_accepted',
    title: cause === 'nobody_left' ? 'No contractor accepted' : 'A work order needs a person',
    message: `${job(order)}. ${why}. The Porchlight team takes care of it.`,
  };
});

export const approvalNeeded: MakeNotice<'approval.requested'> = async (unit, { payload }) => ({
  kind: 'approval_needed',
  title: 'Your approval is needed',
  message: await approvalQuestion(unit, payload.approval_id),
});

type OfWorkOrder = Extract<RecordedEvent, { work_order_id: string }>['kind'];
type Word<K extends OfWorkOrder> = (
  order: WorkOrderRecord,
  unit: UnitOfWork,
  event: RecordedEvent<K>,
) => Notice | undefined | Promise<Notice | undefined>;

function about<K extends OfWorkOrder>(word: Word<K>): MakeNotice<K> {
  return async (unit, event) => word(await findWorkOrder(unit, event.work_order_id), unit, event);
}

const who = (order: WorkOrderRecord) => order.assigned_contractor_name ?? 'The contractor';
const job = (order: WorkOrderRecord) => `“${order.subject_line}” at ${order.property_name}`;

async function arrival(unit: UnitOfWork, order: WorkOrderRecord): Promise<string> {
  const { timezone } = await findProperty(unit, order.property_id);
  return arrivalWords(order, timezone);
}
