import { useState } from 'react';
import type { WorkOrderCard } from '#contract/conversations/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/form/field-look.tsx';
import { NativeDialog } from '../../../ui/overlay/native-dialog.tsx';
import { AccessForm } from './access-form.tsx';
import type { GuestChat } from './chat.ts';
import { orderAnchor, orderQuestion } from './order-question.ts';
import { useOrderWords } from './order-words.ts';
import { OtherTime } from './time-choice.tsx';
import { useAnswer } from './use-answer.ts';

type HandsProps = { order: WorkOrderCard; chat: GuestChat };

/** What the guest may do to a repair without being asked: say how to get in, another time, or none at all. */
export function OrderHands({ order, chat }: HandsProps) {
  const { can } = order;
  const isAskedForTime = orderQuestion(order) === 'time'; // that question has its own way to another one
  const asksOther = can?.other_time && !isAskedForTime;
  if (!can?.cancel && !can?.say_access && !asksOther) return null;
  return (
    <div className="grid gap-3 border-t border-line pt-3">
      {can.say_access && <SayAccess order={order} chat={chat} />}
      {asksOther && <AskOther order={order} chat={chat} />}
      {can?.cancel && <CancelRepair order={order} chat={chat} />}
    </div>
  );
}

/** What was said stands above, and is changed by the same button. */
function SayAccess({ order, chat }: HandsProps) {
  const say = useOrderWords();
  const [open, setOpen] = useState(false);
  const { note, pets } = order.access ?? {};
  const saved = () => {
    setOpen(false);
    standAtCard(order.id);
  };
  return (
    <>
      {(note || pets) && (
        <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-body">
          {note && <Told name={say('gettingIn')}>{note}</Told>}
          {pets && <Told name={say('pets')}>{pets}</Told>}
        </dl>
      )}
      <Button size="large" className="justify-self-start" aria-expanded={open} onClick={() => setOpen(!open)}>
        {say('accessAndPets')}
      </Button>
      {open && <AccessForm order={order} chat={chat} onSaved={saved} />}
    </>
  );
}

function Told({ name, children }: { name: string; children: string }) {
  return (
    <>
      <dt className="text-ink-2">{name}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">{children}</dd>
    </>
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
