import { useMutation, useMutationState } from '@tanstack/react-query';
import type { Conversation, Message } from '#contract/conversations.ts';
import { api, hasStatus, messageOf } from '../../lib/api.ts';
import { orpc, queryClient } from '../../lib/query.ts';
import { keepDraft, type WritingMode } from './drafts.ts';

/** A line on its way. `client_id` makes a second try the same message, not another one. */
type Line = { id: string; mode: WritingMode; message: string; client_id: string };
/** A line that the server has not confirmed yet, as the thread shows it. */
export type Unsent = Line & { state: 'sending' | 'waiting' | 'failed'; at: string };

/**
 * Sends lines of one thread. They stand in the thread at once, go on sending while another thread is open, and stay
 * with "Try again" when they fail. When a colleague has the chat the text goes back to the draft and `onConflict` is told.
 */
export function useSending(threadId: string, onConflict: (message: string) => void) {
  const mutationKey = ['send', threadId];
  const { mutate } = useMutation({
    mutationKey,
    gcTime: Number.POSITIVE_INFINITY, // a failed line must not vanish by itself
    mutationFn: ({ mode, ...line }: Line) =>
      mode === 'note' ? api.conversations.note(line) : api.conversations.reply(line),
    onSuccess: (message, line) => {
      addMessage(line.id, message);
      forget(line.client_id);
    },
    onError: (error, line) => {
      if (!hasStatus(error, 409)) return;
      keepDraft(line.id, line.mode, line.message);
      forget(line.client_id);
      void queryClient.invalidateQueries({ queryKey: orpc.conversations.key() });
      onConflict(messageOf(error));
    },
  });
  const unsent = useMutationState({
    filters: { mutationKey, predicate: ({ state }) => state.status === 'pending' || state.status === 'error' },
    select: ({ state }): Unsent => ({
      ...(state.variables as Line), // only lines are sent under this key
      state: state.status === 'error' ? 'failed' : state.isPaused ? 'waiting' : 'sending',
      at: new Date(state.submittedAt).toISOString(),
    }),
  });
  return {
    unsent,
    send: (mode: WritingMode, message: string) =>
      mutate({ id: threadId, mode, message, client_id: crypto.randomUUID() }),
    retry: ({ id, mode, message, client_id }: Unsent) => {
      forget(client_id);
      mutate({ id, mode, message, client_id });
    },
  };
}

/** The answer of the server takes the line's place before the list is fetched again. */
function addMessage(threadId: string, message: Message) {
  const queryKey = orpc.conversations.get.queryKey({ input: { id: threadId } });
  queryClient.setQueryData(queryKey, (thread: Conversation | undefined) =>
    thread && !thread.messages.some(({ id }) => id === message.id)
      ? { ...thread, messages: [...thread.messages, message] }
      : thread,
  );
  void queryClient.invalidateQueries({ queryKey: orpc.conversations.key() });
}

function forget(clientId: string) {
  const cache = queryClient.getMutationCache();
  for (const mutation of cache.findAll({ predicate: ({ state }) => isLine(state.variables, clientId) }))
    cache.remove(mutation);
}

const isLine = (variables: unknown, clientId: string) =>
  typeof variables === 'object' && variables !== null && 'client_id' in variables && variables.client_id === clientId;
