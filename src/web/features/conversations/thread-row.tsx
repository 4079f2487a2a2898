import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ConversationRow } from '#contract/conversations/conversations.ts';
import * as pageCopy from '#contract/messages/en/conversations/booking-pages.ts';
import * as copy from '#contract/messages/en/conversations.ts';
import { fill } from '#contract/messages/fill.ts';
import { useDialogLink } from '../../lib/address/url-dialog.ts';
import { Badge } from '../../ui/badge.tsx';
import { Mark } from '../../ui/mark.tsx';
import { FacadeTile } from '../../ui/page/facade-tile.tsx';
import { RelativeTime } from '../../ui/time.tsx';
import { ConversationStateBadge } from './conversation-state-badge.tsx';
import { foundParts } from './found-words.ts';
import { plainPreview } from './message-parts.ts';
import { threadTitle } from './thread-title.ts';

/** One conversation in the owner's list; the whole row opens it. */
export function ThreadRow({ row, q = '', urgency }: { row: ConversationRow; q?: string; urgency?: ReactNode }) {
  const linkTo = useDialogLink('chat');
  const { title, who } = threadTitle(row);
  return (
    <li className="relative flex gap-3 border-b border-line py-3 last:border-0 hover:bg-surface-2 max-sm:-mx-4 max-sm:px-4 sm:-mx-3 sm:px-3">
      <FacadeTile id={row.property_id ?? row.id} lit={row.state !== 'done'} size={44} />
      <div className="grid min-w-0 grow grid-cols-1 gap-1">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <Link {...linkTo(row.id)} className="min-w-0 text-label wrap-anywhere after:absolute after:inset-0">
            {title}
            <span className="font-normal text-ink-2"> · {who}</span>
          </Link>
          <span className="text-meta text-ink-3 max-sm:basis-full">
            <RelativeTime at={row.last_message_at} />
          </span>
        </p>
        {row.match ? (
          <p className="line-clamp-2 text-ink-2 wrap-anywhere">
            <Found text={plainPreview(row.match)} q={q} />
          </p>
        ) : (
          <p className="truncate text-ink-2">{plainPreview(row.preview) || copy.noMessages}</p>
        )}
        <p className="flex flex-wrap gap-1.5 *:whitespace-normal">
          <ConversationStateBadge thread={row} toOwner />
          {urgency}
          {row.page_origin && (
            <Badge>{fill(pageCopy.fromPage, { page: row.page_origin.replace('https://', '') })}</Badge>
          )}
        </p>
      </div>
    </li>
  );
}

/** What was said, with the words that were searched for marked. */
function Found({ text, q }: { text: string; q: string }) {
  return foundParts(text, q).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
    part.found ? <Mark key={index}>{part.text}</Mark> : part.text,
  );
}
