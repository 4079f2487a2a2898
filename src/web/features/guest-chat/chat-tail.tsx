import type { GuestThread, WorkOrderCard } from '#contract/conversations.ts';
import { Button } from '../../ui/button.tsx';
import { asks, orderAnchor } from './order-steps.ts';

/** The card that asks may be far above: a way to it. */
export function ToCard({ order }: { order: WorkOrderCard }) {
  const show = () => {
    const card = document.getElementById(orderAnchor(order.id));
    card?.scrollIntoView({ block: 'center' });
    card?.focus({ preventScroll: true });
  };
  return (
    <Button size="large" className="mr-auto" onClick={show}>
      {asks(order) === 'time' ? 'Choose a time' : 'Is it fixed?'} {order.reference}
    </Button>
  );
}

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

/** The repairs that cannot go on without the guest's word. */
export const waitingOrders = ({ messages }: GuestThread): WorkOrderCard[] =>
  messages.flatMap(({ work_order }) => {
    const asked = work_order && asks(work_order);
    return work_order && (asked === 'time' || asked === 'fixed') ? [work_order] : [];
  });
