import { lazy, Suspense, useState } from 'react';
import type { Conversation } from '#contract/conversations/conversations.ts';
import type { LaterReply } from '#contract/conversations/later-replies.ts';
import * as copy from '#contract/messages/en/conversations/later.ts';
import { fill } from '#contract/messages/fill.ts';
import { useNow } from '../../../../lib/time/now.ts';
import { Button } from '../../../../ui/button.tsx';
import { dayAndTime } from '../../../../ui/day-words.ts';
import { zoneOf } from './house-clock.ts';
import { useLaterActs, useLaterReplies } from './use-later-replies.ts';

const LaterReplyDialog = lazy(() => import('./later-reply-dialog.tsx'));

/** What waits for its time in this chat, above where one writes; what waits for a yes asks. */
export function LaterReplies({ thread }: { thread: Conversation }) {
  const { data } = useLaterReplies(thread.id);
  const acts = useLaterActs(thread.id);
  const [changed, setChanged] = useState<{ reply: LaterReply; open: boolean } | null>(null);
  const items = data?.items ?? [];
  return (
    <>
      {items.length > 0 && (
        <ul
          aria-label={copy.waitingReplies}
          className="grid max-h-60 shrink-0 gap-2 overflow-y-auto border-t border-line p-3"
        >
          {items.map((reply) => (
            <WaitingReply
              key={reply.id}
              reply={reply}
              thread={thread}
              acts={acts}
              onChange={() => setChanged({ reply, open: true })}
            />
          ))}
        </ul>
      )}
      <Suspense>
        {changed && (
          <LaterReplyDialog
            key={`${changed.reply.id} ${changed.reply.send_at} ${changed.reply.body}`}
            thread={thread}
            reply={changed.reply}
            open={changed.open}
            onClose={() => setChanged({ ...changed, open: false })}
          />
        )}
      </Suspense>
    </>
  );
}

function WaitingReply({
  reply,
  thread,
  acts,
  onChange,
}: {
  reply: LaterReply;
  thread: Conversation;
  acts: ReturnType<typeof useLaterActs>;
  onChange: () => void;
}) {
  const now = useNow(60_000);
  const when = dayAndTime(reply.send_at, { zone: zoneOf(thread), now: new Date(now) });
  return (
    <li className="grid gap-2 rounded-control border border-dashed border-line-strong p-3">
      <p className="line-clamp-3 wrap-anywhere whitespace-pre-line">{reply.body}</p>
      <p className="text-meta text-ink-2">
        {reply.asks_since ? copy.asksFirst : fill(copy.sendsWhen, { when, name: reply.agent_name })}
      </p>
      {thread.can.reply && (
        <div className="flex flex-wrap gap-2">
          <Button
            size="compact"
            variant={reply.asks_since ? 'primary' : 'secondary'}
            onClick={() => !acts.busy && acts.send(reply)}
          >
            {copy.sendNow}
          </Button>
          <Button size="compact" onClick={onChange}>
            {copy.changeReply}
          </Button>
          <Button size="compact" variant="quiet" onClick={() => !acts.busy && acts.cancel(reply)}>
            {copy.cancelReply}
          </Button>
        </div>
      )}
    </li>
  );
}
