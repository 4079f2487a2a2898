import { useInfiniteQuery } from '@tanstack/react-query';
import { type Queue, queues } from '#contract/conversations/conversations.ts';
import * as copy from '#contract/messages/en/conversations/desk.ts';
import { paged, useRows } from '../../../lib/http/paged-list.ts';
import { orpc } from '../../../lib/http/query.ts';
import { type DeskFilter, narrowedTo } from './desk-filter.ts';

/** The queues of the desk in the order of their tabs. */
export const deskQueues = queues;
export type DeskQueue = Queue;

export const queueLabels: Record<DeskQueue, string> = {
  waiting: copy.waiting,
  unassigned: copy.unassigned,
  mine: copy.mine,
  colleagues: copy.colleagues,
  snoozed: copy.snoozed,
  assistant: copy.withAssistant,
  done: copy.done,
  all: copy.all,
};

/** More than a screen shows, few enough to come at once. */
const pageSize = 50;

/** One queue in the order the server has it, first the one to be answered first; a page at a time. */
export function useQueue(queue: DeskQueue, filter: DeskFilter) {
  const query = useInfiniteQuery(
    orpc.conversations.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ queue, ...narrowedTo(filter), limit: pageSize, cursor }),
      ...paged,
    }),
  );
  return { query, rows: useRows(query, false) };
}
