import { useState } from 'react';
import type { WorkOrderCard } from '#contract/conversations/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/form/field-look.tsx';
import { NativeDialog } from '../../../ui/overlay/native-dialog.tsx';
import type { GuestChat } from './chat.ts';
import { orderAnchor, orderQuestion } from './order-question.ts';
import { useOrderWords } from './order-words.ts';
import { OtherTime } from './time-choice.tsx';
import { useAnswer } from './use-answer.ts';

type HandsProps = { order: WorkOrderCard; chat: GuestChat };

/** What the guest may do to a repair without being asked: another time, or none at all. */
export function OrderHands({ order, chat }: HandsProps) {
  const { can } = order;
  const isAskedForTime = orderQuestion(order) === 'time'; // that question has its own way to another one
  const asksOther = can?.other_time && !isAskedForTime;
  if (!can?.cancel && !asksOther) return null;
  return (
    <div className="grid gap-3 border-t border-line pt-3">
      {asksOther && <AskOther order={order} chat={chat} />}
      {can?.cancel && <CancelRepair order={order} chat={chat} />}
    </div>
  );
}

function AskOther({ order: { id }, chat }: HandsProps) {
  const say = useOrderWords();
  const [open, setOpen] = useState(false);
  const send = async (other: string) => {
    await chat.answer(id, { act: 'time', body: { other } });
    setOpen(false);
    standAtCard(id);
  };
  return (
    <>
      <Button size="large" className="justify-self-start" aria-expanded={open} onClick={() => setOpen(!open)}>
        {say('askOther')}
      </Button>
      {open && <OtherTime orderId={id} onSend={send} />}
    </>
  );
}

/** After a confirmation that says who hears of it. */
function CancelRepair({ order, chat }: HandsProps) {
  const say = useOrderWords();
  const { busy, problem, run } = useAnswer<'cancel'>();
  const [open, setOpen] = useState(false);
  const cancel = async () => {
    if (!(await run('cancel', () => chat.answer(order.id, { act: 'cancel', body: {} })))) return;
    setOpen(false);
    standAtCard(order.id);
  };
  return (
    <>
      <Button size="large" className="justify-self-start" onClick={() => setOpen(true)}>
        {say('cancelRepair')}
      </Button>
      <NativeDialog
        open={open}
        onClose={() => setOpen(false)}
        title={say('cancelRepairTitle')}
        footer={
          <>
            <Button size="large" onClick={() => setOpen(false)}>
              {say('keepRepair')}
            </Button>
            <Button variant="danger" size="large" busy={busy !== null} onClick={() => void cancel()}>
              {say('yesCancel')}
            </Button>
          </>
        }
      >
        <div className="grid gap-2">
          <p>{useFollows(order)}</p>
          <p className="text-ink-2">{say('tellAgain')}</p>
          <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
        </div>
      </NativeDialog>
    </>
  );
}

/** By who has it, or was asked. */
function useFollows({ contractor_name: contractor, dispatch_state }: WorkOrderCard): string {
  const say = useOrderWords();
  if (contractor) return say('cancelContractor', { contractor });
  return say(dispatch_state === 'offered' ? 'cancelAsked' : 'cancelNobody');
}

/** The button is gone then: who stood on it stays at the card. */
const standAtCard = (id: string) => document.getElementById(orderAnchor(id))?.focus({ preventScroll: true });
