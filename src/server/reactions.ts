import type { EventKind } from '#contract/events.ts';
import {
  answerAfter,
  answerDangerBesidePerson,
  resumeAfterCheck,
  tellNoAnswerYet,
  tellOwnersAnswer,
  tellStillRinging,
} from '#features/assistant';
import { syncCustomerOnChange, syncQuantityOnChange } from '#features/billing';
import {
  findThread,
  joinedChats,
  postMessage,
  raiseAlarm,
  requestPerson,
  ringAsChecked,
} from '#features/conversations';
import { announce } from '#features/developers';
import {
  arrivalWords,
  goOnAfterCheck,
  overtakeApprovals,
  revokeOffers,
  startDispatch,
  takeBackFrom,
  takeBackJobsAt,
  visitWords,
} from '#features/dispatch';
import { notifyOwner, tellOwner } from '#features/notifications';
import { findProperty } from '#features/properties';
import {
  asWatched,
  attachThreadPhotos,
  chatsOf,
  countAsChecked,
  findWorkOrder,
  takeJoined,
  type WorkOrderRecord,
} from '#features/work-orders';
import { allSettledInOrder } from '#server/kernel/all-settled-in-order.ts';
import type { Deps } from '#server/kernel/context.ts';
import type { NewEvent, RecordedEvent } from '#server/kernel/events.ts';
import { showPhone } from '#server/kernel/phones.ts';
import type { Reaction, UnitOfWork } from '#server/kernel/transaction.ts';

type Reactions = Partial<Record<EventKind, (unit: UnitOfWork, event: RecordedEvent, deps: Deps) => Promise<void>>>;

/** "When X happened, do Y": the only place where features meet sideways. Each runs in the transaction of the event. */
export const createReactions =
  (deps: () => Deps): Reaction =>
  async (unit, event) => {
    await notifyOwner(unit, event, deps());
    await allSettledInOrder(announce(unit, event), reactions[event.kind]?.(unit, event, deps()));
  };

