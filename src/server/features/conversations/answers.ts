import { and, asc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { ConversationState } from '#contract/enumerations/conversations.ts';
import { newId } from '#server/db/tables/columns.ts';
import { conversations, decisions, messages } from '#server/db/tables/conversations.ts';
import { allSettledInOrder } from '#server/kernel/all-settled-in-order.ts';
import { statement } from '#server/kernel/statement.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { ConversationRecord, GuestThreadRecord } from './threads.ts';

/** How long a node that says nothing more is held to be at an answer. Who takes longer says so (`renewAnswer`). */
const leaseMs = 2000;

/** With a person in the thread the assistant keeps quiet. */
const answered: ConversationState[] = ['assistant', 'waiting'];

/** A guest's thread in which an answer is due. */
export type DueThread = Pick<GuestThreadRecord, 'id' | 'customer_id' | 'property_id'>;

/** Takes the answering of a thread for this node; undefined when nothing is due or another node is at it. */
export async function claimAnswer(
  { tx, now }: UnitOfWork,
  conversationId: string,
): Promise<GuestThreadRecord | undefined> {
  const [row] = await tx
    .update(conversations)
    .set({ answering_by: newId(), answering_until: new Date(now.getTime() + leaseMs) })
    .where(
      and(
        eq(conversations.id, conversationId),
        eq(conversations.kind, 'guest'),
        isNotNull(conversations.answer_due_since),
        inArray(conversations.state, answered),
        or(isNull(conversations.answering_until), lt(conversations.answering_until, now)),
      ),
    )
    .returning();
  return row as GuestThreadRecord | undefined; // by the condition on its kind
}

/** Its node is still at it. Does nothing where the answer is settled or another node's by now. */
export async function renewAnswer({ tx, now }: UnitOfWork, thread: GuestThreadRecord): Promise<void> {
  if (!thread.answering_by) return;
  await tx
    .update(conversations)
    .set({ answering_until: new Date(now.getTime() + leaseMs) })
    .where(and(eq(conversations.id, thread.id), eq(conversations.answering_by, thread.answering_by)));
}

/** Another node answers this by now, or has. */
export class LeaseLost extends Error {
  override name = 'LeaseLost';
}

/**
 * Ends the lease: these lines are answered. True when one that came in the meantime is due. @throws when the lease
 * `thread` was claimed with is another node's by now, so that nothing is answered twice
 */
export async function settleAnswer(
  unit: UnitOfWork,
  thread: ConversationRecord,
  answered: { messageIds: string[]; dialogue: Record<string, unknown>; language: string },
): Promise<boolean> {
  const { tx } = unit;
  const ids = answered.messageIds;
  // Sent together, run one after the other: the second counts what the first has left due.
  const lines = ids.length
    ? tx.update(messages).set({ answer_due: false }).where(inArray(messages.id, ids))
    : undefined;
  const settled = tx
    .update(conversations)
    .set({
      answering_by: null,
      answering_until: null,
      dialogue: answered.dialogue,
      language: answered.language,
      answer_due_since: sql`(select min(m.created_at) from messages m where m.conversation_id = ${thread.id} and m.answer_due)`,
    })
    .where(
      and(
        eq(conversations.id, thread.id),
        thread.answering_by ? eq(conversations.answering_by, thread.answering_by) : undefined,
      ),
    )
    .returning({ due: conversations.answer_due_since });
  const [, [row]] = await allSettledInOrder(lines, settled);
  if (!row) throw new LeaseLost('the lease of this answer was lost');
  return row.due !== null;
}

/** A person has the thread now: nothing is left for the assistant to answer. */
export async function dropDueAnswers({ tx }: UnitOfWork, conversationId: string): Promise<void> {
  await tx
    .update(messages)
    .set({ answer_due: false })
    .where(and(eq(messages.conversation_id, conversationId), messages.answer_due));
}

/** Threads whose answer is overdue with nobody at it: a node died in the middle. Who waits longest comes first. */
export async function overdueAnswers({ tx, now }: UnitOfWork): Promise<DueThread[]> {
  return tx
    .select({
      id: conversations.id,
      customer_id: conversations.customer_id,
      property_id: sql<string>`${conversations.property_id}`,
    })
    .from(conversations)
    .where(
      and(
        eq(conversations.kind, 'guest'),
        lt(conversations.answer_due_since, new Date(now.getTime() - leaseMs)),
        inArray(conversations.state, answered),
        or(isNull(conversations.answering_until), lt(conversations.answering_until, now)),
      ),
    )
    .orderBy(asc(conversations.answer_due_since))
    .limit(100);
}

export type NewDecision = {
  messageId: string | null;
  engine: string;
  reasonCode: string;
  trace: Record<string, unknown>;
};

/** Glass box: keeps why it answered so. */
export async function recordDecision(
  unit: UnitOfWork,
  thread: ConversationRecord,
  decision: NewDecision,
): Promise<void> {
  const { id: conversationId, customer_id: customerId } = thread;
  await keeping(unit).execute({ ...decision, id: newId(), customerId, conversationId, now: unit.now });
}

const { placeholder } = sql;
const keeping = statement((tx) =>
  tx.insert(decisions).values({
    id: placeholder('id'),
    customer_id: placeholder('customerId'),
    conversation_id: placeholder('conversationId'),
    message_id: placeholder('messageId'),
    engine: placeholder('engine'),
    reason_code: placeholder('reasonCode'),
    trace: placeholder('trace'),
    created_at: placeholder('now'),
  }),
);
