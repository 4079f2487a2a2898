import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { WaitingReply } from '#contract/assistant/reply-drafts.ts';
import { dangerWords, type SafetyKind } from '#contract/enumerations/conversations.ts';
import { useDialogLink } from '../../lib/address/url-dialog.ts';
import { orpc } from '../../lib/http/query.ts';
import { buttonClass } from '../../ui/button.tsx';
import { RelativeTime } from '../../ui/time.tsx';

/**
 * Items for "Needs you": guests in danger, and those who wait because a person sends, or answers. Undefined while
 * nobody knows.
 */
export function useWaitingReplies() {
  const { data, isPending } = useQuery(orpc.replyDrafts.waiting.queryOptions());
  if (isPending) return undefined;
  const items = data?.items ?? [];
  return {
    danger: items.flatMap((one) =>
      one.danger ? <DangerRow key={one.conversation_id} {...one} danger={one.danger} /> : [],
    ),
    replies: items.flatMap((reply) =>
      reply.kind === 'danger' ? (
        []
      ) : (
        <WaitingRow key={`${reply.kind} ${reply.conversation_id}`} reply={reply} kind={reply.kind} />
      ),
    ),
  };
}

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
  const who = `${guest_name ?? 'a guest'} at ${property_name}`;
  return (
    <li className="grid grid-cols-1 gap-3 rounded-control border border-danger p-3 sm:grid-cols-[1fr_auto] sm:items-center">
      <div className="grid min-w-0 gap-1">
        <p className="font-semibold text-danger-text">
          {dangerWords[danger]}, says {who}
        </p>
        <p className="text-meta text-ink-2">
          <RelativeTime at={since} />. They were told at once what to do.{' '}
          {taken_by ? `${taken_by} of the Porchlight team has the chat.` : 'Our people on call are being rung.'}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:*:grow">
        <Link {...linkTo(conversation_id)} className={buttonClass({ variant: 'danger' })}>
          See the chat
          <span className="sr-only"> of {who}</span>
        </Link>
      </div>
    </li>
  );
}

const words: Record<Waiting, { lead: string; what: string; act: string }> = {
  proposal: {
    lead: 'A guest waits for a reply',
    what: 'The assistant proposes what to say. Nothing is sent before you or the Porchlight team send it.',
    act: 'See the reply',
  },
  people: {
    lead: 'A guest waits for a person',
    what: 'People answer there, as your rules say. The Porchlight team has been called.',
    act: 'See the chat',
  },
};

function WaitingRow({
  reply: { conversation_id, property_name, guest_name, asked, since },
  kind,
}: {
  reply: WaitingReply;
  kind: Waiting;
}) {
  const linkTo = useDialogLink('chat');
  const { lead, what, act } = words[kind];
  const who = `${guest_name ?? 'A guest'} at ${property_name}`;
  return (
    <li className="grid grid-cols-1 gap-3 rounded-control border border-line p-3 sm:grid-cols-[1fr_auto] sm:items-center">
      <div className="grid min-w-0 gap-1">
        <p className="line-clamp-3 break-words">{asked ? `“${asked}”` : lead}</p>
        <p className="text-meta text-ink-2">
          {who}, <RelativeTime at={since} />. {what}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:*:grow">
        <Link
          {...linkTo(conversation_id)}
          className={buttonClass({ variant: kind === 'proposal' ? 'primary' : 'secondary' })}
        >
          {act}
          <span className="sr-only"> of {who}</span>
        </Link>
      </div>
    </li>
  );
}
