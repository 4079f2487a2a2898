import type { GuestThread, WorkOrderCard } from '#contract/conversations.ts';
import type { GuestChat } from './chat.ts';
import { FixedQuestion } from './fixed-question.tsx';
import type { GuestApi } from './guest-api.ts';
import type { KeptThread } from './guest-link.ts';
import { asks, orderAnchor } from './order-steps.ts';
import { Stars } from './stars.tsx';
import { TimeChoice } from './time-choice.tsx';

type Work = (api: GuestApi, kept: KeptThread) => Promise<GuestThread>;

/** What a repair asks of the guest: when to come, whether it is fixed, how it was. One at a time, nothing when there is nothing. */
export function OrderAsks({ order, zone, chat }: { order: WorkOrderCard; zone: string; chat: GuestChat }) {
  const { id, contractor_name } = order;
  // The buttons are gone once they are answered: who stood on them stays at the card.
  const answer = async (work: Work) => {
    await chat.answer(work);
    document.getElementById(orderAnchor(id))?.focus({ preventScroll: true });
  };
  switch (asks(order)) {
    case 'time':
      return (
        <TimeChoice
          order={order}
          zone={zone}
          onChoose={(from) => answer((api, kept) => api.answerTime(kept, id, { from }))}
          onOther={(other) => answer((api, kept) => api.answerTime(kept, id, { other }))}
        />
      );
    case 'fixed':
      return <FixedQuestion onAnswer={(fixed) => answer((api, kept) => api.confirmFixed(kept, id, fixed))} />;
    case 'stars':
      return (
        <Stars
          contractor={contractor_name ?? 'the contractor'}
          given={order.guest_rating}
          onRate={(stars) => chat.answer((api, kept) => api.rate(kept, id, stars))}
        />
      );
    default:
      return null;
  }
}
