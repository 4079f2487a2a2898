import {
  alarmRungs,
  conversationKinds,
  conversationStates,
  messageAuthors,
  messageKinds,
  safetyKinds,
  slaTargets,
} from '#contract/enumerations/conversations.ts';
import { activeStates, notificationMethods } from '#contract/enumerations/trades.ts';
import { dispatchStates } from '#contract/enumerations/work-orders.ts';
import type { EventKind } from '#contract/events.ts';
import { Id } from '#contract/paging.ts';
import { orderSides } from '#contract/work-orders/order-sides.ts';
import { z } from '#contract/z.ts';

/** What tells nothing beyond its kind and ids. */
const nothing = z.object({}).optional();

const anEvent = <K extends EventKind, S extends z.ZodRawShape, P extends z.ZodType>(kind: K, subject: S, payload: P) =>
  z.object({ kind: z.literal(kind), customer_id: Id, ...subject, payload });

const ofAccount = <K extends EventKind, P extends z.ZodType>(kind: K, payload: P) => anEvent(kind, {}, payload);
/** Null for what concerns all properties of the customer. */
const ofProperty = <K extends EventKind, P extends z.ZodType>(kind: K, payload: P) =>
  anEvent(kind, { property_id: Id.nullable() }, payload);
const ofStay = <K extends EventKind, P extends z.ZodType>(kind: K, payload: P) =>
  anEvent(kind, { property_id: Id }, payload);
/** Without a property: the owner's chat with the desk. */
const ofChat = <K extends EventKind, P extends z.ZodType>(kind: K, payload: P) =>
  anEvent(kind, { conversation_id: Id, property_id: Id.nullable() }, payload);
const ofQuestion = <K extends EventKind, P extends z.ZodType>(kind: K, payload: P) =>
  anEvent(kind, { conversation_id: Id, property_id: Id }, payload);
/** Without a conversation: the owner or the desk opened it. */
const ofWorkOrder = <K extends EventKind, P extends z.ZodType>(kind: K, payload: P) =>
  anEvent(kind, { work_order_id: Id, conversation_id: Id.nullable(), property_id: Id }, payload);

/** `beside`: others are asked for the job at the same time. */
const aboutOffer = z.object({ offer_id: Id, beside: z.boolean().optional() });
const aboutApproval = z.object({ approval_id: Id });
const aboutClock = z.object({ clock_id: Id, target: z.enum(slaTargets) });
const aboutQuestion = z.object({ question_id: Id });

/**
 * One schema a kind: whose stream it belongs to, by its ids, and what the server keeps of it. A field that is added
 * later is optional, and one that is dropped stays readable: rows of former versions are among those that are read.
 */
export const CustomerEvent = z.discriminatedUnion('kind', [
  ofChat('conversation.opened', nothing),
  ofChat('conversation.changed', z.object({ state: z.enum(conversationStates).optional() }).optional()),
  ofChat(
    'conversation.handoff_requested',
    z.object({
      reason: z.string(),
      /** What it follows from, when the owner hears of that anyway. */
      cause: z.enum(['emergency', 'dispatch', 'owner']).nullable(),
      /** A person was asked for before, and has not come yet. */
      again: z.boolean(),
    }),
  ),
  ofChat('conversation.emergency', z.object({ danger: z.enum(safetyKinds) })),
  // No rung: whoever took an alarm there just now, before the ladder.
  ofChat('alarm.rung', z.object({ rung: z.enum(alarmRungs).nullable(), rings: z.int() })),
  ofChat(
    'message.added',
    z.object({
      message_id: Id,
      author: z.enum(messageAuthors),
      kind: z.enum(messageKinds),
      /** Of the conversation, as it was before. */
      thread: z.enum(conversationKinds),
      state: z.enum(conversationStates),
    }),
  ),
  ofChat('sla.warned', aboutClock),
  ofChat('sla.breached', aboutClock),
  ofChat('sla.met', aboutClock),
  ofChat('reply.proposed', nothing),
  ofChat('guest.verified', z.object({ stay_id: Id })),
  anEvent(
    'secret.released',
    { property_id: Id, conversation_id: Id.nullable(), work_order_id: Id.nullable() },
    /** A vault name, `street_address`, or `article:<id>`; `by_desk` where somebody of the team decided it. */
    z.object({ name: z.string(), by_desk: z.boolean().optional() }),
  ),
  ofStay('stay.changed', nothing),
  ofStay('stay.code_due', z.object({ stay_id: Id })),
  ofStay('stay.guessed', nothing),
  ofWorkOrder('work_order.opened', nothing),
  /** With both states when it moved; without when something else about it changed. `act`: of the table of moves. */
  ofWorkOrder(
    'work_order.changed',
    z
      .object({ from: z.enum(dispatchStates), to: z.enum(dispatchStates), act: z.string() })
      .partial()
      .optional(),
  ),
  ofWorkOrder('work_order.joined', z.object({ confirmed: z.boolean() })),
  /** A line of its own thread. */
  ofWorkOrder(
    'work_order.message_added',
    z.object({ message_id: Id, side: z.enum(orderSides), guest_reads: z.boolean() }),
  ),
  ofWorkOrder('work_order.completed', nothing),
  ofWorkOrder('offer.made', aboutOffer.extend({ method: z.enum(notificationMethods), rank: z.int() })),
  ofWorkOrder('offer.accepted', aboutOffer),
  ofWorkOrder('offer.declined', aboutOffer),
  ofWorkOrder('offer.expired', aboutOffer),
  ofWorkOrder(
    'dispatch.exhausted',
    z.object({
      why: z.string(),
      cause: z.enum(['nobody_left', 'contractor_removed', 'property_removed']).optional(),
    }),
  ),
  /** Another time than the one that was agreed before. */
  ofWorkOrder('visit.agreed', nothing),
  ofWorkOrder('visit.proposed', nothing),
  ofWorkOrder('visit.other_time', z.object({ words: z.string() })),
  ofWorkOrder('visit.no_access', z.object({ why: z.string() })),
  ofWorkOrder('visit.late', nothing),
  ofWorkOrder('approval.requested', aboutApproval),
  ofWorkOrder('approval.decided', aboutApproval),
  ofQuestion('owner_question.asked', aboutQuestion),
  ofQuestion('owner_question.answered', aboutQuestion),
  ofQuestion('owner_question.overdue', aboutQuestion),
  ofAccount('owner_question.changed', nothing),
  ofAccount('notification.added', nothing),
  ofAccount('notification.changed', nothing),
  ofProperty('property.changed', z.object({ status: z.enum(activeStates).optional() }).optional()),
  ofAccount(
    'contractor.changed',
    z
      .object({ contractor_id: Id, status: z.enum(activeStates) })
      .partial()
      .optional(),
  ),
  ofProperty('article.changed', nothing),
  ofProperty('protocol.changed', nothing),
  ofAccount('account.changed', nothing),
  ofAccount('account.access_ended', nothing),
  ofAccount('subscription.changed', nothing),
]);
export type CustomerEvent = z.infer<typeof CustomerEvent>;

/** A question of the public site and the rota belong to no customer: only staff hear of them, and nothing follows. */
export const StaffEvent = z.object({
  kind: z.enum(['question.asked', 'question.answered', 'rota.changed']),
  customer_id: z.null(),
  payload: nothing,
});
