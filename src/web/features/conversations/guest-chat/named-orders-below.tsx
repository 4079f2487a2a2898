import type { WorkOrderCard } from '#contract/conversations/messages.ts';
import { goToOrder } from './go-to-order.ts';
import { useGuestWords } from './guest-words.tsx';

export type NamedOrder = Pick<WorkOrderCard, 'id' | 'reference'> & {
  /** What is wrong, in the guest's language where that is known. */
  subject: string;
};

/** Below a line that names repairs of this chat: a way to the card of each. */
export function NamedOrdersBelow({ orders }: { orders: readonly NamedOrder[] }) {
  const { say } = useGuestWords();
  return orders.map(({ id, reference, subject }) => (
    <button
      key={id}
      type="button"
      onClick={() => goToOrder(id)}
      className="grid max-w-full gap-0.5 rounded-card border border-line bg-surface px-4 py-2.5 text-left touch:min-h-11"
    >
      <span className="text-label text-primary-text underline">{say('order', { reference })}</span>
      <span className="wrap-anywhere">{subject}</span>
    </button>
  ));
}
