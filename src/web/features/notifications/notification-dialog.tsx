import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router';
import type { NotificationKind } from '#contract/enumerations/accounts.ts';
import * as copy from '#contract/messages/en/notifications.ts';
import type { Notification } from '#contract/notifications/notifications.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DateTime } from '../../ui/time.tsx';
import { useNotificationActs } from './acts.ts';
import type { FocusAfter } from './focus-after.ts';
import { useNotifications } from './notifications.ts';

/**
 * One notification in full, with the way to what it is about and to those beside it. A default export, as it comes
 * late.
 */
export default function NotificationDialog({
  id,
  lastId,
  focusAfter,
  onShow,
  onClose,
}: {
  id: string | null;
  lastId: string;
  focusAfter: FocusAfter;
  onShow: (id: string) => void;
  onClose: () => void;
}) {
  const { item, newer, older, failed, waiting } = useBeside(lastId);
  return (
    <Dialog
      open={id !== null}
      onClose={onClose}
      finalFocus={focusAfter}
      title={item?.title ?? copy.notification}
      footer={
        <>
          <Button aria-disabled={!newer} onClick={() => newer && onShow(newer.id)}>
            {copy.previous}
          </Button>
          <Button aria-disabled={!older} onClick={() => older && onShow(older.id)}>
            {copy.next}
          </Button>
          {item?.href && (
            <Link to={item.href} className={buttonClass({ variant: 'primary' })}>
              {linkWords[item.kind]}
            </Link>
          )}
        </>
      }
    >
      {item && <Details item={item} />}
      {!item && waiting && <Skeleton className="h-16" label={copy.loadingOne} />}
      {!item && !waiting && (
        <p role={failed ? 'alert' : undefined} className="text-ink-2">
          {failed ? copy.oneNotLoaded : copy.wasDeleted}
        </p>
      )}
    </Dialog>
  );
}

/** Previous and Next change it under the reader's focus: it is read out then. */
function Details({ item }: { item: Notification }) {
  const { mark } = useNotificationActs();
  // Opening is reading.
  const markAsRead = useEffectEvent(() => {
    if (!item.read) mark(item.id, true);
  });
  useEffect(() => {
    if (item.id) markAsRead();
  }, [item.id]);
  return (
    <div aria-live="polite">
      <p className="mb-2 text-meta text-ink-2">
        <DateTime at={item.date} />
      </p>
      <p className="whitespace-pre-line">{item.message}</p>
    </div>
  );
}

const linkWords: Record<NotificationKind, string> = {
  work_order_opened: copy.seeWorkOrder,
  work_order_accepted: copy.seeWorkOrder,
  work_order_scheduled: copy.seeWorkOrder,
  work_order_on_site: copy.seeWorkOrder,
  work_order_completed: copy.seeWorkOrder,
  work_order_cancelled: copy.seeWorkOrder,
  contractor_declined: copy.seeWorkOrder,
  nobody_accepted: copy.seeWorkOrder,
  approval_needed: copy.seeWhatNeedsYou,
  support_reply: copy.openChat,
  person_requested: copy.seeConversation,
  emergency: copy.seeConversation,
  owner_question: copy.answerIt,
  reply_waiting: copy.seeConversation,
  code_due: copy.seeWhoseCode,
  stay_guessed: copy.seeStays,
  code_shown: copy.seeConversation,
};

/** The one with this id and its neighbors; pages are fetched until they are here. */
function useBeside(id: string) {
  const { query, rows } = useNotifications();
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  const at = rows.findIndex((row) => row.id === id);
  const wanted = at === -1 || at === rows.length - 1;
  useEffect(() => {
    if (wanted && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [wanted, hasNextPage, isFetching, isError, fetchNextPage]);
  return {
    item: rows[at],
    newer: rows[at - 1],
    older: at === -1 ? undefined : rows[at + 1],
    failed: isError,
    waiting: !isError && (isFetching || hasNextPage),
  };
}
