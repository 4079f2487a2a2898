import { useState } from 'react';
import * as copy from '#contract/messages/en/notifications.ts';
import type { Notification } from '#contract/notifications/notifications.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/overlay/panel.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { LoadFailed } from '../../ui/page/load-failed.tsx';
import { RefreshFailed } from '../../ui/page/refresh-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useNotificationActs } from './acts.ts';
import type { FocusAfter } from './focus-after.ts';
import { DeletedRow, NotificationRow } from './notification-row.tsx';
import { useNotifications } from './notifications.ts';

/** What the bell opens. A default export, so that it comes when it is first opened. */
export default function NotificationsPanel({
  open,
  from,
  focusAfter,
  onClose,
}: {
  open: boolean;
  /** The one whose details one comes back from. */
  from: string | null;
  focusAfter: FocusAfter;
  onClose: () => void;
}) {
  const { unread } = useNotifications();
  const { markAll } = useNotificationActs();
  return (
    <Panel
      open={open}
      onClose={onClose}
      title={copy.notifications}
      initialFocus={() => (from ? document.getElementById(`notification-${from}`) : null) ?? true}
      finalFocus={focusAfter}
      actions={
        unread > 0 &&
        markAll && (
          <Button size="compact" variant="quiet" onClick={markAll}>
            {copy.markAllAsRead}
          </Button>
        )
      }
    >
      {open && <List />}
    </Panel>
  );
}

/** Made anew each time the panel opens: what was deleted before is not offered back any more. */
function List() {
  const { query, rows } = useNotifications();
  const { mark, remove, restore } = useNotificationActs();
  const [deleted, setDeleted] = useState<readonly Notification[]>([]);
  const drop = (item: Notification) => {
    setDeleted([...deleted, item]);
    remove(item.id);
  };
  const undo = (item: Notification) => {
    setDeleted(deleted.filter(({ id }) => id !== item.id));
    restore(item.id);
  };
  if (query.isPending) return <RowSkeletons />;
  if (query.isLoadingError) {
    return (
      <LoadFailed className="p-4" onRetry={() => void query.refetch()}>
        {copy.notLoaded}
      </LoadFailed>
    );
  }
  const gone = new Set(deleted.map(({ id }) => id));
  const shown = [...rows.filter(({ id }) => !gone.has(id)), ...deleted].toSorted(newestFirst);
  if (shown.length === 0) {
    return <EmptyState title={copy.noneNew}>{copy.noneNewHelp}</EmptyState>;
  }
  return (
    <>
      {query.isRefetchError && (
        <div className="px-4 py-2">
          <RefreshFailed at={query.dataUpdatedAt} onRetry={() => void query.refetch()} />
        </div>
      )}
      <ul aria-label={copy.notifications}>
        {shown.map((item) =>
          gone.has(item.id) ? (
            <DeletedRow key={item.id} item={item} onUndo={() => undo(item)} />
          ) : (
            <NotificationRow
              key={item.id}
              item={item}
              onMark={(read) => mark(item.id, read)}
              onRemove={() => drop(item)}
            />
          ),
        )}
      </ul>
      {query.hasNextPage && (
        <div className="grid justify-center p-3">
          <Button size="compact" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {copy.loadMore}
          </Button>
        </div>
      )}
    </>
  );
}

const newestFirst = (a: Notification, b: Notification) => b.date.localeCompare(a.date) || b.id.localeCompare(a.id);

function RowSkeletons() {
  return [0, 1, 2, 3].map((row) => (
    <div key={row} className="grid h-22 content-start gap-2 border-b border-line py-3 pr-4 pl-6 last:border-0">
      <Skeleton className="h-5 w-2/3" label={row === 0 ? copy.loadingAll : undefined} />
      <Skeleton className="h-4 w-full" />
    </div>
  ));
}
