import { type To, useNavigate, useSearchParams } from 'react-router';
import { type DeskQueue, deskQueues } from '../../features/conversations/desk/queues.ts';

/** What the list at the left shows: a queue of chats, the contractors to call, or orders that stand still. */
type List = DeskQueue | 'calls' | 'orders';
const lists: readonly List[] = [...deskQueues, 'calls', 'orders'];

/**
 * Where the agent is, by the address: `?queue=mine&thread=…&view=facts`, `?queue=all&find=…`, `?queue=calls`, `?queue=orders`. On phones these are three
 * steps, and Back goes one step back; on wide screens all three stand side by side.
 */
export function useConsoleAddress() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const list = lists.find((one) => one === search.get('queue')) ?? 'waiting';
  const threadId = search.get('thread');
  const q = search.get('find') ?? '';
  const atFacts = threadId !== null && search.get('view') === 'facts';

  const address = (next: { queue?: List; thread?: string | null; facts?: boolean; find?: string }): To => {
    const queue = next.queue ?? list;
    const params = new URLSearchParams({ queue });
    const find = next.find ?? q;
    if (find && queue === 'all') params.set('find', find);
    const thread = next.thread === undefined ? threadId : next.thread;
    if (thread) params.set('thread', thread);
    if (next.facts) params.set('view', 'facts');
    return { search: `?${params}` };
  };
  const go = (to: To, replace = false) => void navigate(to, { replace });
  return {
    /** The queue that is shown; null while no chats are. */
    queue: list === 'calls' || list === 'orders' ? null : list,
    list,
    threadId,
    atFacts,
    /** What is looked for among all chats. */
    find: { q, setQ: (find: string) => go(address({ find }), true) },
    toQueue: (next: DeskQueue) => address({ queue: next }),
    toCalls: address({ queue: 'calls' }),
    toOrders: address({ queue: 'orders' }),
    toThread: (id: string) => address({ thread: id }),
    /** J and K walk through the list without filling the history. */
    showThread: (id: string) => go(address({ thread: id }), threadId !== null),
    showFacts: () => go(address({ facts: true })),
    leaveFacts: () => go(address({}), true),
    leaveThread: () => go(address({ thread: null }), true),
  };
}
