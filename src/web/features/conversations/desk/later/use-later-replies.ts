import { useMutation, useQuery } from '@tanstack/react-query';
import type { LaterReply } from '#contract/conversations/later-replies.ts';
import * as copy from '#contract/messages/en/conversations/later.ts';
import { messageOf } from '../../../../lib/http/api.ts';
import { orpc, queryClient } from '../../../../lib/http/query.ts';
import { showFailure, showToast } from '../../../../ui/overlay/toast.ts';

type Waiting = { items: LaterReply[] };

export const useLaterReplies = (id: string) => useQuery(orpc.laterReplies.list.queryOptions({ input: { id } }));

/** Every act answers with what waits after it. */
export function showWaiting(id: string, waiting: Waiting): void {
  queryClient.setQueryData(orpc.laterReplies.list.queryKey({ input: { id } }), waiting);
  void queryClient.invalidateQueries({ queryKey: orpc.conversations.key() });
}

/** What is done with a reply that waits. */
export function useLaterActs(id: string) {
  const answering = (title: string, undo?: () => void) => ({
    onSuccess: (waiting: Waiting) => {
      showWaiting(id, waiting);
      showToast({ title, ...(undo && { undo }) });
    },
    onError: (error: Error) => {
      showFailure(messageOf(error));
      void queryClient.invalidateQueries({ queryKey: orpc.laterReplies.key() });
    },
  });
  const again = useMutation(orpc.laterReplies.add.mutationOptions(answering(copy.replyBack)));
  const send = useMutation(orpc.laterReplies.send.mutationOptions(answering(copy.sentNow)));
  const cancel = useMutation(orpc.laterReplies.cancel.mutationOptions());
  return {
    busy: send.isPending || cancel.isPending,
    send: (reply: LaterReply) => send.mutate({ id, reply_id: reply.id }),
    cancel: ({ id: reply_id, body: message, send_at }: LaterReply) =>
      cancel.mutate(
        { id, reply_id },
        answering(copy.replyCancelled, () => again.mutate({ id, message, send_at })),
      ),
  };
}
