import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { Link, type To } from 'react-router';
import { type ConversationRow, isCounted, type QueueCounts } from '#contract/conversations/conversations.ts';
import type { Urgency } from '#contract/enumerations/work-orders.ts';
import * as copy from '#contract/messages/en/conversations/desk.ts';
import * as searchCopy from '#contract/messages/en/conversations/desk-search.ts';
import { fill } from '#contract/messages/fill.ts';
import { orpc } from '../../../lib/http/query.ts';
import { useNow } from '../../../lib/time/now.ts';
import { Announcer } from '../../../ui/announcer.tsx';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { EndOfList } from '../../../ui/end-of-list.tsx';
import { SearchBox } from '../../../ui/form/search-box.tsx';
import { Lamp } from '../../../ui/lamp.tsx';
import { LongList } from '../../../ui/long-list.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { LoadFailed } from '../../../ui/page/load-failed.tsx';
import { RefreshFailed } from '../../../ui/page/refresh-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { SelectBox } from '../../../ui/table/selection.tsx';
import type { DeskFilter } from './desk-filter.ts';
import { DeskFilters } from './desk-filters.tsx';
import { DeskFindings, type FindingLinks } from './desk-findings.tsx';
import { ManyBar } from './many/many-bar.tsx';
import { useChosenChats } from './many/use-chosen-chats.ts';
import { nameOf } from './many/use-many-chats.ts';
import { QueueRow } from './queue-row.tsx';
import { type DeskQueue, deskQueues, queueLabels, useQueue } from './queues.ts';

type Links = FindingLinks & { queue: (queue: DeskQueue) => To };

type RowsProps = {
  openId: string | null;
  links: Links;
  urgency: (level: Urgency) => ReactNode;
  filter: DeskFilter;
};

/** The list at the console's left: the queues with their counts, and the chats of one. */
export function QueuePane({
  queue,
  otherTab,
  views,
  children,
  ...shown
}: RowsProps & {
  /** Null while something else than chats is shown: `children`. */
  queue: DeskQueue | null;
  /** The way to what is no queue of chats. */
  otherTab: ReactNode;
  /** Filters under names of one's own. */
  views: ReactNode;
  children: ReactNode;
}) {
  const isSearching = queue === 'all' && shown.filter.find.trim() !== '';
  const counts = useQuery(orpc.conversations.counts.queryOptions()).data;
  return (
    <>
      <nav aria-label={copy.queues}>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] border-b border-line px-1">
          {deskQueues.map((one) => (
            <QueueTab key={one} queue={one} to={shown.links.queue(one)} current={one === queue} counts={counts} />
          ))}
        </div>
        {otherTab}
      </nav>
      <Announcer text={counts ? fill(copy.waitingCount, { count: counts.waiting }) : ''} />
      {queue === 'all' && (
        <search aria-label={copy.chats} className="grid border-b border-line p-3">
          <SearchBox label={searchCopy.search} value={shown.filter.find} onChange={shown.filter.setFind} />
        </search>
      )}
      {queue && !isSearching && (
        <div className="grid gap-2 border-b border-line p-3 pb-0">
          <DeskFilters queue={queue} filter={shown.filter} />
          {views}
        </div>
      )}
      {isSearching && <DeskFindings q={shown.filter.find} openId={shown.openId} links={shown.links} />}
      {queue && !isSearching && <QueueRows key={queue} queue={queue} {...shown} />}
      {!queue && children}
    </>
  );
}

function QueueTab({
  queue,
  to,
  current,
  counts,
}: {
  queue: DeskQueue;
  to: To;
  current: boolean;
  counts: QueueCounts | undefined;
}) {
  return (
    <Link
      to={to}
      aria-current={current ? 'page' : undefined}
      className={cx(
        'grid min-h-12 content-center justify-items-center border-b-2 text-meta focus-visible:-outline-offset-2',
        current ? 'border-primary text-ink' : 'border-transparent text-ink-2 hover:text-ink',
      )}
    >
      {queueLabels[queue]}
      <span className="text-label tabular-nums">
        {isCounted(queue) ? (counts?.[queue] ?? '–') : <span aria-hidden="true">·</span>}
      </span>
    </Link>
  );
}

