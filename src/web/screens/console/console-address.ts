import { type To, useNavigate, useSearchParams } from 'react-router';
import type { DeskPlace } from '#contract/conversations/desk.ts';
import { type DeskQueue, deskQueues } from '../../features/conversations/desk/queues.ts';
import { searchNow } from '../../lib/address/search-now.ts';

/** What the list at the left shows: a queue of chats, the contractors to call, or orders that stand still. */
type List = DeskQueue | 'calls' | 'orders';
const lists: readonly List[] = [...deskQueues, 'calls', 'orders'];

/**
 * Where the agent is, by the address: `?queue=mine&thread=…&pane=facts`, `?queue=calls`, `?queue=orders`. What the list is narrowed to
 * (`useDeskFilter`) stands there too and goes along. On phones these are three steps, and Back goes one step back; on
 * wide screens all three stand side by side.
 */
export function useConsoleAddress() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const list = lists.find((one) => one === search.get('queue')) ?? 'waiting';
  const threadId = search.get('thread');
  const atFacts = threadId !== null && search.get('pane') === 'facts';

  const address = (next: Next, from = search): To => {
    const params = new URLSearchParams(from);
    params.set('queue', next.queue ?? list);
    if (next.queue) params.delete('view'); // a view that was kept is one of another list
    if (next.thread !== undefined) put(params, 'thread', next.thread);
    put(params, 'pane', next.facts ? 'facts' : null);
    return { search: `?${params}` };
  };
  const go = (next: Next, replace = false) => void navigate(address(next, searchNow()), { replace });
  return {
    /** The queue that is shown; null while no chats are. */
    queue: list === 'calls' || list === 'orders' ? null : list,
    list,
    threadId,
    atFacts,
    toQueue: (queue: DeskQueue) => address({ queue }),
    toCalls: address({ queue: 'calls' }),
    toOrders: address({ queue: 'orders' }),
    toOrder: (id: string): To => ({ search: `?${withEntry(search, 'work-order', id)}` }),
    /** All chats of an owner or a property that was found. */
    toPlace: ({ kind, id }: DeskPlace): To => {
      const params = withEntry(new URLSearchParams({ queue: 'all' }), kind === 'owner' ? 'owner' : 'house', id);
      if (threadId) params.set('thread', threadId);
      return { search: `?${params}` };
    },
    toThread: (id: string) => address({ thread: id }),
    /** J and K walk through the list without filling the history. */
    showThread: (id: string) => go({ thread: id }, threadId !== null),
    showFacts: () => go({ facts: true }),
    leaveFacts: () => go({}, true),
    leaveThread: () => go({ thread: null }, true),
  };
}

function withEntry(from: URLSearchParams, name: string, value: string): URLSearchParams {
  const params = new URLSearchParams(from);
  params.set(name, value);
  return params;
}

type Next = { queue?: List; thread?: string | null; facts?: boolean };

function put(params: URLSearchParams, name: string, value: string | null) {
  if (value) params.set(name, value);
  else params.delete(name);
}
