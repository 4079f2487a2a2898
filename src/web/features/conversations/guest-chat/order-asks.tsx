import type { WorkOrderCard } from '#contract/conversations/messages.ts';
import { asks, orderAnchor } from './asks.ts';
import type { GuestChat } from './chat.ts';
import { FixedQuestion } from './fixed-question.tsx';
import type { OrderAnswer } from './guest-api.ts';
import { Stars } from './stars.tsx';
import { TimeChoice } from './time-choice.tsx';

/**
 * What a repair asks of the guest: when to come, whether it is fixed, how it was. One at a time, nothing when there is
 * nothing.
 */
export function OrderAsks({ order, zone, chat }: { order: WorkOrderCard; zone: string; chat: GuestChat }) {
  const { id, contractor_name } = order;
  // The buttons are gone once they are answered: who stood on them stays at the card.
  const answer = async (given: OrderAnswer) => {
    await chat.answer(id, given);
    document.getElementById(orderAnchor(id))?.focus({ preventScroll: true });
  };
  switch (asks(order)) {
    case 'time':
      return (
        <TimeChoice
          order={order}
          zone={zone}
          onChoose={(from) => answer({ act: 'time', body: { from } })}
          onOther={(other) => answer({ act: 'time', body: { other } })}
        />
      );
    case 'fixed':
      return <FixedQuestion onAnswer={(fixed) => answer({ act: 'confirm', body: { fixed } })} />;
    case 'stars':
      return (
        <Stars
          contractor={contractor_name ?? 'the contractor'}
          given={order.guest_rating}
          onRate={(stars) => chat.answer(id, { act: 'rating', body: { stars } })}
        />
      );
    default:
      return null;
  }
}
