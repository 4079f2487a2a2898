import type { GuestThread } from '#contract/conversations/guest.ts';
import type { WorkOrderCard } from '#contract/conversations/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { goToOrder } from './go-to-order.ts';
import { orderQuestion } from './order-question.ts';
import { useOrderWords } from './order-words.ts';

/** A way to each repair that cannot go on without the guest's word. */
export function WaitingOrders({ thread: { messages } }: { thread: GuestThread }) {
  return messages.map(({ work_order: order }) => {
    const asked = order && orderQuestion(order);
    return order && (asked === 'time' || asked === 'fixed') ? <ToCard key={order.id} order={order} /> : null;
  });
}

/** The card that asks may be far above: a way to it. */
function ToCard({ order }: { order: WorkOrderCard }) {
  const say = useOrderWords();
  return (
    <Button size="large" className="mr-auto" onClick={() => goToOrder(order.id)}>
      {say(orderQuestion(order) === 'time' ? 'chooseTimeOf' : 'isItFixedOf', { reference: order.reference })}
    </Button>
  );
}
