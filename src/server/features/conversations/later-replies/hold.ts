import { and, eq, isNull } from 'drizzle-orm';
import { laterReplies } from '#server/db/tables/later-replies.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

/** The guest wrote: what was to be said may no longer be right, and waits for a yes. The chat's row is held. */
export async function holdReplies({ tx, now }: UnitOfWork, conversationId: string): Promise<void> {
  await tx
    .update(laterReplies)
    .set({ asks_since: now })
    .where(and(eq(laterReplies.conversation_id, conversationId), isNull(laterReplies.asks_since)));
}
