import type { GuestThread } from '#contract/conversations/guest.ts';
import { late } from '../../../lib/offline/late.tsx';

/** What waits for the guest comes with the first repair. */
export const WaitingOrders = late(
  () => import('./waiting-orders.tsx').then((part) => part.WaitingOrders),
  (_: { thread: GuestThread }) => null,
);

/** Three still dots and words: the assistant is due to answer. */
export function Typing() {
  return (
    <p className="appear-late mr-auto flex items-center gap-2 rounded-dialog rounded-bl-check bg-surface-3 px-4 py-2.5 text-meta text-ink-2">
      <span aria-hidden="true" className="tracking-widest">
        •••
      </span>
      House assistant is writing
    </p>
  );
}

/** Whether the assistant owes an answer: the guest spoke last, and nobody else has the thread. */
export function answerIsDue({ state, messages }: GuestThread): boolean {
  return state === 'assistant' && messages.at(-1)?.author === 'guest';
}
