import { useMutation } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { limits } from '#contract/limits.ts';
import * as copy from '#contract/messages/en/work-orders/thread.ts';
import { fill } from '#contract/messages/fill.ts';
import { type OrderSide, orderSideLabels } from '#contract/work-orders/order-sides.ts';
import type { OrderMessage } from '#contract/work-orders/order-thread.ts';
import type { WorkOrderDetail } from '#contract/work-orders/work-orders.ts';
import { fieldsOf, messageOf } from '../../lib/http/api.ts';
import { orpc, queryClient } from '../../lib/http/query.ts';
import { dropDraft, keepDraft, readDraft } from '../../lib/offline/drafts.ts';
import { Button } from '../../ui/button.tsx';
import { ThreadLines } from '../../ui/chat/thread-lines.tsx';
import { FactSection } from '../../ui/facts.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Field } from '../../ui/form/field.tsx';
import { FieldError } from '../../ui/form/field-look.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';

type Props = { order: WorkOrderDetail; own: Extract<OrderSide, 'desk' | 'owner'> };

/** The job's own thread, with a line of one's own. */
export function OrderThread({ order: { id, messages, can }, own }: Props) {
  return (
    <FactSection title={copy.threadTitle}>
      {messages.length === 0 && <p className="text-ink-2">{copy.noMessages}</p>}
      {messages.length > 0 && (
        <ThreadLines
          messages={messages}
          own={own}
          label={copy.threadTitle}
          nameOf={nameOf}
          noteOf={({ side, guest_reads }) => (guest_reads && side !== 'guest' ? copy.guestReadsIt : undefined)}
        />
      )}
      {can.write && <WriteForm id={id} answersGuest={messages.at(-1)?.side === 'guest'} />}
    </FactSection>
  );
}

function WriteForm({ id, answersGuest }: { id: string; answersGuest: boolean }) {
  const draft = `order-message.${id}`;
  const [message, setMessage] = useState(() => readDraft(draft).message ?? '');
  const [chosen, setChosen] = useState<boolean>();
  const [isEmpty, setEmpty] = useState(false);
  const guest_reads = chosen ?? answersGuest;
  const write = useMutation(
    orpc.orderThread.write.mutationOptions({
      onSuccess: () => {
        dropDraft(draft);
        setMessage('');
        setChosen(undefined);
      },
      onSettled: () => queryClient.invalidateQueries({ queryKey: orpc.workOrders.key() }),
    }),
  );
  const submit: ComponentProps<'form'>['onSubmit'] = (event) => {
    event.preventDefault();
    const body = message.trim();
    setEmpty(!body);
    if (body) write.mutate({ id, message: body, guest_reads });
    else event.currentTarget.querySelector('textarea')?.focus();
  };
  const refused = write.error && fieldsOf(write.error).message;
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <Field
        label={copy.writeMessage}
        unmarked
        error={isEmpty ? copy.messageMissing : (refused ?? undefined)}
        hint={copy.threadHint}
      >
        <TextArea
          rows={2}
          maxLength={limits.longText}
          value={message}
          onChange={({ currentTarget: { value } }) => {
            setMessage(value);
            setEmpty(false);
            keepDraft(draft, { message: value });
          }}
        />
      </Field>
      <Checkbox
        label={copy.guestToo}
        checked={guest_reads}
        onChange={({ currentTarget }) => setChosen(currentTarget.checked)}
      />
      {write.error && !refused && (
        <div role="alert">
          <FieldError>{messageOf(write.error)}</FieldError>
        </div>
      )}
      <Button type="submit" busy={write.isPending} className="justify-self-start">
        {copy.sendMessage}
      </Button>
    </form>
  );
}

const nameOf = ({ side, author_name: name }: OrderMessage) =>
  name ? fill(copy.sideAndName, { side: orderSideLabels[side], name }) : orderSideLabels[side];
