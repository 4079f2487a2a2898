import { reasonWords } from '#contract/conversations/handoff-reasons.ts';
import { dangerWords } from '#contract/enumerations/conversations.ts';
import { type ConversationRecord, findThread, isRungAlready, messageBody } from '#features/conversations';
import { ownerQuestion } from '#features/knowledge';
import { findProperty } from '#features/properties';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { MakeNotice, Notice } from './notices.ts';

/** A chat comes to a person. An emergency and a job that nobody took are told as what they are. */
export const personRequested: MakeNotice<'conversation.handoff_requested'> = async (unit, event) => {
  const { reason, cause, again } = event.payload;
  if (cause || again) return undefined;
  const thread = await findThread(unit, event.conversation_id);
  if (reason === 'people_answer') return leftToPeople(unit, thread);
  return {
    kind: 'person_requested',
    title: `A guest needs a person at ${await placeNameOf(unit, thread)}`,
    message: `${whoOf(thread)}: ${reasonWords(reason)} The Porchlight team has been called.`,
    untilRead: true,
  };
};

/** The owner wants it so: they are told that somebody waits. */
async function leftToPeople(unit: UnitOfWork, thread: ConversationRecord): Promise<Notice> {
  return {
    kind: 'reply_waiting',
    title: `A guest waits for a person at ${await placeNameOf(unit, thread)}`,
    message: `${whoOf(thread)} wrote. People answer there, as you want it, and the Porchlight team has been called.`,
    untilRead: true,
  };
}

/** The assistant proposes, a person sends: the owner may. None of the guest's words, which may hold a code. */
export const replyProposed: MakeNotice<'reply.proposed'> = async (unit, event) => {
  const thread = await findThread(unit, event.conversation_id);
  return {
    kind: 'reply_waiting',
    title: `A reply to a guest at ${await placeNameOf(unit, thread)} waits for you`,
    message: `${whoOf(thread)} wrote, and the assistant proposes what to say. Nothing is sent before you or the Porchlight team send it; you can change it or drop it.`,
  };
};

export const emergency: MakeNotice<'conversation.emergency'> = async (unit, event) => {
  const { danger } = event.payload;
  const thread = await findThread(unit, event.conversation_id);
  if (thread.kind === 'guest' && (await isRungAlready(unit, thread, danger))) return undefined;
  return {
    kind: 'emergency',
    title: `Emergency at ${await placeNameOf(unit, thread)}`,
    message: `${dangerWords[danger]}, says ${thread.guest_name ?? 'a guest'}. They were told what to do at once, and the Porchlight team has been called.`,
    untilRead: true,
  };
};

export const questionAsked: MakeNotice<'owner_question.asked'> = async (unit, { property_id, payload }) => {
  const { name } = await findProperty(unit, property_id);
  return {
    kind: 'owner_question',
    title: `A guest's question about ${name}`,
    message: `We found no answer in what you wrote about it: “${await ownerQuestion(unit, payload.question_id)}”`,
  };
};

/** The desk answered the owner. */
export const supportReplied: MakeNotice<'message.added'> = async (unit, event) => {
  const { author, kind, thread, message_id } = event.payload;
  if (thread !== 'support' || author !== 'agent' || kind !== 'text') return undefined;
  return {
    kind: 'support_reply',
    title: 'The Porchlight team replied',
    message: await messageBody(unit, message_id),
    untilRead: true,
  };
};

const whoOf = ({ guest_name }: ConversationRecord) => guest_name ?? 'A guest';

async function placeNameOf(unit: UnitOfWork, thread: ConversationRecord): Promise<string> {
  if (thread.kind !== 'guest') return 'the desk';
  return (await findProperty(unit, thread.property_id)).name;
}
