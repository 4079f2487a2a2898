// The question of one of the team to another for a chat, as a row: the one that is open, and how it ends.

import { and, eq } from 'drizzle-orm';
import type { TakeoverState } from '#contract/enumerations/conversations.ts';
import * as copyInEnglish from '#contract/messages/en/conversations/desk.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { newId } from '#server/db/tables/columns.ts';
import { takeovers } from '#server/db/tables/desk.ts';
import { isStaff } from '#server/kernel/actor.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { ConversationRecord } from './threads.ts';

const copy = spoken(copyInEnglish);

export type TakeoverRecord = typeof takeovers.$inferSelect;
type Settled = Exclude<TakeoverState, 'asked'>;
type NewTakeover = Pick<TakeoverRecord, 'state'> & Partial<TakeoverRecord>;

/** Of a thread that somebody has: whoever has it is the one from whom it goes. */
export async function addTakeover(unit: UnitOfWork, thread: ConversationRecord, what: NewTakeover): Promise<string> {
  const id = newId();
  await unit.tx.insert(takeovers).values({
    id,
    customer_id: thread.customer_id,
    conversation_id: thread.id,
    from_user: what.from_user ?? thread.assigned_to ?? unreached(thread),
    from_name: thread.assigned_name ?? copy.someColleague,
    created_at: unit.now,
    ...what,
  });
  return id;
}

const unreached = ({ id }: ConversationRecord): never => {
  throw new Error(`nobody has thread ${id}`);
};

export async function openAsk({ tx }: UnitOfWork, conversationId: string): Promise<TakeoverRecord | undefined> {
  const [row] = await tx
    .select()
    .from(takeovers)
    .where(and(eq(takeovers.conversation_id, conversationId), eq(takeovers.state, 'asked')));
  return row;
}

export async function settleAsk({ tx, now, actor }: UnitOfWork, id: string, state: Settled): Promise<void> {
  const by = isStaff(actor) ? { settled_by: actor.userId, settled_by_name: actor.name } : {};
  await tx
    .update(takeovers)
    .set({ state, settled_at: now, ...by })
    .where(and(eq(takeovers.id, id), eq(takeovers.state, 'asked')));
}

/** There is nothing to be asked for any more. */
export async function dropAsk(unit: UnitOfWork, conversationId: string): Promise<void> {
  const open = await openAsk(unit, conversationId);
  if (open) await settleAsk(unit, open.id, 'withdrawn');
}
