import type { Conversation } from '#contract/conversations/conversations.ts';
import type { WritingMode } from '../drafts.ts';

export type UnsentLine = { mode: WritingMode; state: 'sending' | 'waiting' | 'failed' };

/**
 * Whether somebody waits for an answer in the chat as it stands before one: a reply that was written counts before the
 * server has said so. One that is older than the wait is no answer: whoever gave it has left since, or put the chat away.
 */
export function stillWaits(
  { waiting_since, messages, handoff }: Pick<Conversation, 'waiting_since' | 'messages' | 'handoff'>,
  unsent: readonly UnsentLine[],
): boolean {
  if (!waiting_since || unsent.some(({ mode, state }) => mode === 'reply' && state !== 'failed')) return false;
  const last = messages.findLast(({ kind }) => kind === 'text');
  if (last?.author !== 'agent' || last.created_at < waiting_since) return true;
  return handoff !== null && handoff.accepted_by === null && last.created_at < handoff.created_at;
}
