import { and, desc, eq, sql } from 'drizzle-orm';
import type { ReplyDraft } from '#contract/assistant/reply-drafts.ts';
import * as ofNotes from '#contract/messages/en/assistant/notes.ts';
import * as copyInEnglish from '#contract/messages/en/conversations/proposals.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { newId } from '#server/db/tables/columns.ts';
import { replyDrafts } from '#server/db/tables/conversations.ts';
import { conflict, notFound } from '#server/kernel/errors.ts';
import { retold } from '#server/kernel/retold.ts';
import { statement } from '#server/kernel/statement.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { type ConversationRecord, idsOfThread } from './threads.ts';

const copy = spoken(copyInEnglish);

export type DraftRecord = typeof replyDrafts.$inferSelect;

export type NewDraft = {
  body: string;
  /** The guest's lines it answers. */
  messageIds: string[];
  /** What the assistant decided; opaque here. `will` are sentences for whoever sends it. */
  decision: Record<string, unknown> & { will: string[] };
};

/** Keeps what the assistant would say until a person sends it; one that waited before is replaced. */
export async function saveDraft(unit: UnitOfWork, thread: ConversationRecord, draft: NewDraft): Promise<void> {
  const waitedBefore = await settleDrafts(unit, thread.id, 'replaced');
  await unit.tx.insert(replyDrafts).values({
    id: newId(),
    customer_id: thread.customer_id,
    conversation_id: thread.id,
    body: draft.body,
    message_ids: draft.messageIds,
    decision: draft.decision,
    created_at: unit.now,
  });
  await unit.emit({ kind: 'conversation.changed', ...idsOfThread(thread) });
  // Who was told of the one before and has not looked at it yet is not told again.
  if (!waitedBefore) await unit.emit({ kind: 'reply.proposed', ...idsOfThread(thread) });
}

export async function waitingDraft(unit: UnitOfWork, conversationId: string): Promise<DraftRecord | undefined> {
  const [row] = await waiting(unit).execute({ conversationId });
  return row;
}

const waiting = statement((tx) =>
  tx
    .select()
    .from(replyDrafts)
    .where(and(eq(replyDrafts.conversation_id, sql.placeholder('conversationId')), eq(replyDrafts.state, 'waiting')))
    .orderBy(desc(replyDrafts.created_at))
    .limit(1),
);

/** The thread a draft is for. @throws NOT_FOUND when the unit's actor cannot see it */
export async function threadOfDraft({ tx }: UnitOfWork, id: string): Promise<string> {
  const [row] = await tx
    .select({ conversation_id: replyDrafts.conversation_id })
    .from(replyDrafts)
    .where(eq(replyDrafts.id, id));
  if (!row) throw notFound();
  return row.conversation_id;
}

/**
 * Under its thread's lock, as everything that settles drafts. @throws CONFLICT when it was sent, dropped or replaced
 * before
 */
export async function openDraft({ tx }: UnitOfWork, id: string): Promise<DraftRecord> {
  const [row] = await tx.select().from(replyDrafts).where(eq(replyDrafts.id, id));
  if (!row) throw notFound();
  if (row.state === 'replaced') throw conflict(copy.isReplaced);
  if (row.state !== 'waiting') throw conflict(copy.isSettled);
  return row;
}

/**
 * Nothing of a thread waits any more: it was sent, dropped, or there is something newer. @returns whether anything did
 */
export async function settleDrafts(
  unit: UnitOfWork,
  conversationId: string,
  state: 'sent' | 'dropped' | 'replaced',
): Promise<boolean> {
  const { tx, actor, now } = unit;
  const by = 'userId' in actor ? { settled_by: actor.userId, settled_by_name: actor.name } : {};
  const [settled] = await tx
    .update(replyDrafts)
    .set({ state, settled_at: now, ...by })
    .where(and(eq(replyDrafts.conversation_id, conversationId), eq(replyDrafts.state, 'waiting')))
    .returning({ customer_id: replyDrafts.customer_id });
  if (!settled) return false;
  await unit.emit({ kind: 'conversation.changed', conversation_id: conversationId, property_id: null, ...settled });
  return true;
}

export function toDraft(row: DraftRecord | undefined): ReplyDraft | null {
  if (!row) return null;
  const will = Array.isArray(row.decision.will) ? row.decision.will.map((line) => retold(String(line), ofNotes)) : [];
  return { id: row.id, body: row.body, will, created_at: row.created_at.toISOString() };
}
