import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import type { Conversation } from '#contract/conversations.ts';
import { messageOf } from '../../lib/api.ts';
import { orpc, queryClient } from '../../lib/query.ts';
import { showToast } from '../../ui/toast.ts';

/** What an agent does with a thread as a whole. A refusal ("Maya has this chat.") is told to `onRefusal`. */
export function useThreadActs(threadId: string, onRefusal: (message: string) => void) {
  const acts = {
    claim: useMutation(orpc.conversations.claim.mutationOptions(answering(onRefusal))),
    handBack: useMutation(
      orpc.conversations.handBack.mutationOptions(answering(onRefusal, 'Handed back to the assistant')),
    ),
    snooze: useMutation(orpc.conversations.snooze.mutationOptions(answering(onRefusal, 'Chat snoozed'))),
    close: useMutation(orpc.conversations.close.mutationOptions(answering(onRefusal, 'Chat closed'))),
  };
  const busy = Object.values(acts).some(({ isPending }) => isPending);
  const idle = (act: () => void) => () => {
    if (!busy) act();
  };
  return {
    busy,
    claiming: acts.claim.isPending,
    handingBack: acts.handBack.isPending,
    closing: acts.close.isPending,
    claim: idle(() => acts.claim.mutate({ id: threadId })),
    handBack: idle(() => acts.handBack.mutate({ id: threadId })),
    snooze: (until: Date) => acts.snooze.mutate({ id: threadId, until: until.toISOString() }),
    close: idle(() => acts.close.mutate({ id: threadId })),
  };
}

/** Every act answers with the thread as it now is. */
function answering(
  onRefusal: (message: string) => void,
  done?: string,
): Pick<UseMutationOptions<Conversation, Error, { id: string }>, 'onSuccess' | 'onError'> {
  return {
    onSuccess: (thread) => {
      queryClient.setQueryData(orpc.conversations.get.queryKey({ input: { id: thread.id } }), thread);
      void queryClient.invalidateQueries({ queryKey: orpc.conversations.list.key() });
      void queryClient.invalidateQueries({ queryKey: orpc.conversations.counts.key() });
      if (done) showToast({ title: done });
    },
    onError: (error) => {
      onRefusal(messageOf(error));
      void queryClient.invalidateQueries({ queryKey: orpc.conversations.key() });
    },
  };
}