const reactions: Reactions = {
  /** What is paid for follows what there is. */
  'property.changed': async (unit, event) => {
    await syncQuantityOnChange(unit, event.customer_id);
    if (event.data?.status === 'inactive' && event.property_id) await takeBackJobsAt(unit, event.property_id);
  },
  /** Nobody who was removed may go to a house any more. */
  'contractor.changed': async (unit, { data }, deps) => {
    if (data?.status === 'inactive') await takeBackFrom(unit, deps.jobLinks, String(data.contractor_id));
  },
  'account.changed': (unit, event) => syncCustomerOnChange(unit, event.customer_id),

  /**
   * A guest wrote: the assistant answers once the message is durable. A node that dies here is covered by the sweep.
   */
  'message.added': async (unit, event, deps) => {
    const { conversation_id: id, customer_id, property_id } = event;
    const { author, kind, state, thread, message_id } = event.data ?? {};
    if (author !== 'guest' || !id || !property_id) return;
    const isHeld = state === 'assigned' && thread === 'guest' && kind === 'text';
    if (!isHeld) return answerAfter(unit, deps, { id, customer_id, property_id });
    unit.afterCommit(() => answerDangerBesidePerson(deps, { id, customer_id, messageId: String(message_id) }));
  },

  /** Danger: the on-call ladder is rung with the same commit. */
  'conversation.emergency': async (unit, event) => {
    const { conversation_id, customer_id } = event;
    if (conversation_id) await raiseAlarm(unit, { conversation_id, customer_id, danger: event.data?.danger });
  },

  /** The first rung did not answer: the guest hears that the next is rung. Further rings are not told. */
  'alarm.rung': async (unit, event, deps) => {
    if (!event.conversation_id || event.data?.rings !== 2) return;
    for (const id of [event.conversation_id, ...(await joinedChats(unit, event.conversation_id))])
      await tellStillRinging(unit, id, deps.settings.EMERGENCY_NUMBER);
  },

  'guest.verified': async (unit, event, deps) => {
    if (!event.conversation_id) return;
    await ringAsChecked(unit, event.conversation_id);
    const orders = await countAsChecked(unit, event.conversation_id);
    const joined = await takeJoined(unit, event.conversation_id);
    await goOnAfterCheck(unit, deps.jobLinks, [...orders, ...joined]);
    await resumeAfterCheck(unit, deps, event.conversation_id);
  },

  /** Nothing known answers a guest: the owner can, from the mail. */
  'owner_question.asked': (unit, event, deps) =>
    tellOwner(unit, event, { kind: 'question', id: String(event.data?.question_id) }, deps),
  'owner_question.answered': (unit, event, deps) => tellOwnersAnswer(unit, deps.vault, String(event.data?.question_id)),
  'owner_question.overdue': (unit, event) => tellNoAnswerYet(unit, String(event.data?.question_id)),

  /** More than the rules allow: the owner says yes or no, from the mail. */
  'approval.requested': (unit, event, deps) =>
    tellOwner(unit, event, { kind: 'approval', id: String(event.data?.approval_id) }, deps),

  'work_order.opened': async (unit, event, deps) => {
    if (!event.work_order_id) return;
    if (event.conversation_id) {
      await attachThreadPhotos(unit, event.conversation_id, event.work_order_id);
      await postCard(unit, event.conversation_id, event.work_order_id);
    }
    await startDispatch(unit, deps.jobLinks, event.work_order_id);
  },

  /** A second chat told of the same trouble: its guest sees the job, and a checked one's word sends it on. */
  'work_order.joined': async (unit, event, deps) => {
    const { work_order_id: id, conversation_id } = event;
    if (!id || !conversation_id) return;
    await attachThreadPhotos(unit, conversation_id, id);
    await postCard(unit, conversation_id, id);
    if (event.data?.confirmed) await goOnAfterCheck(unit, deps.jobLinks, [await findWorkOrder(unit, id)]);
  },

  'offer.accepted': (unit, event) =>
    tellGuest(unit, event, (order, zone) => `${who(order)} accepted${arrivalWords(order, zone)}.`),
  'work_order.changed': async (unit, event) => {
    if (event.data?.to && event.work_order_id) await afterMove(unit, event.work_order_id);
    const line = event.data?.to;
    if (line === 'en_route') await tellGuest(unit, event, (order) => `${who(order)} is on the way.`);
    if (line === 'scheduled')
      await tellGuest(unit, event, (order, zone) => `The visit is agreed: ${who(order)}${visitWords(order, zone)}.`);
    if (line === 'accepted' && event.data?.from === 'pending_confirmation')
      await tellGuest(unit, event, (order) => `I've asked ${who(order)} to come back for “${order.subject_line}”.`);
    if (line === 'awaiting_parts')
      await tellGuest(unit, event, (order) => `${who(order)} has to come again for “${order.subject_line}”.`);
    if (line === 'on_site') await tellGuest(unit, event, (order) => `${who(order)} has started work.`);
    if (line === 'closed') await tellGuest(unit, event, closingWords);
  },
  'work_order.completed': (unit, event) =>
    tellGuest(unit, event, (order, _, watches) =>
      `${who(order)} has finished. ${order.resolution_notes ?? ''} ${watches ? '' : 'Is it fixed?'}`
        .replace(/ {2,}/g, ' ')
        .trim(),
    ),
  'offer.declined': (unit, event) =>
    tellGuest(unit, event, (order) => `The contractor couldn't take “${order.subject_line}”.`),
  'offer.expired': (unit, event) => tellGuest(unit, event, (order) => `No answer yet for “${order.subject_line}”.`),
  /** The first offer goes without saying: the card shows it. */
  'offer.made': async (unit, event) => {
    if (Number(event.data?.rank) > 1)
      await tellGuest(unit, event, (order) => `I've asked another contractor for “${order.subject_line}”.`);
  },

  'visit.proposed': (unit, event) =>
    tellGuest(unit, event, (order, _, watches) =>
      watches
        ? `${who(order)} proposed when to come.`
        : `${who(order)} proposed when to come. Please choose a time above.`,
    ),
  'visit.other_time': (unit, event) =>
    tellGuest(
      unit,
      event,
      (order) =>
        `I've asked ${who(order)} for another time: “${String(event.data?.words)}”. New times will show above.`,
    ),
  'visit.no_access': async (unit, event) => {
    if (!event.work_order_id || !event.conversation_id) return;
    const order = await findWorkOrder(unit, event.work_order_id);
    await requestPerson(unit, event.conversation_id, {
      reason: `${who(order)} could not get in: ${String(event.data?.why)}`,
      summary: [
        order.subject_line,
        `${who(order)}, ${showPhone(order.assigned_contractor_phone ?? 'no phone number')}`,
      ],
      tried: [],
      urgency: 'high',
      tellGuest: `${who(order)} is there and can't get in. Can you open the door? A person on the Porchlight team helps and will write here.`,
    });
  },

  'dispatch.exhausted': async (unit, event) => {
    if (!event.work_order_id || !event.conversation_id) return;
    const order = await findWorkOrder(unit, event.work_order_id);
    await requestPerson(unit, event.conversation_id, {
      reason: String(event.data?.why ?? 'No contractor is left to ask'),
      summary: [order.subject_line, order.issue_summary, `Urgency: ${order.urgency_level}`],
      tried: order.attempted_fix ? [order.attempted_fix] : [],
      urgency: order.urgency_level,
      cause: 'dispatch',
      tellGuest: `I've asked a person on the Porchlight team to arrange “${order.subject_line}” for you. They will write here.`,
    });
  },
};

/** What was asked of the owner is settled by the job's going on; a cancelled job is taken back from whoever has it. */
async function afterMove(unit: UnitOfWork, workOrderId: string): Promise<void> {
  const order = await findWorkOrder(unit, workOrderId);
  await overtakeApprovals(unit, order);
  if (order.status === 'cancelled') await revokeOffers(unit, order);
}

const who = (order: WorkOrderRecord) => order.assigned_contractor_name ?? 'The contractor';

function closingWords(order: WorkOrderRecord): string {
  return order.status === 'cancelled' ? `“${order.subject_line}” was cancelled.` : 'Thank you. I marked it as fixed.';
}

/** Posts a line of the house into every thread that hears of the work order, in each as much as it may know. */
async function tellGuest(
  unit: UnitOfWork,
  event: NewEvent,
  words: (order: WorkOrderRecord, timeZone: string, watches: boolean) => string,
): Promise<void> {
  if (!event.work_order_id) return;
  const order = await findWorkOrder(unit, event.work_order_id);
  const { timezone } = await findProperty(unit, order.property_id);
  for (const { id, watches } of await chatsOf(unit, order.id)) {
    const body = words(watches ? asWatched(order) : order, timezone, watches);
    await postMessage(unit, await findThread(unit, id), { author: 'system', kind: 'event', body });
  }
}

async function postCard(unit: UnitOfWork, conversationId: string, workOrderId: string): Promise<void> {
  const thread = await findThread(unit, conversationId);
  await postMessage(unit, thread, {
    author: 'system',
    kind: 'card',
    body: 'Work order opened.',
    work_order_id: workOrderId,
  });
}
