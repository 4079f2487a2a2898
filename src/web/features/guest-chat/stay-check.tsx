import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { NativeDialog } from '../../ui/native-dialog.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { type StayCheckProps, useStayForm } from './use-stay-form.ts';

/** Two dates and four digits: enough to know a guest by. The fields are the browser's own, read when they are needed. */
export function StayCheckDialog({ onClose, onCheck }: StayCheckProps) {
  const { form, id, errors, refusal, busy, submit, field } = useStayForm({ onClose, onCheck });
  return (
    <NativeDialog
      open
      onClose={onClose}
      title="Check my stay"
      footer={
        <>
          <Button size="large" onClick={onClose}>
            Not now
          </Button>
          <Button type="submit" form={id} variant="primary" size="large" busy={busy}>
            Check my stay
          </Button>
        </>
      }
    >
      <form ref={form} id={id} noValidate onSubmit={submit} className="grid gap-4">
        <p className="text-ink-2">Codes and the exact address are only for guests of a current stay.</p>
        {refusal && <Banner tone="danger">{refusal}</Banner>}
        <div className="grid grid-cols-2 gap-4 max-[22rem]:grid-cols-1">
          <Field label="Check-in" required error={errors.check_in}>
            <TextInput type="date" {...field('check_in')} />
          </Field>
          <Field label="Check-out" required error={errors.check_out}>
            <TextInput type="date" {...field('check_out')} />
          </Field>
        </div>
        <Field label="Last four digits of the phone on the booking" required error={errors.phone_last4}>
          <TextInput inputMode="numeric" autoComplete="off" maxLength={4} enterKeyHint="go" {...field('phone_last4')} />
        </Field>
      </form>
    </NativeDialog>
  );
}
