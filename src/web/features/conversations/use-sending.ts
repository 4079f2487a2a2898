import type { Conversation } from '#contract/conversations/conversations.ts';
import type { Message } from '#contract/conversations/messages.ts';
import { api, hasStatus, messageOf } from '../../lib/http/api.ts';
import { orpc, queryClient } from '../../lib/http/query.ts';
import { keepDraft, type WritingMode } from './drafts.ts';
import { type Line, type Unsent, useUnsentLines } from './unsent-lines.ts';

type DeskLine = Line & { id: string; mode: WritingMode };
export type UnsentAtDesk = Unsent<DeskLine>;

/** Sends an agent's lines. When a colleague has the chat the text goes back to the draft and `onConflict` is told. */
export function useSending(threadId: string, onConflict: (message: string) => void) {
  const { unsent, send, retry } = useUnsentLines<DeskLine>(['send', threadId], {
    deliver: ({ mode, ...line }) => (mode === 'note' ? api.conversations.note(line) : api.conversations.reply(line)),
    onSent: (message, line) => addMessage(line.id, message),
    onError: (error, line) => {
      if (!hasStatus(error, 409)) return false;
      keepDraft(line.id, line.mode, line.message);
      void queryClient.invalidateQueries({ queryKey: orpc.conversations.key() });
      onConflict(messageOf(error));
      return true;
    },
  });
  return { unsent, send: (mode: WritingMode, message: string) => send({ id: threadId, mode, message }), retry };
}

/** The answer of the server takes the line's place before the list is fetched again. */
export function addMessage(threadId: string, message: Message) {
  const queryKey = orpc.conversations.get.queryKey({ input: { id: threadId } });
  queryClient.setQueryData(queryKey, (thread: Conversation | undefined) =>
    thread && !thread.messages.some(({ id }) => id === message.id)
      ? { ...thread, messages: [...thread.messages, message] }
      : thread,
  );
  void queryClient.invalidateQueries({ queryKey: orpc.conversations.key() });
}
