import { type To, useNavigate, useSearchParams } from 'react-router';
import { type DeskQueue, deskQueues } from '../../features/conversations/queues.ts';

/**
 * Where the agent is, by the address: `?queue=mine&thread=…&view=facts`. On phones these are three steps, and Back
 * goes one step back; on wide screens all three stand side by side.
 */
export function useConsolePlace() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const queue = deskQueues.find((one) => one === search.get('queue')) ?? 'waiting';
  const threadId = search.get('thread');
  const atFacts = threadId !== null && search.get('view') === 'facts';

  const address = (next: { queue?: DeskQueue; thread?: string | null; facts?: boolean }): To => {
    const params = new URLSearchParams({ queue: next.queue ?? queue });
    const thread = next.thread === undefined ? threadId : next.thread;
    if (thread) params.set('thread', thread);
    if (next.facts) params.set('view', 'facts');
    return { search: `?${params}` };
  };
  const go = (to: To, replace = false) => void navigate(to, { replace });
  return {
    queue,
    threadId,
    atFacts,
    toQueue: (next: DeskQueue) => address({ queue: next }),
    toThread: (id: string) => address({ thread: id }),
    /** J and K walk through the list without filling the history. */
    showThread: (id: string) => go(address({ thread: id }), threadId !== null),
    showFacts: () => go(address({ facts: true })),
    leaveFacts: () => go(address({}), true),
    leaveThread: () => go(address({ thread: null }), true),
  };
}
