import { and, eq, isNull } from 'drizzle-orm';
import { conversations } from '#server/db/tables/conversations.ts';
import { handoffs } from '#server/db/tables/desk.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { asThread, type ConversationRecord, idsOfThread, type ThreadChanges } from './threads.ts';

/** Nobody has it, and nobody waits in it; its clocks are ended apart (`sla/clocks.ts`). */
export const nobody = {
  assigned_to: null,
  assigned_name: null,
  waiting_since: null,
  snoozed_until: null,
};

export const endHandoff = ({ tx, now }: UnitOfWork, id: string) =>
  tx
    .update(handoffs)
    .set({ ended_at: now })
    .where(and(eq(handoffs.conversation_id, id), isNull(handoffs.ended_at)));

/** Changes a thread that is held, and tells whoever looks at it. */
export async function change(
  unit: UnitOfWork,
  thread: ConversationRecord,
  changes: ThreadChanges,
): Promise<ConversationRecord> {
  const [row] = await unit.tx
    .update(conversations)
    .set({ ...changes, updated_at: unit.now })
    .where(eq(conversations.id, thread.id))
    .returning();
  if (!row) throw new Error(`thread ${thread.id} vanished under its lock`);
  await unit.emit({ kind: 'conversation.changed', ...idsOfThread(row), payload: { state: row.state } });
  return asThread(row);
}
