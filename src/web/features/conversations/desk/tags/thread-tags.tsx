import { useMutation } from '@tanstack/react-query';
import { Tag, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Conversation } from '#contract/conversations/conversations.ts';
import * as copy from '#contract/messages/en/conversations/tags.ts';
import { fill } from '#contract/messages/fill.ts';
import { fieldsOf, messageOf } from '../../../../lib/http/api.ts';
import { orpc } from '../../../../lib/http/query.ts';
import { useShortcuts } from '../../../../lib/page/shortcuts.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { showFailure, showToast } from '../../../../ui/overlay/toast.ts';
import { refreshChats } from '../refresh-chats.ts';
import { refreshTags } from './refresh-tags.ts';

/** When a chat is first tagged. */
const TagDialog = lazy(() => import('./tag-dialog.tsx'));

/** By what the open chat is sorted, each taken away by a press; `L` adds one. */
export function ThreadTags({ thread }: { thread: Pick<Conversation, 'id' | 'tags'> }) {
  const { id, tags } = thread;
  const [open, setOpen] = useState<boolean | null>(null);
  const told = (now: Conversation) => {
    refreshChats(now);
    refreshTags();
  };
  const put = useMutation(orpc.chatTags.tag.mutationOptions());
  const take = useMutation(orpc.chatTags.untag.mutationOptions());
  const untag = (tag_id: string, name: string) =>
    take.mutate(
      { id, tag_id },
      {
        onSuccess: (now) => {
          told(now);
          showToast({
            title: fill(copy.untagged, { tag: name }),
            undo: () => put.mutate({ id, name }, { onSuccess: told, onError: failed }),
          });
        },
        onError: failed,
      },
    );
  const add = (name: string) =>
    put.mutate(
      { id, name },
      {
        onSuccess: (now) => {
          const added = now.tags.find((one) => !tags.some((before) => before.id === one.id));
          told(now);
          setOpen(false);
          if (added) showToast({ title: fill(copy.tagged, { tag: added.name }), undo: () => untagQuietly(added.id) });
        },
      },
    );
  const untagQuietly = (tag_id: string) => take.mutate({ id, tag_id }, { onSuccess: told, onError: failed });
  const begin = () => {
    put.reset();
    setOpen(true);
  };
  useShortcuts('here', [{ keys: 'l', does: copy.keyTag, act: begin }]);
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      {tags.map(({ id: tagId, name, tone }) => (
        <button
          key={tagId}
          type="button"
          aria-label={fill(copy.removeTag, { tag: name })}
          disabled={take.isPending}
          onClick={() => untag(tagId, name)}
          className="inline-flex max-w-full items-center rounded-small touch:min-h-11"
        >
          <Badge tone={tone}>
            {name}
            <Icon of={X} size={12} className="ml-1" />
          </Badge>
        </button>
      ))}
      <Button size="compact" variant="quiet" onClick={begin}>
        <Icon of={Tag} size={14} />
        {copy.addTag}
      </Button>
      <Suspense>
        {open !== null && (
          <TagDialog
            open={open}
            title={copy.tagTitle}
            busy={put.isPending}
            error={put.error ? (fieldsOf(put.error).name ?? messageOf(put.error)) : undefined}
            onTyped={put.reset}
            onTag={add}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </div>
  );
}

const failed = (error: Error) => showFailure(messageOf(error));
