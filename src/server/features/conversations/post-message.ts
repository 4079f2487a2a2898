import { and, eq, sql } from 'drizzle-orm';
import type { Source } from '#contract/conversations/messages.ts';
import type { MessageAuthor, MessageKind } from '#contract/enumerations/conversations.ts';
import { newId } from '#server/db/tables/columns.ts';
import { conversations, messages } from '#server/db/tables/conversations.ts';
import { allSettledInOrder } from '#server/kernel/all-settled-in-order.ts';
import { statement } from '#server/kernel/statement.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { type ConversationRecord, idsOfThread, type ThreadChanges } from './threads.ts';

export type MessageRecord = typeof messages.$inferSelect;

export type NewMessage = {
  /** For whoever has to name it beforehand. */
  id?: string;
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
 * Adds a line to a thread, with `changes` to the thread that follow from it. The same `client_id` again gives the line
 * it made the first time and changes nothing.
 */
export async function postMessage(
  unit: UnitOfWork,
  thread: ConversationRecord,
  message: NewMessage,
  changes: ThreadChanges = {},
): Promise<MessageRecord> {
  const id = message.id ?? newId();
  const adding = insertion(unit).execute({ ...empty, ...message, ...messageKeys(unit, thread, message), id });
  // Only one that was sent before can be refused; of any other all that follows goes along with it.
  const sent = message.client_id ? await adding : undefined;
  if (sent && !sent[0]) return findByClientId(unit, thread.id, message.client_id ?? '');
  const [[row]] = await allSettledInOrder(sent ?? adding, updateThread(unit, thread, { ...message, id }, changes));
  if (!row) throw new Error('insert returned no row');
  return row;
}

const empty = {
  author_id: null,
  author_name: null,
  sources: [],
  secret_names: [],
  work_order_id: null,
  photo_id: null,
  client_id: null,
  answer_due: false,
};

const messageKeys = (
  unit: UnitOfWork,
  thread: ConversationRecord,
  { kind = 'text', created_at = unit.now }: NewMessage,
) => ({
  customer_id: thread.customer_id,
  conversation_id: thread.id,
  kind,
  created_at,
});

const { placeholder } = sql;
const insertion = statement((tx) =>
  tx
    .insert(messages)
    .values({
      id: placeholder('id'),
      customer_id: placeholder('customer_id'),
      conversation_id: placeholder('conversation_id'),
      author: placeholder('author'),
      author_id: placeholder('author_id'),
      author_name: placeholder('author_name'),
      kind: placeholder('kind'),
      body: placeholder('body'),
      sources: placeholder('sources'),
      secret_names: placeholder('secret_names'),
      work_order_id: placeholder('work_order_id'),
      photo_id: placeholder('photo_id'),
      client_id: placeholder('client_id'),
      answer_due: placeholder('answer_due'),
      created_at: placeholder('created_at'),
    })
    .onConflictDoNothing()
    .returning(),
);

/** What the new line means to its thread, and whoever hears of it. */
async function updateThread(
  unit: UnitOfWork,
  thread: ConversationRecord,
  { id, author, body, kind = 'text', created_at: at = unit.now }: NewMessage & { id: string },
  changes: ThreadChanges,
): Promise<void> {
  const shown = kind === 'note' ? {} : { preview: body.slice(0, previewLength), last_message_at: at };
  await allSettledInOrder(
    unit.tx
      .update(conversations)
      .set({ ...shown, ...changes, updated_at: unit.now })
      .where(eq(conversations.id, thread.id)),
    unit.emit({
      kind: 'message.added',
      ...idsOfThread(thread),
      payload: { message_id: id, author, kind, thread: thread.kind, state: changes.state ?? thread.state },
    }),
  );
}

async function findByClientId({ tx }: UnitOfWork, conversationId: string, clientId: string): Promise<MessageRecord> {
  const [row] = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.conversation_id, conversationId), eq(messages.client_id, clientId)));
  if (!row) throw new Error('a message was refused that no earlier one explains');
  return row;
}
