import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { WaitingReply } from '#contract/assistant/reply-drafts.ts';
import { dangerWords, type SafetyKind } from '#contract/enumerations/conversations.ts';
import * as copy from '#contract/messages/en/conversations.ts';
import { fill } from '#contract/messages/fill.ts';
import { needWeight } from '#contract/reports/need-weight.ts';
import { useDialogLink } from '../../lib/address/url-dialog.ts';
import { type ListPart, listPartOf } from '../../lib/http/list-part.ts';
import { orpc } from '../../lib/http/query.ts';
import { useNow } from '../../lib/time/now.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Fill } from '../../ui/fill.tsx';
import { RelativeTime } from '../../ui/time.tsx';

/** Items for "Needs you": guests in danger, and those who wait because a person sends, or answers. */
export function useWaitingReplies(): { danger: ListPart; replies: ListPart } {
  const query = useQuery(orpc.replyDrafts.waiting.queryOptions());
  const items = query.data?.items;
  const now = useNow(60_000);
  return {
    danger: listPartOf(
      query,
      items?.flatMap((one) =>
        one.danger
          ? {
              weight: needWeight({ kind: 'danger', danger: one.danger, since: one.since }, now),
              row: <DangerRow key={one.conversation_id} {...one} danger={one.danger} />,
            }
          : [],
      ),
    ),
    replies: listPartOf(
      query,
      items?.flatMap((reply) =>
        reply.kind === 'danger'
          ? []
          : {
              weight: needWeight({ kind: 'reply', since: reply.since }, now),
              row: <WaitingRow key={`${reply.kind} ${reply.conversation_id}`} reply={reply} kind={reply.kind} />,
            },
      ),
    ),
  };
}

/** Which chat a button leads to, for screen readers alone. */
const OfGuest = (who: { guest: string; property: string }) => (
  <span className="sr-only"> {fill(copy.ofGuest, who)}</span>
);

type Waiting = Exclude<WaitingReply['kind'], 'danger'>;

function DangerRow({
  conversation_id,
  danger,
  taken_by,
  property_name,
  guest_name,
  since,
}: WaitingReply & { danger: SafetyKind }) {
  const linkTo = useDialogLink('chat');
  const who = { guest: guest_name ?? copy.someGuest, property: property_name };
  const when = <RelativeTime at={since} />;
  return (
    <li className="grid grid-cols-1 gap-3 rounded-control border border-danger p-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="grid min-w-0 grid-cols-1 gap-1">
        <p className="font-semibold text-danger-text">
          {fill(copy.dangerReported, { ...who, danger: dangerWords[danger].toLowerCase() })}
        </p>
        <p className="text-meta text-ink-2">
          {taken_by ? (
            <Fill of={copy.dangerTaken} with={{ when, agent: taken_by }} />
          ) : (
            <Fill of={copy.dangerRinging} with={{ when }} />
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:*:grow">
        <Link {...linkTo(conversation_id)} className={buttonClass({ variant: 'danger' })}>
          <Fill of={copy.seeChat} with={{ ofGuest: <OfGuest {...who} /> }} />
        </Link>
      </div>
    </li>
  );
}

const words = {
  proposal: {
    lead: copy.waitsForReply,
    what: copy.waitsForReplyMeans,
    act: copy.seeReply,
  },
  people: {
    lead: copy.waitsForPerson,
    what: copy.waitsForPersonMeans,
    act: copy.seeChat,
  },
} as const satisfies Record<Waiting, { lead: string; what: string; act: string }>;

function WaitingRow({
  reply: { conversation_id, property_name, guest_name, asked, since },
  kind,
}: {
  reply: WaitingReply;
  kind: Waiting;
}) {
  const linkTo = useDialogLink('chat');
  const { lead, what, act } = words[kind];
  const who = { guest: guest_name ?? copy.someGuest, property: property_name };
  return (
    <li className="grid grid-cols-1 gap-3 rounded-control border border-line p-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="grid min-w-0 grid-cols-1 gap-1">
        <p className="line-clamp-3 break-words">{asked ? `“${asked}”` : lead}</p>
        <p className="text-meta text-ink-2">
          <Fill of={copy.guestSince} with={{ ...who, when: <RelativeTime at={since} /> }} /> {what}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:*:grow">
        <Link
          {...linkTo(conversation_id)}
          className={buttonClass({ variant: kind === 'proposal' ? 'primary' : 'secondary' })}
        >
          <Fill of={act} with={{ ofGuest: <OfGuest {...who} /> }} />
        </Link>
      </div>
    </li>
  );
}
