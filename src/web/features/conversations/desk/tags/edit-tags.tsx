import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskTag } from '#contract/conversations/chat-tags.ts';
import * as copy from '#contract/messages/en/conversations/tags.ts';
import { fill } from '#contract/messages/fill.ts';
import { orpc } from '../../../../lib/http/query.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { LoadFailed } from '../../../../ui/page/load-failed.tsx';
import { MergeTag } from './merge-tag.tsx';
import { RemoveTag } from './remove-tag.tsx';
import { RenameTag } from './rename-tag.tsx';

type Doing = { what: 'rename' | 'merge' | 'remove'; tag: DeskTag };

/** A lead's list of all tags. A default export, so that it comes when it is first wanted. */
export default function EditTags({ open, onClose }: { open: boolean; onClose: () => void }) {
  const tags = useQuery(orpc.chatTags.list.queryOptions());
  const [doing, setDoing] = useState<Doing | null>(null);
  const items = tags.data?.items ?? [];
  const done = () => setDoing(null);
  return (
    <>
      <Dialog open={open} onClose={onClose} title={copy.editTitle} description={copy.editLead}>
        {tags.isLoadingError && <LoadFailed onRetry={() => void tags.refetch()}>{copy.tagsFailed}</LoadFailed>}
        {tags.data && items.length === 0 && <p className="text-ink-2">{copy.noTags}</p>}
        <ul aria-label={copy.tags}>
          {items.map((tag) => (
            <TagRow key={tag.id} tag={tag} alone={items.length < 2} onDo={(what) => setDoing({ what, tag })} />
          ))}
        </ul>
      </Dialog>
      {doing?.what === 'rename' && <RenameTag tag={doing.tag} onClose={done} />}
      {doing?.what === 'merge' && (
        <MergeTag tag={doing.tag} others={items.filter(({ id }) => id !== doing.tag.id)} onClose={done} />
      )}
      {doing?.what === 'remove' && <RemoveTag tag={doing.tag} onClose={done} />}
    </>
  );
}

function TagRow({ tag, alone, onDo }: { tag: DeskTag; alone: boolean; onDo: (what: Doing['what']) => void }) {
  const { name, tone, chats } = tag;
  return (
    <li className="flex flex-wrap items-center gap-2 border-b border-line py-2 last:border-0">
      <span className="flex min-w-0 grow items-center gap-2">
        <Badge tone={tone}>{name}</Badge>
        <span className="text-meta text-ink-2">{fill(copy.onChats, { count: chats })}</span>
      </span>
      <Button size="compact" aria-label={fill(copy.renameTag, { tag: name })} onClick={() => onDo('rename')}>
        {copy.rename}
      </Button>
      {!alone && (
        <Button size="compact" aria-label={fill(copy.mergeTag, { tag: name })} onClick={() => onDo('merge')}>
          {copy.merge}
        </Button>
      )}
      <Button size="compact" aria-label={fill(copy.removeFromDesk, { tag: name })} onClick={() => onDo('remove')}>
        {copy.remove}
      </Button>
    </li>
  );
}
