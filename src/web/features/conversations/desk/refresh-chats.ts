import type { Conversation } from '#contract/conversations/conversations.ts';
import { orpc, queryClient } from '../../../lib/http/query.ts';

/** A chat was changed here: it is shown as it now is, and the lists that may hold it are fetched anew. */
export function refreshChats(thread?: Conversation): void {
  if (thread) queryClient.setQueryData(orpc.conversations.get.queryKey({ input: { id: thread.id } }), thread);
  void queryClient.invalidateQueries({ queryKey: orpc.conversations.list.key() });
  void queryClient.invalidateQueries({ queryKey: orpc.conversations.counts.key() });
  void queryClient.invalidateQueries({ queryKey: orpc.takeovers.key() });
}
