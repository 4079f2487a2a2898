import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Conversation } from '#contract/conversations/conversations.ts';
import * as copy from '#contract/messages/en/conversations/proposals.ts';
import { messageOf } from '../../../lib/http/api.ts';
import { orpc, queryClient } from '../../../lib/http/query.ts';
import { showToast } from '../../../ui/overlay/toast.ts';
import { keepEdit, type ProposalEdit, readEdit } from '../drafts.ts';

/**
 * What is done with the assistant's proposal in one thread. An edit is kept until it is sent or given up, whatever
 * becomes of the proposal.
 */
export function useProposal(threadId: string, onSettled: () => void) {
  const [edit, setEdit] = useState(() => readEdit(threadId));
  const [refusal, setRefusal] = useState<string | null>(null);
  const write = (next: ProposalEdit | null) => {
    keepEdit(threadId, next);
    setEdit(next);
  };
  const settling = (
    done: string,
  ): Pick<UseMutationOptions<{ id: string }, Error, { id: string }>, 'onSuccess' | 'onError'> => ({
    onSuccess: ({ id }) => {
      write(null);
      setRefusal(null);
      takeAway(threadId, id);
      showToast({ title: done });
      onSettled();
    },
    onError: (error) => {
      setRefusal(messageOf(error));
      void queryClient.invalidateQueries({ queryKey: orpc.conversations.key() });
    },
  });
  const send = useMutation(orpc.replyDrafts.send.mutationOptions(settling(copy.replySent)));
  const drop = useMutation(orpc.replyDrafts.drop.mutationOptions(settling(copy.proposalDropped)));
  const busy = send.isPending || drop.isPending;
  return {
    edit,
    write,
    refusal,
    forgetRefusal: () => setRefusal(null),
    sending: send.isPending,
    dropping: drop.isPending,
    send: (id: string, body: string) => {
      if (!busy) send.mutate({ id, body });
    },
    drop: (id: string) => {
      if (!busy) drop.mutate({ id });
    },
  };
}

/** It is gone from the screen at once; what its sending did comes with the next answer. */
function takeAway(threadId: string, draftId: string) {
  const queryKey = orpc.conversations.get.queryKey({ input: { id: threadId } });
  queryClient.setQueryData(queryKey, (thread: Conversation | undefined) =>
    thread?.draft?.id === draftId ? { ...thread, draft: null } : thread,
  );
  void queryClient.invalidateQueries({ queryKey: orpc.conversations.key() });
  void queryClient.invalidateQueries({ queryKey: orpc.replyDrafts.key() });
}
