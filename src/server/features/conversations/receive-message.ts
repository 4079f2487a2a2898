import { eq } from 'drizzle-orm';
import { conversations } from '#server/db/tables/conversations.ts';
import type { Unit } from '#server/kernel/transaction.ts';
import { slaDue } from './policy.ts';
import { type MessageRecord, type NewMessage, postMessage } from './post-message.ts';
import type { ConversationRecord } from './threads.ts';

export type GuestMessage = Pick<NewMessage, 'body' | 'client_id' | 'photo_id' | 'created_at'>;

/**
 * A guest wrote. Whoever has the thread is called: the assistant is due an answer, a person's clock starts, and a thread
 * that was put away comes back. With autonomy off the thread waits for a person.
 */
export async function receiveMessage(
  unit: Unit,
  thread: ConversationRecord,
  message: GuestMessage,
  autonomous: boolean,
): Promise<{ message: MessageRecord; fresh: boolean }> {
  const posted = await postMessage(unit, thread, { ...message, author: 'guest', author_name: thread.guest_name });
  const fresh = posted.created_at.getTime() === (message.created_at ?? unit.now).getTime();
  if (fresh)
    await unit.tx
      .update(conversations)
      .set(callFor(thread, unit.now, autonomous))
      .where(eq(conversations.id, thread.id));
  return { message: posted, fresh };
}

function callFor(thread: ConversationRecord, now: Date, autonomous: boolean): Partial<ConversationRecord> {
  const withPerson = thread.state === 'waiting' || thread.state === 'assigned' || thread.state === 'snoozed';
  if (withPerson || !autonomous) {
    return {
      state: thread.state === 'assigned' ? 'assigned' : 'waiting',
      snoozed_until: null,
      waiting_since: thread.waiting_since ?? now,
      sla_due_at: thread.sla_due_at ?? slaDue(thread.urgency, now),
    };
  }
  return { state: 'assistant', answer_due_since: thread.answer_due_since ?? now };
}
