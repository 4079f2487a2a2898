// How a chat stood before it was closed, and back to that.

import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import * as copyInEnglish from '#contract/messages/en/conversations/desk.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { newId } from '#server/db/tables/columns.ts';
import { replyDrafts } from '#server/db/tables/conversations.ts';
import { alarms, closings, handoffs } from '#server/db/tables/desk.ts';
import type { Staff } from '#server/kernel/actor.ts';
import { conflict } from '#server/kernel/errors.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { waitingDraft } from './drafts.ts';
import { lockThread } from './hand-over.ts';
import { change } from './thread-changes.ts';
import type { ConversationRecord, ThreadChanges } from './threads.ts';

const copy = spoken(copyInEnglish);

/** So long after it a closing is undone: the button is there for seconds, and a slow line may take its time. */
const undoMs = 10 * 60_000;

/** Before anything of it is ended. */
export async function keepClosing(unit: UnitOfWork, thread: ConversationRecord, staff: Staff): Promise<void> {
  const { tx, now } = unit;
  const [handoff] = await tx
    .select({ id: handoffs.id })
    .from(handoffs)
    .where(and(eq(handoffs.conversation_id, thread.id), isNull(handoffs.ended_at)));
  const [alarm] = await tx
    .select({ id: alarms.id })
    .from(alarms)
    .where(and(eq(alarms.conversation_id, thread.id), isNull(alarms.ended_at)));
  const draft = await waitingDraft(unit, thread.id);
  await tx.insert(closings).values({
    id: newId(),
    customer_id: thread.customer_id,
    conversation_id: thread.id,
    closed_by: staff.userId,
    closed_by_name: staff.name,
    created_at: now,
    before: {
      state: thread.state,
      assigned_to: thread.assigned_to,
      assigned_name: thread.assigned_name,
      waiting_since: thread.waiting_since?.toISOString() ?? null,
      snoozed_until: thread.snoozed_until?.toISOString() ?? null,
      handoff: handoff?.id ?? null,
      alarm: alarm?.id ?? null,
      draft: draft?.id ?? null,
    },
  });
}

/**
 * As it stood before this agent closed it: clocks, call for a person, proposal and alarm go on. @throws CONFLICT when it
 * goes on already, or was closed by somebody else or too long ago
 */
export async function reopenThread(unit: UnitOfWork, staff: Staff, id: string): Promise<ConversationRecord> {
  const { tx, now } = unit;
  const thread = await lockThread(unit, id);
  const [closing] = await tx
    .select()
    .from(closings)
    .where(and(eq(closings.conversation_id, id), gt(closings.created_at, new Date(now.getTime() - undoMs))))
    .orderBy(desc(closings.created_at), desc(closings.id))
    .limit(1);
  const isMine = closing?.closed_by === staff.userId && !closing.reopened_at;
  if (thread.state !== 'done' || !closing || !isMine) throw conflict(copy.alreadyReopened);
  const { handoff, alarm, draft, ...before } = closing.before;
  await tx.update(closings).set({ reopened_at: now }).where(eq(closings.id, closing.id));
  if (handoff) await tx.update(handoffs).set({ ended_at: null }).where(eq(handoffs.id, handoff));
  if (alarm)
    await tx
      .update(alarms)
      .set({ ...untaken, ended_at: null })
      .where(eq(alarms.id, alarm));
  if (draft)
    await tx
      .update(replyDrafts)
      .set({ ...unsettled, state: 'waiting' })
      .where(eq(replyDrafts.id, draft));
  return change(unit, thread, asBefore(before));
}

const untaken = { acknowledged_by: null, acknowledged_by_name: null, acknowledged_at: null };
const unsettled = { settled_by: null, settled_by_name: null, settled_at: null };

/** What `keepClosing` wrote. */
const asBefore = (before: Record<string, string | null>): ThreadChanges => ({
  ...(before as Pick<ConversationRecord, 'state' | 'assigned_to' | 'assigned_name'>), // the same columns
  waiting_since: dateOf(before.waiting_since),
  snoozed_until: dateOf(before.snoozed_until),
});

const dateOf = (at: string | null | undefined): Date | null => (at ? new Date(at) : null);