function QueueRows({ queue, openId, links, urgency, filter }: RowsProps & { queue: DeskQueue }) {
  const { query, rows } = useQueue(queue, filter);
  const now = useNow(10_000);
  const scroller = useRef<HTMLDivElement>(null);
  const { selection, chosen, many } = useChosenChats(rows, openId);
  if (query.isPending) return <RowSkeletons />;
  if (query.isLoadingError) {
    return (
      <LoadFailed className="p-4" onRetry={() => void query.refetch()}>
        {copy.queueFailed}
      </LoadFailed>
    );
  }
  if (rows.length === 0) return <EmptyQueue queue={queue} filter={filter} />;
  return (
    <>
      <ManyBar
        rows={chosen}
        all={selection.all}
        many={many}
        onAll={() => selection.chooseAll(true)}
        onNone={() => selection.chooseAll(false)}
      />
      <div ref={scroller} className="min-h-0 grow overflow-y-auto">
        {query.isRefetchError && (
          <div className="p-3">
            <RefreshFailed at={query.dataUpdatedAt} onRetry={() => void query.refetch()} />
          </div>
        )}
        <LongList
          label={queueLabels[queue]}
          count={rows.length}
          more={query.hasNextPage}
          rowHeight={rowHeight}
          scroller={scroller}
          current={rows.findIndex(({ id }) => id === openId)}
          row={(index, item) => {
            const row = rows[index];
            return (
              row && (
                <QueueRow
                  key={row.id}
                  row={row}
                  item={item}
                  to={links.thread(row.id)}
                  open={row.id === openId}
                  now={now}
                  urgency={urgencyOf(row, urgency)}
                  stands={saysWhoHasIt(queue)}
                  box={<SelectBox id={row.id} name={nameOf(row)} selection={selection} />}
                />
              )
            );
          }}
        />
        {query.hasNextPage && (
          <EndOfList
            onReach={() => void query.fetchNextPage()}
            busy={query.isFetchingNextPage}
            failed={query.isFetchNextPageError}
          />
        )}
      </div>
    </>
  );
}

/** Pixels of most rows. */
const rowHeight = 95;

/** Of these the name of the list does not say how a chat stands. */
const saysWhoHasIt = (queue: DeskQueue) => queue === 'all' || queue === 'unassigned' || queue === 'colleagues';

const urgencyOf = (row: ConversationRow, urgency: (level: Urgency) => ReactNode) => row.urgency && urgency(row.urgency);

function EmptyQueue({ queue, filter }: { queue: DeskQueue; filter: DeskFilter }) {
  if (filter.count > 0) {
    return (
      <EmptyState title={copy.noneFiltered} action={<Button onClick={filter.clear}>{copy.clearFilters}</Button>}>
        {copy.noneFilteredHint}
      </EmptyState>
    );
  }
  if (queue === 'waiting') {
    return (
      <EmptyState title={copy.noneWaiting}>
        <Lamp on words={copy.noneWaitingHint} />
      </EmptyState>
    );
  }
  const [title, hint] = emptyWords[queue];
  return <EmptyState title={title}>{hint}</EmptyState>;
}

const emptyWords = {
  unassigned: [copy.noneUnassigned, copy.noneUnassignedHint],
  mine: [copy.noneMine, copy.noneMineHint],
  colleagues: [copy.noneColleagues, copy.noneColleaguesHint],
  snoozed: [copy.noneSnoozed, copy.noneSnoozedHint],
  assistant: [copy.noneAssistant, copy.noneAssistantHint],
  done: [copy.noneDone, copy.noneDoneHint],
  all: [copy.noChats, copy.noChatsHint],
} as const satisfies Record<Exclude<DeskQueue, 'waiting'>, readonly [string, string]>;

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
