import { reasonWords } from '#contract/conversations/handoff-reasons.ts';
import * as copyInEnglish from '#contract/messages/en/notifications/notices.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { type ConversationRecord, findThread, isRungAlready, messageBody } from '#features/conversations';
import { ownerQuestion } from '#features/knowledge';
import { findProperty } from '#features/properties';
import { dangerWords } from '#server/kernel/labels.ts';
import { retold } from '#server/kernel/retold.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { MakeNotice, Notice } from './notices.ts';

const copy = spoken(copyInEnglish);

/** A chat comes to a person. An emergency and a job that nobody took are told as what they are. */
export const personRequested: MakeNotice<'conversation.handoff_requested'> = async (unit, event) => {
  const { reason, cause, again } = event.payload;
  if (cause || again) return undefined;
  const thread = await findThread(unit, event.conversation_id);
  if (reason === 'people_answer') return leftToPeople(unit, thread);
  return {
    kind: 'person_requested',
    title: fill(copy.personNeeded, { place: await placeNameOf(unit, thread) }),
    message: fill(copy.personNeededText, { guest: whoOf(thread), reason: retold(reasonWords(reason)) }),
    untilRead: true,
  };
};

/** The owner wants it so: they are told that somebody waits. */
async function leftToPeople(unit: UnitOfWork, thread: ConversationRecord): Promise<Notice> {
  return {
    kind: 'reply_waiting',
    title: fill(copy.guestWaits, { place: await placeNameOf(unit, thread) }),
    message: fill(copy.guestWaitsText, { guest: whoOf(thread) }),
    untilRead: true,
  };
}

/** The assistant proposes, a person sends: the owner may. None of the guest's words, which may hold a code. */
export const replyProposed: MakeNotice<'reply.proposed'> = async (unit, event) => {
  const thread = await findThread(unit, event.conversation_id);
  return {
    kind: 'reply_waiting',
    title: fill(copy.replyWaits, { place: await placeNameOf(unit, thread) }),
    message: fill(copy.replyWaitsText, { guest: whoOf(thread) }),
  };
};

export const emergency: MakeNotice<'conversation.emergency'> = async (unit, event) => {
  const { danger } = event.payload;
  const thread = await findThread(unit, event.conversation_id);
  if (thread.kind === 'guest' && (await isRungAlready(unit, thread, danger))) return undefined;
  return {
    kind: 'emergency',
    title: fill(copy.emergencyAt, { place: await placeNameOf(unit, thread) }),
    message: thread.guest_name
      ? fill(copy.emergencyText, { danger: dangerWords[danger], guest: thread.guest_name })
      : fill(copy.emergencyNobodyText, { danger: dangerWords[danger] }),
    untilRead: true,
  };
};

export const questionAsked: MakeNotice<'owner_question.asked'> = async (unit, { property_id, payload }) => {
  const { name } = await findProperty(unit, property_id);
  return {
    kind: 'owner_question',
    title: fill(copy.guestsQuestion, { property: name }),
    message: fill(copy.guestsQuestionText, { question: await ownerQuestion(unit, payload.question_id) }),
  };
};

/** A line that concerns the owner: the desk's to them, or a guest's in a chat that they have taken over. */
export const lineAdded: MakeNotice<'message.added'> = (unit, event) =>
  event.payload.thread === 'support' ? supportReplied(unit, event) : guestWroteToHost(unit, event);

const supportReplied: MakeNotice<'message.added'> = async (unit, event) => {
  const { author, kind, message_id } = event.payload;
  if (author !== 'agent' || kind !== 'text') return undefined;
  return {
    kind: 'support_reply',
    title: copy.teamReplied,
    message: await messageBody(unit, message_id),
    untilRead: true,
  };
};

/** None of the guest's words, which may hold a code. */
const guestWroteToHost: MakeNotice<'message.added'> = async (unit, { conversation_id, payload }) => {
  if (payload.author !== 'guest' || payload.state !== 'assigned') return undefined;
  const thread = await findThread(unit, conversation_id);
  if (thread.assigned_to !== thread.customer_id) return undefined;
  return {
    kind: 'reply_waiting',
    title: fill(copy.guestWroteToYou, { place: await placeNameOf(unit, thread) }),
    message: fill(copy.guestWroteToYouText, { guest: whoOf(thread) }),
    untilRead: true,
  };
};

const whoOf = ({ guest_name }: ConversationRecord) => guest_name ?? copy.aGuest;

async function placeNameOf(unit: UnitOfWork, thread: ConversationRecord): Promise<string> {
  if (thread.kind !== 'guest') return copy.theDesk;
  return (await findProperty(unit, thread.property_id)).name;
}
