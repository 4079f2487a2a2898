import type { WorkOrderCard } from '#contract/conversations/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/form/field-look.tsx';
import type { GuestChat } from './chat.ts';
import type { OrderAnswer } from './guest-api.ts';
import { orderAnchor, orderQuestion } from './order-question.ts';
import { useOrderWords } from './order-words.ts';
import { Stars } from './stars.tsx';
import { TimeChoice } from './time-choice.tsx';
import { useAnswer } from './use-answer.ts';

/**
 * What a repair asks of the guest: when to come, whether it is fixed, how it was. One at a time, nothing when there is
 * nothing.
 */
export function OrderAsks({ order, zone, chat }: { order: WorkOrderCard; zone: string; chat: GuestChat }) {
  const { id, contractor_name } = order;
  const say = useOrderWords();
  // The buttons are gone once they are answered: who stood on them stays at the card.
  const answer = async (given: OrderAnswer) => {
    await chat.answer(id, given);
    document.getElementById(orderAnchor(id))?.focus({ preventScroll: true });
  };
  switch (orderQuestion(order)) {
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
          contractor={contractor_name ?? say('theContractor')}
          given={order.guest_rating}
          onRate={(stars) => chat.answer(id, { act: 'rating', body: { stars } })}
        />
      );
    default:
      return null;
  }
}

/** Asked after the contractor has finished. */
function FixedQuestion({ onAnswer }: { onAnswer: (fixed: boolean) => Promise<void> }) {
  const say = useOrderWords();
  const { busy, problem, run } = useAnswer<'yes' | 'no'>();
  return (
    <section aria-label={say('isItFixed')} className="grid gap-3 border-t border-line pt-3">
      <h3 className="text-label">{say('isItFixed')}</h3>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          size="large"
          busy={busy === 'yes'}
          onClick={() => void run('yes', () => onAnswer(true))}
        >
          {say('yesFixed')}
        </Button>
        <Button size="large" busy={busy === 'no'} onClick={() => void run('no', () => onAnswer(false))}>
          {say('notYet')}
        </Button>
      </div>
      <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
    </section>
  );
}
