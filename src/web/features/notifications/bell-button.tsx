import { Bell } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import * as copy from '#contract/messages/en/notifications.ts';
import { fill } from '#contract/messages/fill.ts';
import type { Notification } from '#contract/notifications/notifications.ts';
import { useUrlDialog } from '../../lib/address/url-dialog.ts';
import { Announcer } from '../../ui/announcer.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useNotifications } from './notifications.ts';

/** They and the library of dialogs come when somebody reaches for the bell. */
const loadPanel = () => import('./notifications-panel.tsx');
const NotificationsPanel = lazy(loadPanel);
const NotificationDialog = lazy(() => import('./notification-dialog.tsx'));

/**
 * The bell with how many are unread, and what opens from it: `?dialog=notifications`, `?notification=…`. What it reads
 * out stands outside the bar, which a dialog could not hide from screen readers otherwise.
 */
export function BellButton() {
  const { unread, rows } = useNotifications();
  const bell = useRef<HTMLButtonElement>(null);
  const panel = useUrlDialog('dialog');
  const detail = useUrlDialog('notification');
  const newest = useNewest(rows);
  return (
    <span className="relative">
      <IconButton
        ref={bell}
        icon={Bell}
        label={unread > 0 ? fill(copy.bellUnread, { count: unread }) : copy.notifications}
        size="large"
        aria-haspopup="dialog"
        onPointerEnter={() => void loadPanel()}
        onFocus={() => void loadPanel()}
        onClick={() => void panel.open('notifications')}
      />
      {unread > 0 && <Count of={unread} />}
      {createPortal(<Announcer text={newest ? fill(copy.arrived, { title: newest.title }) : ''} />, document.body)}
      <Suspense>
        {panel.lastId === 'notifications' && (
          <NotificationsPanel
            open={panel.id === 'notifications'}
            from={detail.lastId}
            focusAfter={() => detail.id === null && bell.current}
            onClose={panel.close}
          />
        )}
        {detail.lastId && (
          <NotificationDialog
            id={detail.id}
            lastId={detail.lastId}
            focusAfter={() => panel.id === null && bell.current}
            onShow={(id) => void detail.replace(id)}
            onClose={detail.close}
          />
        )}
      </Suspense>
    </span>
  );
}

/** Amber: something unread waits for you. The button's label says it in words. */
function Count({ of: count }: { of: number }) {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute top-0.5 right-0 min-w-5 rounded-full border border-lamp-edge bg-lamp px-1 text-center text-meta leading-4.5 text-on-lamp tabular-nums"
    >
      {count > 99 ? '99+' : count}
    </span>
  );
}

/** The notification that arrived last while the page was open, to be read out once; null while none has. */
function useNewest(rows: readonly Notification[]): Notification | null {
  const [known, setKnown] = useState<string | null>(null);
  const [newest, setNewest] = useState<Notification | null>(null);
  const [first] = rows;
  if (first && first.date > (known ?? '')) {
    setKnown(first.date);
    if (known !== null && !first.read) setNewest(first);
  }
  return newest;
}
