import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ConversationRow } from '#contract/conversations/conversations.ts';
import type { ManyChatsAct, ManyChatsDone } from '#contract/conversations/many-chats.ts';
import { limits } from '#contract/limits.ts';
import * as copy from '#contract/messages/en/conversations/many-chats.ts';
import { fill } from '#contract/messages/fill.ts';
import { orpc, queryClient } from '../../../../lib/http/query.ts';
import { showToast } from '../../../../ui/overlay/toast.ts';
import { threadTitle } from '../../thread-title.ts';
import { refreshChats } from '../refresh-chats.ts';
import { useTakeBack } from '../take-back.ts';

/** A chat that was left as it is, and why. */
export type LeftChat = { id: string; chat: string; why: string };

/** What is done to the chosen chats. Those that refuse it are named and stay as they are; Undo takes all others back. */
export function useManyChats(onDone: () => void) {
  const [left, setLeft] = useState<readonly LeftChat[]>([]);
  const takeBack = useTakeBack();
  const act = useMutation(orpc.manyChats.act.mutationOptions());
  const settle = (
    rows: readonly ConversationRow[],
    what: ManyChatsAct,
    { done, failed }: ManyChatsDone,
    name: string,
  ) => {
    refreshChats();
    void queryClient.invalidateQueries({ queryKey: orpc.conversations.get.key() });
    void queryClient.invalidateQueries({ queryKey: orpc.chatTags.key() });
    setLeft(failed.map(({ id, why }) => ({ id, why, chat: nameOf(rows.find((row) => row.id === id)) })));
    if (done.length > 0)
      showToast({
        title: fill(doneWords[what.kind], { count: done.length, name }),
        undo: () => takeBack(what.kind, done),
      });
    onDone();
  };
  return {
    left,
    dismiss: () => setLeft([]),
    busy: act.isPending,
    error: act.error,
    reset: act.reset,
    /** @param name of the colleague or the tag */
    run: (rows: readonly ConversationRow[], what: ManyChatsAct, name = '', after?: () => void) => {
      if (act.isPending) return;
      const some = rows.slice(0, limits.manyChats);
      act.mutate(
        { chat_ids: some.map(({ id }) => id), act: what },
        {
          onSuccess: (answer) => {
            settle(some, what, answer, name);
            after?.();
          },
        },
      );
    },
  };
}

export function nameOf(row: ConversationRow | undefined): string {
  if (!row) return '';
  const { title, who } = threadTitle(row);
  return `${title} · ${who}`;
}

const doneWords = {
  assign: copy.given,
  tag: copy.tagged,
  snooze: copy.snoozed,
  close: copy.closed,
} as const satisfies Record<ManyChatsAct['kind'], string>;
