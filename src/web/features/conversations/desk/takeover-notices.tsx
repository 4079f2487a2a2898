import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, type To } from 'react-router';
import type { Takeover } from '#contract/conversations/takeovers.ts';
import * as copy from '#contract/messages/en/conversations/desk.ts';
import { messageOf } from '../../../lib/http/api.ts';
import { orpc, queryClient } from '../../../lib/http/query.ts';
import { Button } from '../../../ui/button.tsx';
import { showFailure } from '../../../ui/overlay/toast.ts';
import { formatInstant } from '../../../ui/time.tsx';
import { takeoverWords } from './takeover-words.ts';

/** Chats on their way between two of the team, as far as they concern whoever looks; told at once, whatever is open. */
export function TakeoverNotices({ toThread }: { toThread: (id: string) => To }) {
  const { data } = useQuery(orpc.takeovers.list.queryOptions());
  return (
    <ul aria-label={copy.takeovers} aria-live="polite">
      {data?.items.map((takeover) => (
        <TakeoverNotice
          key={`${takeover.id} ${takeover.state}`}
          takeover={takeover}
          to={toThread(takeover.conversation_id)}
        />
      ))}
    </ul>
  );
}

function TakeoverNotice({ takeover, to }: { takeover: Takeover; to: To }) {
  const { id, conversation_id, state, from_me, due_at } = takeover;
  const answer = useMutation(orpc.takeovers.answer.mutationOptions(settled));
  const withdraw = useMutation(orpc.takeovers.withdraw.mutationOptions(settled));
  const seen = useMutation(orpc.takeovers.seen.mutationOptions(settled));
  const busy = answer.isPending || withdraw.isPending || seen.isPending;
  const say = (hand_over: boolean) => () => answer.mutate({ id: conversation_id, hand_over });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-lamp-soft px-4 py-2 text-lamp-text">
      <p className="min-w-0 grow basis-64">
        {takeoverWords(takeover, due_at ? formatInstant(due_at, { format: 'time' }) : '')}{' '}
        <Link to={to} className="underline touch:inline-block touch:py-3.25">
          {copy.openChat}
        </Link>
      </p>
      {state === 'asked' && from_me && (
        <>
          <Button size="compact" variant="primary" busy={busy} onClick={say(true)}>
            {copy.handOver}
          </Button>
          <Button size="compact" disabled={busy} onClick={say(false)}>
            {copy.keepIt}
          </Button>
        </>
      )}
      {state === 'asked' && !from_me && (
        <Button size="compact" busy={busy} onClick={() => withdraw.mutate({ id: conversation_id })}>
          {copy.withdraw}
        </Button>
      )}
      {state !== 'asked' && (
        <Button size="compact" busy={busy} onClick={() => seen.mutate({ id })}>
          {copy.dismiss}
        </Button>
      )}
    </li>
  );
}

const settled = {
  onError: (error: Error) => showFailure(messageOf(error)),
  onSettled: () => {
    void queryClient.invalidateQueries({ queryKey: orpc.takeovers.key() });
    void queryClient.invalidateQueries({ queryKey: orpc.conversations.key() });
  },
};
