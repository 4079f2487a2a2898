import { useMutation, useMutationState } from '@tanstack/react-query';
import type { Message } from '#contract/conversations/messages.ts';
import { newKey } from '../../lib/http/new-key.ts';
import { queryClient } from '../../lib/http/query.ts';

/** A line on its way. `client_id` makes a second try the same message, not another one. */
export type Line = { message: string; client_id: string };
/** A line that the server has not confirmed yet, as the thread shows it. */
export type Unsent<L extends Line> = L & { state: 'sending' | 'waiting' | 'failed'; at: string };

/**
 * Sends lines of one thread. They stand in the thread at once, go on sending while another screen is open, and stay
 * with "Try again" when they fail; one that `onError` takes back (true) is gone from it.
 */
export function useUnsentLines<L extends Line>(
  mutationKey: readonly string[],
  parts: {
    deliver: (line: L) => Promise<Message>;
    onSent: (message: Message, line: L) => void;
    onError?: (error: Error, line: L) => boolean;
  },
) {
  const { mutate } = useMutation({
    mutationKey,
    gcTime: Number.POSITIVE_INFINITY, // a failed line must not vanish by itself
    mutationFn: parts.deliver,
    onSuccess: (message, line) => {
      parts.onSent(message, line);
      forget(line.client_id);
    },
    onError: (error, line) => {
      if (parts.onError?.(error, line)) forget(line.client_id);
    },
  });
  const unsent = useMutationState({
    filters: { mutationKey, predicate: ({ state }) => state.status === 'pending' || state.status === 'error' },
    select: ({ state }): Unsent<L> => ({
      ...(state.variables as L), // only lines are sent under this key
      state: state.status === 'error' ? 'failed' : state.isPaused ? 'waiting' : 'sending',
      at: new Date(state.submittedAt).toISOString(),
    }),
  });
  return {
    unsent,
    send: (line: Omit<L, 'client_id'>) => mutate({ ...line, client_id: newKey() } as L), // the one field that was left out
    retry: ({ state: _, at: __, ...line }: Unsent<L>) => {
      forget(line.client_id);
      mutate(line as unknown as L); // an unsent line without what its sending added
    },
  };
}

function forget(clientId: string) {
  const cache = queryClient.getMutationCache();
  for (const mutation of cache.findAll({ predicate: ({ state }) => isLine(state.variables, clientId) }))
    cache.remove(mutation);
}

const isLine = (variables: unknown, clientId: string) =>
  typeof variables === 'object' && variables !== null && 'client_id' in variables && variables.client_id === clientId;
