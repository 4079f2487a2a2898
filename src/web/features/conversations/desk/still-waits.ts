import type { Conversation } from '#contract/conversations/conversations.ts';
import type { WritingMode } from '../drafts.ts';

export type UnsentLine = { mode: WritingMode; state: 'sending' | 'waiting' | 'failed' };

/**
 * Whether somebody waits for an answer in the chat as it stands before one: a reply that was written counts before the
 * server has said so.
 */
export function stillWaits(
  { waiting_since, messages }: Pick<Conversation, 'waiting_since' | 'messages'>,
  unsent: readonly UnsentLine[],
): boolean {
  if (!waiting_since || unsent.some(({ mode, state }) => mode === 'reply' && state !== 'failed')) return false;
  const said = messages.filter(({ kind }) => kind === 'text');
  return said.at(-1)?.author !== 'agent';
}
