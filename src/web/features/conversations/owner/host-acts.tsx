import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Me } from '#contract/accounts/accounts.ts';
import type { Conversation } from '#contract/conversations/conversations.ts';
import * as copy from '#contract/messages/en/conversations/owner-chats.ts';
import { fill } from '#contract/messages/fill.ts';
import { messageOf } from '../../../lib/http/api.ts';
import { orpc, queryClient } from '../../../lib/http/query.ts';
import { useMe } from '../../../lib/session/me.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { showFailure, showToast } from '../../../ui/overlay/toast.ts';
import { isMine } from '../is-mine.ts';
import { GiveBackDialog } from './give-back-dialog.tsx';

/** Who answers in this chat, in a sentence, and the owner's way to answer themselves and back. */
export function HostActs({ thread }: { thread: Conversation }) {
  const [asking, setAsking] = useState<'take' | 'give' | null>(null);
  const take = useMutation(
    orpc.ownerChats.takeOver.mutationOptions({
      onSuccess: (now) => {
        setAsking(null);
        keep(now);
        showToast({ title: copy.takenOver });
      },
      onError: (error) => showFailure(messageOf(error)),
    }),
  );
  const takeOver = () => (take.isPending ? undefined : take.mutate({ id: thread.id }));
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="text-meta text-ink-2">{whoAnswers(thread, useMe())}</p>
      {thread.can.take_over && (
        <Button
          size="compact"
          busy={take.isPending}
          onClick={() => (thread.held_by === 'team' ? setAsking('take') : takeOver())}
        >
          {copy.takeOver}
        </Button>
      )}
      {thread.can.give_back && (
        <Button size="compact" onClick={() => setAsking('give')}>
          {copy.giveBack}
        </Button>
      )}
      <ConfirmDialog
        open={asking === 'take'}
        title={copy.takeFromTeamTitle}
        confirm={copy.takeOver}
        cancel={copy.keepWithTeam}
        busy={take.isPending}
        onConfirm={takeOver}
        onClose={() => setAsking(null)}
      >
        {copy.takeFromTeamMeans}
      </ConfirmDialog>
      {thread.can.give_back && (
        <GiveBackDialog thread={thread} open={asking === 'give'} onClose={() => setAsking(null)} onGiven={keep} />
      )}
    </div>
  );
}

function keep(now: Conversation) {
  queryClient.setQueryData(orpc.conversations.get.queryKey({ input: { id: now.id } }), now);
  void queryClient.invalidateQueries({ queryKey: orpc.conversations.key() });
}

function whoAnswers({ state, held_by, assigned_name }: Conversation, me: Me): string {
  if (held_by === 'owner')
    return isMine(assigned_name, me) ? copy.youAnswer : fill(copy.hostAnswers, { name: assigned_name ?? '' });
  if (held_by === 'team') return copy.teamAnswers;
  return state === 'waiting' ? copy.waitingAnswers : copy.assistantAnswers;
}
