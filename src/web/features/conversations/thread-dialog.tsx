import type { Conversation } from '#contract/conversations/conversations.ts';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/conversations.ts';
import { fill } from '#contract/messages/fill.ts';
import { messageOf } from '../../lib/http/api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { PageFailed } from '../../ui/page/page-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useThread } from './conversations.ts';
import { type ChatParts, OpenChat } from './owner/open-chat.tsx';
import { threadTitle } from './thread-title.ts';

/**
 * A conversation of its owner's, live: they read along, answer themselves, and send what the assistant proposes. A
 * default export, so that it comes when it is first opened.
 */
export default function ThreadDialog({
  id,
  lastId,
  onClose,
  ...parts
}: {
  id: string | null;
  lastId: string;
  onClose: () => void;
} & ChatParts) {
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
      {thread && <OpenChat key={thread.id} thread={thread} {...parts} />}
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
