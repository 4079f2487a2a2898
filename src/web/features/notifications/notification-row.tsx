import { Mail, MailOpen, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/notifications.ts';
import { fill } from '#contract/messages/fill.ts';
import type { Notification } from '#contract/notifications/notifications.ts';
import { useDialogLink } from '../../lib/address/url-dialog.ts';
import { Allowed } from '../../lib/session/allowed.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Fill } from '../../ui/fill.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { RelativeTime } from '../../ui/time.tsx';

/** One notification of the panel; its title opens the details, wherever in the row it is pressed. */
export function NotificationRow({
  item,
  onMark,
  onRemove,
}: {
  item: Notification;
  onMark: (read: boolean) => void;
  onRemove: () => void;
}) {
  const linkTo = useDialogLink('notification');
  return (
    <li
      className={cx(
        'relative flex gap-1 border-b border-line py-2 pr-1 pl-6 last:border-0',
        !item.read && 'bg-surface-2',
      )}
    >
      {!item.read && (
        <span className="absolute top-4 left-2.5 size-2 rounded-full border border-lamp-edge bg-lamp">
          <span className="sr-only">{copy.unread}</span>
        </span>
      )}
      <div className="grid min-w-0 grow content-start gap-0.5 py-1">
        <Link
          {...linkTo(item.id)}
          id={`notification-${item.id}`}
          className={cx('after:absolute after:inset-0', item.read ? '' : 'text-label')}
        >
          {item.title}
        </Link>
        <p className="line-clamp-2 text-meta text-ink-2">{item.message}</p>
        <p className="text-meta text-ink-3">
          <RelativeTime at={item.date} />
        </p>
      </div>
      <Allowed to="notifications.markRead">
        <IconButton
          icon={item.read ? Mail : MailOpen}
          label={fill(item.read ? copy.markAsUnread : copy.markAsRead, { title: item.title })}
          size="compact"
          className="relative shrink-0"
          onClick={() => onMark(!item.read)}
        />
        <IconButton
          icon={Trash2}
          label={fill(copy.deleteNamed, { title: item.title })}
          size="compact"
          className="relative shrink-0"
          onClick={onRemove}
        />
      </Allowed>
    </li>
  );
}

/** Stands in the place of one that was just deleted; the focus goes from its button to this one. */
export function DeletedRow({ item, onUndo }: { item: Notification; onUndo: () => void }) {
  return (
    <li className="flex items-center justify-between gap-3 border-b border-line py-2 pr-1 pl-6 text-ink-2 last:border-0">
      <span>
        <Fill of={copy.deleted} with={{ title: <span className="sr-only">: {item.title}</span> }} />
      </span>
      <Button size="compact" ref={focusOnce} onClick={onUndo}>
        {common.undo}
      </Button>
    </li>
  );
}

const focusOnce = (button: HTMLButtonElement | null) => button?.focus();
