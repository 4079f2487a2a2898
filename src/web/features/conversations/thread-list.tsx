import type { ReactNode } from 'react';
import type { Urgency } from '#contract/enumerations/work-orders.ts';
import * as common from '#contract/messages/en/common.ts';
import * as filtersCopy from '#contract/messages/en/conversations/chat-filters.ts';
import * as copy from '#contract/messages/en/conversations.ts';
import { fill } from '#contract/messages/fill.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { LoadFailed } from '../../ui/page/load-failed.tsx';
import { RefreshFailed } from '../../ui/page/refresh-failed.tsx';
import { useConversations } from './conversations.ts';
import { askedOf, type ChatFilter } from './filters/chat-filter.ts';
import { RowSkeletons } from './row-skeletons.tsx';
import { ThreadRow } from './thread-row.tsx';

/**
 * The owner's conversations, or those of one property, live. `most` shows only that many, with a button for the others
 * where `onMore` says what it does; without it the rest can be loaded.
 */
export function ThreadList({
  propertyId,
  most,
  onMore,
  filter,
  urgency,
}: {
  propertyId?: string;
  most?: number | undefined;
  onMore?: () => void;
  /** What the list is narrowed to, by its filters in the address. */
  filter?: ChatFilter;
  urgency: (level: Urgency) => ReactNode;
}) {
  const { query, rows } = useConversations(filter ? askedOf(filter) : { propertyId });
  if (query.isPending) return <RowSkeletons count={most ?? 5} />;
  if (query.isLoadingError) {
    return (
      <LoadFailed className="py-3" onRetry={() => void query.refetch()}>
        {copy.listFailed}
      </LoadFailed>
    );
  }
  if (rows.length === 0 && filter?.words) {
    return (
      <EmptyState title={fill(filtersCopy.noMatches, { words: filter.words })}>
        <Button onClick={filter.clear}>{filtersCopy.clear}</Button>
      </EmptyState>
    );
  }
  if (rows.length === 0) {
    return <EmptyState title={copy.noConversations}>{copy.noConversationsHint}</EmptyState>;
  }
  return (
    <>
      {query.isRefetchError && <RefreshFailed at={query.dataUpdatedAt} onRetry={() => void query.refetch()} />}
      <ul>
        {rows.slice(0, most).map((row) => (
          <ThreadRow key={row.id} row={row} q={filter?.q ?? ''} urgency={row.urgency && urgency(row.urgency)} />
        ))}
      </ul>
      {onMore && most !== undefined && rows.length > most && (
        <div className="mt-3 grid justify-center">
          <Button onClick={onMore}>{copy.showMore}</Button>
        </div>
      )}
      {most === undefined && query.hasNextPage && (
        <div className="mt-3 grid justify-center">
          <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {common.loadMore}
          </Button>
        </div>
      )}
    </>
  );
}
