import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Message } from '#contract/conversations/messages.ts';
import type { SupportThread } from '#contract/conversations/support.ts';
import { api } from '../../../lib/http/api.ts';
import { orpc, queryClient } from '../../../lib/http/query.ts';
import { type Line, useUnsentLines } from '../unsent-lines.ts';

const threadOptions = orpc.support.thread.queryOptions();

/** The owner's conversation with the Porchlight team, live, and the lines on their way there. */
export function useSupportThread() {
  const query = useQuery(threadOptions);
  const lines = useUnsentLines<Line>(['send', 'support'], {
    deliver: (line) => api.support.write(line),
    onSent: addMessage,
  });
  return { query, ...lines };
}

function addMessage(message: Message) {
  queryClient.setQueryData(threadOptions.queryKey, (thread: SupportThread | undefined) =>
    thread && !thread.messages.some(({ id }) => id === message.id)
      ? { ...thread, messages: [...thread.messages, message] }
      : thread,
  );
  void queryClient.invalidateQueries({ queryKey: threadOptions.queryKey });
}

/** Whoever has the chat before them needs no bell for it: what was told of its answers counts as read. */
export function useAnswersSeen(thread: SupportThread | undefined) {
  const id = thread?.id;
  const answer = thread?.messages.findLast(({ author }) => author === 'agent')?.id;
  useEffect(() => {
    if (!id || !answer) return;
    const seen = () => {
      if (document.visibilityState === 'visible') void markSeen(id);
    };
    seen();
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, [id, answer]);
}

/** Not reached, the bell stays lit, and the next look tries again. */
const markSeen = (conversation_id: string) =>
  api.notifications.markAllRead({ conversation_id }).catch(() => ({ marked: 0 }));
