import type { Queue } from '#contract/conversations.ts';
import { useConversations } from './conversations.ts';
import { inWorkingOrder } from './working-order.ts';

/** The queues of the desk in the order of their tabs. */
export const deskQueues = ['waiting', 'mine', 'snoozed', 'done'] as const satisfies readonly Queue[];
export type DeskQueue = (typeof deskQueues)[number];

export const queueLabels: Record<DeskQueue, string> = {
  waiting: 'Waiting',
  mine: 'Mine',
  snoozed: 'Snoozed',
  done: 'Done',
};

/** One queue, first the one to be answered first. Done grows without end and comes a page at a time. */
export function useQueue(queue: DeskQueue) {
  const { query, rows } = useConversations({ queue, all: queue !== 'done' });
  return { query, rows: inWorkingOrder(rows, queue) };
}
