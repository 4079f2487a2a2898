import { useMutation } from '@tanstack/react-query';
import type { ManyChatsKind } from '#contract/enumerations/desk.ts';
import * as copy from '#contract/messages/en/conversations/many-chats.ts';
import { fill } from '#contract/messages/fill.ts';
import { messageOf } from '../../../lib/http/api.ts';
import { orpc, queryClient } from '../../../lib/http/query.ts';
import { showFailure, showToast } from '../../../ui/overlay/toast.ts';
import { refreshChats } from './refresh-chats.ts';

/** Takes back what was done last to these chats, and says of those that went on since why they are left. */
export function useTakeBack(): (kind: ManyChatsKind, chatIds: string[]) => void {
  const undo = useMutation(
    orpc.manyChats.undo.mutationOptions({
      onSuccess: ({ done, failed }) => {
        refreshChats();
        void queryClient.invalidateQueries({ queryKey: orpc.conversations.get.key() });
        const [first] = failed;
        if (done.length > 0) showToast({ title: fill(copy.undone, { count: done.length }) });
        if (first) showFailure(`${fill(copy.failedTitle, { count: failed.length })}: ${first.why}`);
      },
      onError: (error) => showFailure(messageOf(error)),
    }),
  );
  return (kind, chat_ids) => undo.mutate({ kind, chat_ids });
}
