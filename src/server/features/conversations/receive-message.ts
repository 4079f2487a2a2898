import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { holdReplies } from './later-replies/hold.ts';
import { comesBackTo, holderOf } from './policy.ts';
import { type MessageRecord, type NewMessage, postMessage } from './post-message.ts';
import { callForPerson, guestWaits } from './sla/clocks.ts';
import type { ConversationRecord, ThreadChanges } from './threads.ts';

export type GuestMessage = Pick<NewMessage, 'body' | 'client_id' | 'photo_id' | 'created_at'>;

/**
 * A guest wrote. Whoever has the thread is called: an answer of the assistant is due unless a person has it, a person's
 * clock starts where one was asked for, and a thread that was put away comes back.
 */
export async function receiveMessage(
  unit: UnitOfWork,
  thread: ConversationRecord,
  message: GuestMessage,
  autonomous: boolean,
): Promise<MessageRecord> {
  const line = {
    ...message,
    author: 'guest',
    author_name: thread.guest_name,
    answer_due: thread.assigned_to === null,
  } as const;
  await holdReplies(unit, thread.id);
  return postMessage(unit, thread, line, await callFor(unit, thread, message.created_at ?? unit.now, autonomous));
}

async function callFor(
  unit: UnitOfWork,
  thread: ConversationRecord,
  at: Date,
  autonomous: boolean,
): Promise<ThreadChanges> {
  const waiting = { waiting_since: thread.waiting_since ?? at, snoozed_until: null };
  if (thread.assigned_to !== null) {
    // The owner has it: no word of the team's is due.
    const clocks = holderOf(thread) === 'owner' ? {} : await guestWaits(unit, thread, at);
    return { ...waiting, ...clocks, state: comesBackTo(thread) };
  }
  const due = { answer_due_since: thread.answer_due_since ?? at };
  // One that was closed while they waited for a person is a person's still.
  const wasLeft = thread.state === 'done' && thread.waiting_since !== null;
  const forPerson = thread.state === 'waiting' || thread.state === 'snoozed' || wasLeft || !autonomous;
  if (!forPerson) return { ...due, state: 'assistant' };
  return { ...waiting, ...due, ...(await callForPerson(unit, thread, { at })), state: 'waiting' };
}
