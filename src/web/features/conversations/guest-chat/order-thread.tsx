import { useState } from 'react';
import type { WorkOrderCard } from '#contract/conversations/messages.ts';
import { limits } from '#contract/limits.ts';
import type { OrderMessage } from '#contract/work-orders/order-thread.ts';
import { dropDraft, keepDraft, readDraft } from '../../../lib/offline/drafts.ts';
import { Button } from '../../../ui/button.tsx';
import { ThreadLines } from '../../../ui/chat/thread-lines.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { FieldError } from '../../../ui/form/field-look.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import type { GuestChat } from './chat.ts';
import { useGuestWords } from './guest-words.tsx';
import { useOrderWords } from './order-words.ts';
import { useAnswer } from './use-answer.ts';

type Props = { order: WorkOrderCard; thread: readonly OrderMessage[]; chat: GuestChat };

/** What was written about a repair and is for the guest, and a line of their own; closed until there is something. */
export function OrderThread({ order, thread, chat }: Props) {
  const { say: sayHere, locale } = useGuestWords();
  const say = useOrderWords();
  const isOver = order.status === 'cancelled' || order.status === 'completed';
  const contractor = order.contractor_name ?? say('theContractor');
  if (thread.length === 0 && (isOver || !order.contractor_name)) return null;
  const nameOf = ({ side, author_name }: OrderMessage) => {
    if (side === 'guest') return sayHere('you');
    if (side === 'contractor') return author_name ?? contractor;
    return sayHere(side === 'owner' ? 'host' : 'team');
  };
  return (
    <details open={thread.length > 0} className="grid gap-3 border-t border-line pt-3">
      <summary className="w-fit cursor-pointer text-label touch:py-3.25">{say('writeTo', { contractor })}</summary>
      <div className="grid gap-3 pt-3">
        <p className="text-meta text-ink-2">{say('whoReads')}</p>
        {thread.length > 0 && (
          <ThreadLines messages={thread} own="guest" label={say('orderMessages')} nameOf={nameOf} locale={locale} />
        )}
        {!isOver && <WriteForm orderId={order.id} label={say('writeTo', { contractor })} chat={chat} />}
      </div>
    </details>
  );
}

/** What is typed stays until it is sent, over a reload too. */
function WriteForm({ orderId, label, chat }: { orderId: string; label: string; chat: GuestChat }) {
  const say = useOrderWords();
  const { busy, problem, run } = useAnswer<'send'>();
  const draft = `order-message.${orderId}`;
  const [words, setWords] = useState(() => readDraft(draft).words ?? '');
  const [isEmpty, setEmpty] = useState(false);
  const send = async (form: HTMLFormElement) => {
    const message = words.trim();
    setEmpty(!message);
    if (!message) return form.querySelector('textarea')?.focus();
    if (!(await run('send', () => chat.answer(orderId, { act: 'message', body: { message } })))) return;
    dropDraft(draft);
    setWords('');
  };
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
    >
      <Field label={label} unmarked error={isEmpty ? say('messageMissing') : undefined}>
        <TextArea
          rows={2}
          maxLength={limits.longText}
          value={words}
          onChange={({ currentTarget: { value } }) => {
            setWords(value);
            setEmpty(false);
            keepDraft(draft, { words: value });
          }}
        />
      </Field>
      <Button type="submit" size="large" busy={busy !== null} className="justify-self-start">
        {say('sendMessage')}
      </Button>
      <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
    </form>
  );
}
