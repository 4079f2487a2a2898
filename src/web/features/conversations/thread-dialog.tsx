import { type ReactNode, useRef } from 'react';
import type { Conversation } from '#contract/conversations/conversations.ts';
import type { WorkOrderCard } from '#contract/conversations/messages.ts';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/conversations.ts';
import { fill } from '#contract/messages/fill.ts';
import { messageOf } from '../../lib/http/api.ts';
import { Button } from '../../ui/button.tsx';
import { ChatLog } from '../../ui/chat/chat-log.tsx';
import { cx } from '../../ui/cx.ts';
import { Fill } from '../../ui/fill.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { PageFailed } from '../../ui/page/page-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DateTime } from '../../ui/time.tsx';
import { chatItems } from './chat-items.tsx';
import { ConversationStateBadge } from './conversation-state-badge.tsx';
import { useThread } from './conversations.ts';
import { Proposal } from './proposals/proposal.tsx';
import { stayWords } from './stay-words.ts';
import { threadTitle } from './thread-title.ts';

/**
 * A conversation for its owner to read along, live; what the assistant proposes in it, they may send. A default export,
 * so that it comes when it is first opened.
 */
export default function ThreadDialog({
  id,
  lastId,
  onClose,
  card,
}: {
  id: string | null;
  lastId: string;
  onClose: () => void;
  card: (order: WorkOrderCard, zone: string | null) => ReactNode;
}) {
  const query = useThread(lastId);
  const thread = query.data;
  return (
    <Dialog
      open={id !== null}
      onClose={onClose}
      wide
      title={thread ? titleOf(thread) : copy.conversation}
      footer={<Button onClick={onClose}>{common.close}</Button>}
    >
      {thread && <Thread thread={thread} card={card} />}
      {!thread && query.error && <PageFailed onRetry={() => void query.refetch()}>{messageOf(query.error)}</PageFailed>}
      {query.isPending && (
        <div className="grid h-[60dvh] content-start gap-4">
          <Skeleton className="h-12 w-2/3" label={copy.loadingConversation} />
          <Skeleton className="ml-auto h-16 w-2/3" />
          <Skeleton className="h-12 w-1/2" />
        </div>
      )}
    </Dialog>
  );
}

function titleOf(thread: Conversation) {
  const { title, who } = threadTitle(thread);
  return fill(copy.threadTitle, { title, who });
}

function Thread({
  thread,
  card,
}: {
  thread: Conversation;
  card: (order: WorkOrderCard, zone: string | null) => ReactNode;
}) {
  const head = useRef<HTMLParagraphElement>(null);
  return (
    <div className="grid gap-3">
      <p
        ref={head}
        tabIndex={-1}
        className="flex flex-wrap items-center gap-x-3 gap-y-1 text-meta text-ink-2 outline-none"
      >
        <ConversationStateBadge thread={thread} toOwner />
        <span>
          <Fill of={copy.sinceWhen} with={{ when: <DateTime at={thread.created_at} /> }} />
        </span>
        {thread.stay && <span>{fill(copy.confirmedStay, { days: stayWords(thread.stay) })}</span>}
      </p>
      <ChatLog
        key={thread.id}
        label={copy.conversation}
        items={chatItems(thread, { card })}
        className={cx(
          '-mx-4 border-y border-line sm:mx-0 sm:rounded-card sm:border',
          thread.draft ? 'h-[36dvh]' : 'h-[60dvh]',
        )}
      />
      <Proposal
        key={thread.id}
        thread={thread}
        heldBy={thread.assigned_to ? copy.theTeam : null}
        onSettled={() => head.current?.focus()}
        className="-mx-4 sm:mx-0 sm:rounded-card sm:border"
      />
    </div>
  );
}
