import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Conversation } from '#contract/conversations.ts';
import { messageOf } from '../../lib/api.ts';
import { orpc, queryClient } from '../../lib/query.ts';
import { showToast } from '../../ui/toast.ts';

type Act = 'claim' | 'handBack' | 'close';
type Lines = readonly { state: 'sending' | 'waiting' | 'failed' }[];

/**
 * What an agent does with a thread as a whole. A refusal ("Maya has this chat.") is told to `onRefusal`. What is asked
 * for while something else is on its way, `unsent` lines too, is done after it, unless a line fails.
 */
export function useThreadActs(threadId: string, unsent: Lines, onRefusal: (message: string) => void) {
  const acts = {
    claim: useMutation(orpc.conversations.claim.mutationOptions(answering(onRefusal))),
    handBack: useMutation(
      orpc.conversations.handBack.mutationOptions(answering(onRefusal, 'Handed back to the assistant')),
    ),
    snooze: useMutation(orpc.conversations.snooze.mutationOptions(answering(onRefusal, 'Chat snoozed'))),
    close: useMutation(orpc.conversations.close.mutationOptions(answering(onRefusal, 'Chat closed'))),
  };
  const [next, setNext] = useState<{ name: Act; failed: number } | null>(null);
  const failed = unsent.filter(({ state }) => state === 'failed').length;
  const busy = failed < unsent.length || Object.values(acts).some(({ isPending }) => isPending);
  const ask = (name: Act) => () => !acts[name].isPending && setNext({ name, failed });
  const act = useEffectEvent((name: Act) => acts[name].mutate({ id: threadId }));
  useEffect(() => {
    if (!next || busy) return;
    setNext(null);
    if (failed <= next.failed) act(next.name);
  }, [next, busy, failed]);
  const isOn = (name: Act) => acts[name].isPending || next?.name === name;
  return {
    claiming: isOn('claim'),
    handingBack: isOn('handBack'),
    closing: isOn('close'),
    claim: ask('claim'),
    handBack: ask('handBack'),
    snooze: (until: Date) => acts.snooze.mutate({ id: threadId, until: until.toISOString() }),
    close: ask('close'),
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
