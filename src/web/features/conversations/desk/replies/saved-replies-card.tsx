import { lazy, Suspense, useState } from 'react';
import type { SavedReply } from '#contract/conversations/saved-replies.ts';
import * as copy from '#contract/messages/en/conversations/saved-replies.ts';
import { fill } from '#contract/messages/fill.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/page/empty-state.tsx';
import { LoadFailed } from '../../../../ui/page/load-failed.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { useReplies } from './replies.ts';
import { removeReply } from './reply-acts.ts';
import { afterWords } from './reply-values.ts';

const ReplyDialog = lazy(() => import('./reply-dialog.tsx'));

/** Which one is edited; null for a new one. */
type Edited = { reply: SavedReply | null; open: boolean; times: number };

/** All saved replies that one may use, with what may be done with each. */
export function SavedRepliesCard({ isLead }: { isLead: boolean }) {
  const query = useReplies();
  const [edited, setEdited] = useState<Edited | null>(null);
  const edit = (reply: SavedReply | null) => setEdited({ reply, open: true, times: (edited?.times ?? 0) + 1 });
  const items = query.data?.items ?? [];
  return (
    <>
      <div className="mb-4">
        <Button variant="primary" onClick={() => edit(null)}>
          {copy.newReply}
        </Button>
      </div>
      <Card aria-label={copy.savedReplies}>
        {query.isPending && <Skeleton className="h-24" label={copy.loading} />}
        {query.isLoadingError && <LoadFailed onRetry={() => void query.refetch()}>{copy.loadFailed}</LoadFailed>}
        {query.data && items.length === 0 && <EmptyState title={copy.none}>{copy.noneHint}</EmptyState>}
        {items.length > 0 && (
          <ul className="divide-y divide-line">
            {items.map((reply) => (
              <ReplyRow key={reply.id} reply={reply} onEdit={() => edit(reply)} />
            ))}
          </ul>
        )}
      </Card>
      <Suspense>
        {edited && (
          <ReplyDialog
            key={edited.times}
            reply={edited.reply}
            isLead={isLead}
            open={edited.open}
            onClose={() => setEdited({ ...edited, open: false })}
          />
        )}
      </Suspense>
    </>
  );
}

function ReplyRow({ reply, onEdit }: { reply: SavedReply; onEdit: () => void }) {
  const { name, body, scope, after, editable } = reply;
  return (
    <li className="grid grid-cols-1 gap-2 py-3 first:pt-0 last:pb-0 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
      <div className="grid gap-1">
        <h2 className="text-label wrap-anywhere">{name}</h2>
        <p className="line-clamp-3 wrap-anywhere whitespace-pre-line">{body}</p>
        <p className="text-meta text-ink-2">
          {scope === 'team' ? copy.teams : copy.own}
          {after !== 'stay' && ` · ${afterWords[after]}`}
        </p>
      </div>
      {editable && (
        <div className="flex gap-2">
          <Button size="compact" aria-label={fill(copy.editNamed, { name })} onClick={onEdit}>
            {copy.edit}
          </Button>
          <Button
            size="compact"
            variant="quiet"
            aria-label={fill(copy.removeNamed, { name })}
            onClick={() => void removeReply(reply)}
          >
            {copy.remove}
          </Button>
        </div>
      )}
    </li>
  );
}
