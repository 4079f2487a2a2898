import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { comesBackTo, slaDue } from './policy.ts';
import { type MessageRecord, type NewMessage, postMessage } from './post-message.ts';
import type { ConversationRecord, ThreadChanges } from './threads.ts';

export type GuestMessage = Pick<NewMessage, 'body' | 'client_id' | 'photo_id' | 'created_at'>;

/**
 * A guest wrote. Whoever has the thread is called: an answer of the assistant is due unless a person has it, a person's
 * clock starts where one was asked for, and a thread that was put away comes back.
 */
export function receiveMessage(
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
  return postMessage(unit, thread, line, callFor(thread, message.created_at ?? unit.now, autonomous));
}

function callFor(thread: ConversationRecord, at: Date, autonomous: boolean): ThreadChanges {
  const clock = {
    waiting_since: thread.waiting_since ?? at,
    sla_due_at: thread.sla_due_at ?? slaDue(thread.urgency, at),
    snoozed_until: null,
  };
  if (thread.assigned_to !== null) return { ...clock, state: comesBackTo(thread) };
  const due = { answer_due_since: thread.answer_due_since ?? at };
  // One that was closed while they waited for a person is a person's still.
  const wasLeft = thread.state === 'done' && thread.waiting_since !== null;
  const forPerson = thread.state === 'waiting' || thread.state === 'snoozed' || wasLeft || !autonomous;
  return forPerson ? { ...clock, ...due, state: 'waiting' } : { ...due, state: 'assistant' };
}
