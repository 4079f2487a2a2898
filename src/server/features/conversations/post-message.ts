import { and, eq } from 'drizzle-orm';
import type { Source } from '#contract/conversations.ts';
import type { MessageAuthor, MessageKind } from '#contract/enumerations.ts';
import { newId } from '#server/db/tables/columns.ts';
import { conversations, messages } from '#server/db/tables/conversations.ts';
import type { Unit } from '#server/kernel/transaction.ts';
import { type ConversationRecord, idsOfThread, type ThreadChanges } from './threads.ts';

export type MessageRecord = typeof messages.$inferSelect;

export type NewMessage = {
  author: MessageAuthor;
  author_id?: string | null;
  author_name?: string | null;
  kind?: MessageKind;
  body: string;
  sources?: Source[];
  /** Secrets that `body` names as `{{secret:<name>}}`; released before, filled in on reading. */
  secret_names?: string[];
  work_order_id?: string | null;
  photo_id?: string | null;
  client_id?: string | null;
  /** A guest's line that the assistant has to answer. */
  answer_due?: boolean;
  created_at?: Date;
};

const previewLength = 160;

/**
 * Adds a line to a thread, with `changes` to the thread that follow from it. The same `client_id` again gives the line it
 * made the first time and changes nothing.
 */
export async function postMessage(
  unit: Unit,
  thread: ConversationRecord,
  message: NewMessage,
  changes: ThreadChanges = {},
): Promise<MessageRecord> {
  const { tx } = unit;
  const at = message.created_at ?? unit.now;
  const kind = message.kind ?? 'text';
  const [row] = await tx
    .insert(messages)
    .values({
      ...message,
      id: newId(),
      customer_id: thread.customer_id,
      conversation_id: thread.id,
      kind,
      created_at: at,
    })
    .onConflictDoNothing()
    .returning();
  if (!row) return findByClientId(unit, thread.id, message.client_id ?? '');
  const shown = kind === 'note' ? {} : { preview: message.body.slice(0, previewLength), last_message_at: at };
  await Promise.all([
    tx
      .update(conversations)
      .set({ ...shown, ...changes, updated_at: unit.now })
      .where(eq(conversations.id, thread.id)),
    unit.emit({
      kind: 'message.added',
      ...idsOfThread(thread),
      data: { message_id: row.id, author: row.author, kind, thread: thread.kind, state: thread.state },
    }),
  ]);
  return row;
}

async function findByClientId({ tx }: Unit, conversationId: string, clientId: string): Promise<MessageRecord> {
  const [row] = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.conversation_id, conversationId), eq(messages.client_id, clientId)));
  if (!row) throw new Error('a message was refused that no earlier one explains');
  return row;
}
