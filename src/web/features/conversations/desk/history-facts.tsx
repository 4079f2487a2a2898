import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, type To } from 'react-router';
import type { ConversationRow } from '#contract/conversations/conversations.ts';
import type { DeskHistory, PastNote } from '#contract/conversations/desk-history.ts';
import type { WorkOrderCard } from '#contract/conversations/messages.ts';
import * as deskCopy from '#contract/messages/en/conversations/desk.ts';
import * as copy from '#contract/messages/en/conversations/desk-history.ts';
import { orpc } from '../../../lib/http/query.ts';
import { FactSection } from '../../../ui/facts.tsx';
import { Fill } from '../../../ui/fill.tsx';
import { LoadFailed } from '../../../ui/page/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DateTime } from '../../../ui/time.tsx';
import { ConversationStateBadge } from '../conversation-state-badge.tsx';
import { threadTitle } from '../thread-title.ts';
import { TagWords } from './tags/tag-words.tsx';

type Links = {
  toThread: (id: string) => To;
  card: (order: WorkOrderCard, zone: string | null) => ReactNode;
  zone: string | null;
};

/** What was before with the guest of the open chat, and at its property; read once somebody unfolds it. */
export function HistoryFacts({ id, ...links }: { id: string } & Links) {
  const [wanted, setWanted] = useState(false);
  const query = useQuery(orpc.deskHistory.ofChat.queryOptions({ input: { id }, enabled: wanted }));
  const parts = [
    { title: copy.guestBefore, before: query.data?.guest, none: copy.noneOfGuest },
    { title: copy.propertyBefore, before: query.data?.property, none: copy.noneOfProperty },
  ];
  return (
    <FactSection title={copy.history}>
      {parts.map(({ title, before, none }) => (
        <details key={title} className="group grid gap-2" onToggle={() => setWanted(true)}>
          <summary className="min-h-8 cursor-pointer py-1 text-label touch:min-h-11 touch:py-3.25">{title}</summary>
          <div className="grid gap-4 pt-2">
            {query.isLoading && <Skeleton className="h-16 w-full" label={copy.loading} />}
            {query.isLoadingError && <LoadFailed onRetry={() => void query.refetch()}>{copy.failed}</LoadFailed>}
            {before !== undefined && <Before before={before} none={none} links={links} />}
          </div>
        </details>
      ))}
    </FactSection>
  );
}

function Before({
  before,
  none,
  links,
}: {
  before: DeskHistory['guest'] | DeskHistory['property'];
  none: string;
  links: Links;
}) {
  if (before === null) return <p className="text-ink-2">{copy.notChecked}</p>;
  const { chats, orders } = before;
  const notes = 'notes' in before ? before.notes : [];
  return (
    <>
      {chats.length + orders.length + notes.length === 0 && <p className="text-ink-2">{none}</p>}
      {notes.length > 0 && <Notes notes={notes} />}
      {chats.length > 0 && <Chats chats={chats} toThread={links.toThread} />}
      {orders.length > 0 && (
        <section aria-label={copy.orders} className="grid gap-2">
          <p className="text-meta text-ink-3">{copy.orders}</p>
          {orders.map((order) => (
            <div key={order.id}>{links.card(order, links.zone)}</div>
          ))}
        </section>
      )}
    </>
  );
}

function Chats({ chats, toThread }: { chats: readonly ConversationRow[]; toThread: Links['toThread'] }) {
  return (
    <section className="grid gap-1">
      <p className="text-meta text-ink-3">{copy.chats}</p>
      <ul aria-label={copy.chats}>
        {chats.map((row) => (
          <li key={row.id} className="border-b border-line py-2 last:border-0">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <Link to={toThread(row.id)} className="text-primary-text underline touch:py-3.25">
                {threadTitle(row).who}
              </Link>
              <span className="text-meta text-ink-2">
                <DateTime at={row.last_message_at} />
              </span>
            </p>
            <p className="mt-1 flex flex-wrap gap-1.5">
              <ConversationStateBadge thread={row} />
            </p>
            <TagWords tags={row.tags} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Notes({ notes }: { notes: readonly PastNote[] }) {
  return (
    <section className="grid gap-1">
      <p className="text-meta text-ink-3">{copy.notes}</p>
      <ul aria-label={copy.notes} className="grid gap-2">
        {notes.map(({ id, body, author_name, created_at }) => (
          <li key={id} className="rounded-control bg-lamp-soft p-2 whitespace-pre-line wrap-anywhere">
            {body}
            <span className="block text-meta text-ink-2">
              <Fill
                of={copy.noteBy}
                with={{ name: author_name ?? deskCopy.someColleague, when: <DateTime at={created_at} /> }}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
