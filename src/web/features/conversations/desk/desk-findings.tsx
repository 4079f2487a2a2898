import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import type { ConversationRow } from '#contract/conversations/conversations.ts';
import type { DeskPlace } from '#contract/conversations/desk.ts';
import * as copy from '#contract/messages/en/conversations/desk-search.ts';
import * as conversationsCopy from '#contract/messages/en/conversations.ts';
import { fill } from '#contract/messages/fill.ts';
import { orpc } from '../../../lib/http/query.ts';
import { Announcer } from '../../../ui/announcer.tsx';
import { cx } from '../../../ui/cx.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { LoadFailed } from '../../../ui/page/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DateTime } from '../../../ui/time.tsx';
import { threadTitle } from '../thread-title.ts';

export type FindingLinks = { thread: (id: string) => To; order: (id: string) => To; place: (place: DeskPlace) => To };

/** What holds the words, among all chats, work orders, properties and owners. Each search is asked for once. */
export function DeskFindings({ q, openId, links }: { q: string; openId: string | null; links: FindingLinks }) {
  const words = q.trim();
  const query = useQuery({
    ...orpc.deskSearch.find.queryOptions({ input: { q: words } }),
    enabled: words.length > 1,
    staleTime: Number.POSITIVE_INFINITY, // a search is written down: coming back to it is none
    refetchOnWindowFocus: false,
  });
  if (words.length < 2) return <p className="p-4 text-ink-2">{copy.keepTyping}</p>;
  if (query.isPending) return <Skeleton className="m-4 h-40" label={copy.finding} />;
  if (query.isLoadingError)
    return (
      <LoadFailed className="p-4" onRetry={() => void query.refetch()}>
        {copy.failed}
      </LoadFailed>
    );
  const { chats, orders, places } = query.data;
  const count = chats.length + orders.length + places.length;
  return (
    <div className="min-h-0 grow overflow-y-auto">
      <Announcer text={fill(copy.foundCount, { count })} />
      {count === 0 && <EmptyState title={fill(copy.nothing, { words })}>{copy.nothingHint}</EmptyState>}
      <Group title={copy.chats}>
        {chats.map((chat) => (
          <FoundChat key={chat.id} chat={chat} to={links.thread(chat.id)} open={chat.id === openId} />
        ))}
      </Group>
      <Group title={copy.orders}>
        {orders.map(({ id, subject_line, reference, property_name }) => (
          <Entry key={id} to={links.order(id)} title={subject_line} more={reference}>
            {property_name}
          </Entry>
        ))}
      </Group>
      <Group title={copy.places}>
        {places.map((place) => (
          <Entry key={place.id} to={links.place(place)} title={place.name} more={null}>
            {place.more}
          </Entry>
        ))}
      </Group>
      <p className="p-3 text-meta text-ink-3">{copy.isRecorded}</p>
    </div>
  );
}

function FoundChat({ chat, to, open }: { chat: ConversationRow; to: To; open: boolean }) {
  const { title, who } = threadTitle(chat);
  return (
    <Entry to={to} title={title} more={who} open={open}>
      {chat.match ?? fill(conversationsCopy.threadTitle, { title, who })}{' '}
      <span className="text-meta text-ink-3">
        <DateTime at={chat.last_message_at} />
      </span>
    </Entry>
  );
}

function Group({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <>
      <h2 className="px-3 pt-3 pb-1 text-meta text-ink-2">{title}</h2>
      <ul aria-label={title}>{children}</ul>
    </>
  );
}

function Entry({
  to,
  title,
  more,
  open = false,
  children,
}: {
  to: To;
  title: string;
  more: string | null;
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <li className={cx('relative border-b border-line p-3', open ? 'bg-primary-soft' : 'hover:bg-surface-2')}>
      <p className="flex items-baseline justify-between gap-3">
        <Link
          to={to}
          aria-current={open || undefined}
          className="truncate text-label after:absolute after:inset-0 focus-visible:outline-none after:focus-visible:-outline-offset-2 after:focus-visible:outline-2 after:focus-visible:outline-focus"
        >
          {title}
        </Link>
        {more && <span className="max-w-1/2 shrink-0 truncate text-meta text-ink-2">{more}</span>}
      </p>
      <p className="line-clamp-3 text-ink-2">{children}</p>
    </li>
  );
}
