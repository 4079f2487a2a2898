import type { ChatState } from './chat-state.ts';

/** What the assistant has said so far of its reply to the last that the guest wrote; null once it has replied. */
export function replySoFar({ thread, soFar }: Pick<ChatState, 'thread' | 'soFar'>): string | null {
  if (!thread || !soFar) return null;
  const at = thread.messages.findIndex(({ id }) => id === soFar.answers);
  const isOpen = at >= 0 && thread.messages.slice(at).every(({ author }) => author === 'guest');
  return isOpen ? soFar.body : null;
}
