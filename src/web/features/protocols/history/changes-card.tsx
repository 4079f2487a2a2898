import { useInfiniteQuery } from '@tanstack/react-query';
import * as copy from '#contract/messages/en/protocols/changes.ts';
import { messageOf } from '../../../lib/http/api.ts';
import { paged, useRows } from '../../../lib/http/paged-list.ts';
import { orpc } from '../../../lib/http/query.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { LoadFailed } from '../../../ui/page/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ChangeRow } from './change-row.tsx';
import type { Saved } from './undo-change.ts';

const perPage = 10;

/** Who changed which rule from what to what, newest first, each with the way back. */
export function ChangesCard({ propertyId, onSaved }: { propertyId: string | null; onSaved: (saved: Saved) => void }) {
  const query = useInfiniteQuery(
    orpc.protocols.changes.infiniteOptions({
      input: (cursor: string | undefined) => ({
        limit: perPage,
        ...(propertyId && { property_id: propertyId }),
        ...(cursor && { cursor }),
      }),
      ...paged,
    }),
  );
  const changes = useRows(query, false);
  return (
    <Card aria-labelledby="changes">
      <CardHeader id="changes" title={copy.changes} />
      {query.isPending && <Skeleton className="h-16" label={copy.loadingChanges} />}
      {query.isLoadingError && (
        <LoadFailed onRetry={() => void query.refetch()}>{messageOf(query.error, copy.changesFailed)}</LoadFailed>
      )}
      {query.data && changes.length === 0 && <p className="text-ink-2">{copy.noChanges}</p>}
      <ol className="grid grid-cols-1 gap-5 empty:hidden">
        {changes.map((change) => (
          <ChangeRow key={change.id} change={change} onSaved={onSaved} />
        ))}
      </ol>
      {query.isFetchNextPageError && (
        <LoadFailed className="pt-4" onRetry={() => void query.fetchNextPage()}>
          {messageOf(query.error, copy.moreChangesFailed)}
        </LoadFailed>
      )}
      {query.hasNextPage && !query.isFetchNextPageError && (
        <Button className="mt-4" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {copy.moreChanges}
        </Button>
      )}
    </Card>
  );
}
