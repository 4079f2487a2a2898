import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import type { ConversationRow } from '#contract/conversations/conversations.ts';
import type { Urgency } from '#contract/enumerations/work-orders.ts';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/conversations/desk.ts';
import { fill } from '#contract/messages/fill.ts';
import { orpc } from '../../../lib/http/query.ts';
import { useNow } from '../../../lib/time/now.ts';
import { Announcer } from '../../../ui/announcer.tsx';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { SearchBox } from '../../../ui/form/search-box.tsx';
import { Lamp } from '../../../ui/lamp.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { LoadFailed } from '../../../ui/page/load-failed.tsx';
import { RefreshFailed } from '../../../ui/page/refresh-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { QueueRow } from './queue-row.tsx';
import { type DeskQueue, deskQueues, isEndless, queueLabels, useQueue } from './queues.ts';

type Links = { queue: (queue: DeskQueue) => To; thread: (id: string) => To };

type RowsProps = {
  openId: string | null;
  links: Links;
  urgency: (level: Urgency) => ReactNode;
  /** What is looked for among all chats. */
  find: { q: string; setQ: (q: string) => void };
};

/** The list at the console's left: the queues with their counts, and the chats of one. */
export function QueuePane({
  queue,
  openId,
  links,
  urgency,
  find,
  otherTab,
  children,
}: RowsProps & {
  /** Null while something else than chats is shown: `children`. */
  queue: DeskQueue | null;
  /** The way to what is no queue of chats. */
  otherTab: ReactNode;
  children: ReactNode;
}) {
  const counts = useQuery(orpc.conversations.counts.queryOptions()).data;
  return (
    <>
      <nav aria-label={copy.queues}>
        <div className="grid grid-cols-5 border-b border-line px-1">
          {deskQueues.map((one) => (
            <Link
              key={one}
              to={links.queue(one)}
              aria-current={one === queue ? 'page' : undefined}
              className={cx(
                'grid min-h-14 content-center justify-items-center border-b-2 text-meta focus-visible:-outline-offset-2',
                one === queue ? 'border-primary text-ink' : 'border-transparent text-ink-2 hover:text-ink',
              )}
            >
              {queueLabels[one]}
              <span className="text-label tabular-nums">
                {isEndless(one) ? <span aria-hidden="true">·</span> : (counts?.[one] ?? '–')}
              </span>
            </Link>
          ))}
        </div>
        {otherTab}
      </nav>
      <Announcer text={counts ? fill(copy.waitingCount, { count: counts.waiting }) : ''} />
      {queue === 'all' && (
        <search aria-label={copy.chats} className="grid border-b border-line p-3">
          <SearchBox label={copy.searchChats} value={find.q} onChange={find.setQ} />
        </search>
      )}
      {queue ? <QueueRows queue={queue} openId={openId} links={links} urgency={urgency} find={find} /> : children}
    </>
  );
}

function QueueRows({ queue, openId, links, urgency, find }: RowsProps & { queue: DeskQueue }) {
  const { query, rows } = useQueue(queue, find.q);
  const now = useNow(10_000);
  if (query.isPending) return <RowSkeletons />;
  if (query.isLoadingError) {
    return (
      <LoadFailed className="p-4" onRetry={() => void query.refetch()}>
        {copy.queueFailed}
      </LoadFailed>
    );
  }
  if (rows.length === 0) return <EmptyQueue queue={queue} q={find.q} />;
  return (
    <div className="min-h-0 grow overflow-y-auto">
      {query.isRefetchError && (
        <div className="p-3">
          <RefreshFailed at={query.dataUpdatedAt} onRetry={() => void query.refetch()} />
        </div>
      )}
      <ul aria-label={queueLabels[queue]}>
        {rows.map((row) => (
          <QueueRow
            key={row.id}
            row={row}
            to={links.thread(row.id)}
            open={row.id === openId}
            now={now}
            urgency={urgencyOf(row, urgency)}
            stands={queue === 'all'}
          />
        ))}
      </ul>
      {isEndless(queue) && query.hasNextPage && (
        <div className="grid justify-center p-3">
          <Button size="compact" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {common.loadMore}
          </Button>
        </div>
      )}
    </div>
  );
}

const urgencyOf = (row: ConversationRow, urgency: (level: Urgency) => ReactNode) => row.urgency && urgency(row.urgency);

function EmptyQueue({ queue, q }: { queue: DeskQueue; q: string }) {
  if (queue === 'all')
    return (
      <EmptyState title={q ? fill(copy.noChatMatches, { words: q }) : copy.noChats}>
        {q ? copy.noChatMatchesHint : copy.noChatsHint}
      </EmptyState>
    );
  if (queue === 'waiting') {
    return (
      <EmptyState title={copy.noneWaiting}>
        <Lamp on words={copy.noneWaitingHint} />
      </EmptyState>
    );
  }
  return (
    <EmptyState title={{ mine: copy.noneMine, snoozed: copy.noneSnoozed, done: copy.noneDone }[queue]}>
      {
        {
          mine: copy.noneMineHint,
          snoozed: copy.noneSnoozedHint,
          done: copy.noneDoneHint,
        }[queue]
      }
    </EmptyState>
  );
}

function RowSkeletons() {
  return (
    <div className="grid content-start">
      {[0, 1, 2, 3, 4].map((row) => (
        <div key={row} className="grid h-27 content-start gap-2 border-b border-line p-3">
          <Skeleton className="h-5 w-2/3" label={row === 0 ? copy.loadingQueue : undefined} />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-5 w-1/2" />
        </div>
      ))}
    </div>
  );
}
