// A guest who was asked for the stay check has passed it: what they had asked for is answered without their asking
// again.
import { and, desc, eq, isNull } from 'drizzle-orm';
import { findGuestThread } from '#features/conversations';
import { conversations, messages } from '#server/db/tables/conversations.ts';
import type { Deps } from '#server/kernel/context.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { DialogueState } from '../conversation-state/dialogue-state.ts';
import { answerConversation } from './answer.ts';

export async function resumeAfterCheck(unit: UnitOfWork, deps: Deps, conversationId: string): Promise<void> {
  const thread = await findGuestThread(unit, conversationId);
  const state = DialogueState.safeParse(thread.dialogue);
  if (!state.success || state.data.pending?.kind !== 'secret') return;
  const [asked] = await unit.tx
    .select({ id: messages.id, at: messages.created_at })
    .from(messages)
    .where(and(eq(messages.conversation_id, conversationId), eq(messages.author, 'guest'), isNull(messages.photo_id)))
    .orderBy(desc(messages.created_at))
    .limit(1);
  if (!asked) return;
  await unit.tx.update(messages).set({ answer_due: true }).where(eq(messages.id, asked.id));
  await unit.tx.update(conversations).set({ answer_due_since: asked.at }).where(eq(conversations.id, conversationId));
  unit.afterCommit(() => answerConversation(deps, thread));
}
