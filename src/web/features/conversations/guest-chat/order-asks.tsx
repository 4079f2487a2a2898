import type { WorkOrderCard } from '#contract/conversations/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/form/field-look.tsx';
import type { GuestChat } from './chat.ts';
import type { OrderAnswer } from './guest-api.ts';
import { useGuestWords } from './guest-words.tsx';
import { type OrderQuestion, orderAnchor, orderQuestion } from './order-question.ts';
import { useOrderWords } from './order-words.ts';
import { Stars } from './stars.tsx';
import { TimeChoice } from './time-choice.tsx';
import { useAnswer } from './use-answer.ts';

type OrderAsksProps = { order: WorkOrderCard; zone: string; chat: GuestChat; onCheckStay: () => void };

/**
 * What a repair asks of the guest: when to come, whether it is fixed, how it was. One at a time, nothing when there is
 * nothing.
 */
export function OrderAsks({ order, zone, chat, onCheckStay }: OrderAsksProps) {
  const { id, contractor_name } = order;
  const say = useOrderWords();
  const asked = orderQuestion(order);
  // The buttons are gone once they are answered: who stood on them stays at the card.
  const answer = async (given: OrderAnswer) => {
    await chat.answer(id, given);
    document.getElementById(orderAnchor(id))?.focus({ preventScroll: true });
  };
  if (asked && order.check_first) return <CheckFirst asked={asked} order={order} onCheckStay={onCheckStay} />;
  switch (asked) {
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

/** What is asked, and the way to the stay check, which comes before an answer. */
function CheckFirst({
  asked,
  order: { contractor_name },
  onCheckStay,
}: {
  asked: OrderQuestion;
  order: WorkOrderCard;
  onCheckStay: () => void;
}) {
  const say = useOrderWords();
  const { stayCheck } = useGuestWords();
  const contractor = contractor_name ?? say('theContractor');
  const question = asked === 'time' ? say('whenShouldCome', { contractor }) : say('isItFixed');
  return (
    <section aria-label={question} className="grid gap-3 border-t border-line pt-3">
      <h3 className="text-label">{question}</h3>
      <p className="text-ink-2">{say('checkFirst')}</p>
      <Button variant="primary" size="large" className="justify-self-start" onClick={onCheckStay}>
        {stayCheck}
      </Button>
    </section>
  );
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
