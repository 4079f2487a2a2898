import { useMutation } from '@tanstack/react-query';
import type { DeskTag } from '#contract/conversations/chat-tags.ts';
import * as copy from '#contract/messages/en/conversations/tags.ts';
import { fill } from '#contract/messages/fill.ts';
import { messageOf } from '../../../../lib/http/api.ts';
import { orpc } from '../../../../lib/http/query.ts';
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx';
import { showFailure, showToast } from '../../../../ui/overlay/toast.ts';
import { refreshChats } from '../refresh-chats.ts';
import { refreshTags } from './refresh-tags.ts';

/** Says how many chats lose the tag, before they do. */
export function RemoveTag({ tag, onClose }: { tag: DeskTag; onClose: () => void }) {
  const remove = useMutation(
    orpc.chatTags.remove.mutationOptions({
      onSuccess: ({ chats }) => {
        refreshTags();
        refreshChats();
        showToast({ title: fill(copy.removed, { count: chats, tag: tag.name }) });
        onClose();
      },
      onError: (error) => showFailure(messageOf(error)),
    }),
  );
  return (
    <ConfirmDialog
      open
      danger
      title={fill(copy.removeTitle, { tag: tag.name })}
      confirm={copy.removeButton}
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ id: tag.id })}
      onClose={onClose}
    >
      {fill(copy.removeMeans, { count: tag.chats })}
    </ConfirmDialog>
  );
}
