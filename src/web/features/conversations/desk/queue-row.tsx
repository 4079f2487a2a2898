import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import type { ConversationRow } from '#contract/conversations/conversations.ts';
import * as copy from '#contract/messages/en/conversations/desk.ts';
import * as conversationsCopy from '#contract/messages/en/conversations.ts';
import { Badge } from '../../../ui/badge.tsx';
import { cx } from '../../../ui/cx.ts';
import { Fill } from '../../../ui/fill.tsx';
import type { ItemProps } from '../../../ui/list-items.ts';
import { DateTime } from '../../../ui/time.tsx';
import { ConversationStateBadge } from '../conversation-state-badge.tsx';
import { plainPreview } from '../message-parts.ts';
import { threadTitle } from '../thread-title.ts';
import { TagWords } from './tags/tag-words.tsx';
import { waitingWords } from './waiting-words.ts';

/** One chat of a queue: where, who, how urgent, how long it has waited, when it is due, what was said last. */
export function QueueRow({
  row,
  item,
  to,
  open,
  now,
  urgency,
  stands,
  box,
}: {
  row: ConversationRow;
  item: ItemProps;
  to: To;
  open: boolean;
  now: number;
  urgency: ReactNode;
  /** Says who has it: of a list that does not. */
  stands: boolean;
  /** Chooses it among others. */
  box: ReactNode;
}) {
  const { title, who } = threadTitle(row);
  const { waiting, due, overdue, paused } = waitingWords(row, now);
  return (
    <li
      {...item}
      data-chat={row.id}
      className={cx('relative flex gap-2.5 border-b border-line p-3', open ? 'bg-primary-soft' : 'hover:bg-surface-2')}
    >
      <span className="relative z-1 shrink-0">{box}</span>
      <div className="min-w-0 grow">
        <p className="flex items-baseline justify-between gap-3">
          <Link
            to={to}
            aria-current={open || undefined}
            className="truncate text-label after:absolute after:inset-0 focus-visible:outline-none after:focus-visible:-outline-offset-2 after:focus-visible:outline-2 after:focus-visible:outline-focus"
          >
            {title}
          </Link>
          <span className="max-w-1/2 shrink-0 truncate text-meta text-ink-2">{who}</span>
        </p>
        <p className="truncate text-ink-2">
          {row.preview === null ? copy.openToRead : plainPreview(row.preview) || conversationsCopy.noMessages}
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-1.5 text-meta text-ink-2">
          {stands && <ConversationStateBadge thread={row} />}
          {urgency}
          {due && <Badge tone={overdue ? 'danger' : 'neutral'}>{due}</Badge>}
          {paused && <Badge>{paused}</Badge>}
          {waiting && <span>{waiting}</span>}
          {row.snoozed_until && (
            <span>
              <Fill of={copy.untilWhen} with={{ when: <DateTime at={row.snoozed_until} /> }} />
            </span>
          )}
          {!waiting && !row.snoozed_until && <DateTime at={row.last_message_at} />}
        </p>
        <TagWords tags={row.tags} />
      </div>
    </li>
  );
}
