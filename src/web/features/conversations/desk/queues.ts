import type { Queue } from '#contract/conversations/conversations.ts';
import * as copy from '#contract/messages/en/conversations/desk.ts';
import { useConversations } from '../conversations.ts';
import { inWorkingOrder } from './working-order.ts';

/** The queues of the desk in the order of their tabs. */
export const deskQueues = ['waiting', 'mine', 'snoozed', 'done', 'all'] as const satisfies readonly Queue[];
export type DeskQueue = (typeof deskQueues)[number];

export const queueLabels: Record<DeskQueue, string> = {
  waiting: copy.waiting,
  mine: copy.mine,
  snoozed: copy.snoozed,
  done: copy.done,
  all: copy.all,
};

/** These grow without end and come a page at a time; nobody counts them. */
export const isEndless = (queue: DeskQueue) => queue === 'done' || queue === 'all';

/** One queue, first the one to be answered first; of all chats those in whose property or guest the words of `q` stand. */
export function useQueue(queue: DeskQueue, q: string) {
  const { query, rows } = useConversations({ queue, all: !isEndless(queue), ...(queue === 'all' && { q }) });
  return { query, rows: inWorkingOrder(rows, queue) };
}
