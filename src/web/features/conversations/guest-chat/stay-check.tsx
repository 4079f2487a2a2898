import { useId, useState } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { NativeDialog } from '../../../ui/overlay/native-dialog.tsx';
import type { GuestChat } from './chat.ts';
import { CodeForm } from './code-form.tsx';
import { useGuestWords } from './guest-words.tsx';
import { useStayCheckWords } from './stay-check-words.ts';
import { useStayForm } from './use-stay-form.ts';

export type StayCheckProps = {
  chat: GuestChat;
  /** Where a code can be sent. */
  codeBy: readonly ('email' | 'phone')[];
  onClose: () => void;
};

/**
 * A code to the address of the booking first, which nobody else can guess; two dates and four digits for those who gave
 * none. The fields are the browser's own, read when they are needed.
 */
export function StayCheckDialog({ chat, codeBy, onClose }: StayCheckProps) {
  const canSend = codeBy.length > 0;
  const [way, setWay] = useState<'dates' | 'code'>(canSend ? 'code' : 'dates');
  const [busy, setBusy] = useState(false);
  const { stayCheck: check } = useGuestWords();
  const say = useStayCheckWords();
  const sendCode = say('sendCode');
  const [action, setAction] = useState(canSend ? sendCode : check);
  const id = useId();
  const other = way === 'dates' ? 'code' : 'dates';
  return (
    <NativeDialog
      open
      onClose={onClose}
      title={check}
      footer={
        <>
          <Button size="large" onClick={onClose}>
            {say('notNow')}
          </Button>
          <Button type="submit" form={id} variant="primary" size="large" busy={busy}>
            {action}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="text-ink-2">{say('whyCheck')}</p>
        {way === 'dates' ? (
          <DatesForm chat={chat} id={id} onBusy={setBusy} onClose={onClose} />
        ) : (
          <CodeForm chat={chat} codeBy={codeBy} id={id} onBusy={setBusy} onAction={setAction} onClose={onClose} />
        )}
        {canSend && (
          <Button
            variant="quiet"
            className="-ml-4 justify-self-start"
            onClick={() => {
              setWay(other);
              setAction(other === 'code' ? sendCode : check);
            }}
          >
            {say(way === 'dates' ? 'codeInstead' : 'datesInstead')}
          </Button>
        )}
      </div>
    </NativeDialog>
  );
}

function DatesForm({
  chat,
  id,
  onBusy,
  onClose,
}: {
  chat: GuestChat;
  id: string;
  onBusy: (busy: boolean) => void;
  onClose: () => void;
}) {
  const say = useStayCheckWords();
  const { form, errors, refusal, submit, field } = useStayForm({
    onClose,
    onBusy,
    onCheck: async (check) => {
      const { verified, tries_left } = await chat.identify((api, kept) => api.checkStay(kept, check));
      return verified ? null : tries_left;
    },
  });
  return (
    <form ref={form} id={id} noValidate onSubmit={submit} className="grid gap-4">
      {refusal && <Banner tone="danger">{refusal}</Banner>}
      <div className="grid grid-cols-2 gap-4 max-[22rem]:grid-cols-1">
        <Field label={say('checkIn')} required error={errors.check_in}>
          <TextInput type="date" {...field('check_in')} />
        </Field>
        <Field label={say('checkOut')} required error={errors.check_out}>
          <TextInput type="date" {...field('check_out')} />
        </Field>
      </div>
      <Field label={say('lastDigits')} required error={errors.phone_last4}>
        <TextInput inputMode="numeric" autoComplete="off" enterKeyHint="go" {...field('phone_last4')} />
      </Field>
    </form>
  );
}
