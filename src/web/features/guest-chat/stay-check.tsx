import { type ComponentProps, useId, useRef, useState } from 'react';
import { RestError } from '../../lib/rest.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { NativeDialog } from '../../ui/native-dialog.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { StayCheck } from './guest-api.ts';
import { firstBad, isWhole, type StayErrors, stayErrors } from './stay-errors.ts';

export type StayCheckProps = {
  onClose: () => void;
  /** The tries left, or null when the stay is confirmed. */
  onCheck: (check: StayCheck) => Promise<number | null>;
};

/** Two dates and four digits: enough to know a guest by. The fields are the browser's own, read when they are needed. */
export function StayCheckDialog({ onClose, onCheck }: StayCheckProps) {
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const [errors, setErrors] = useState<StayErrors>({});
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const values = () => Object.fromEntries(new FormData(form.current ?? undefined)) as Record<keyof StayCheck, string>; // text fields only
  const complain = (found: StayErrors) => {
    setErrors(found);
    const bad = firstBad(found);
    if (bad) form.current?.querySelector<HTMLElement>(`[name=${bad}]`)?.focus();
  };
  const judge = (name: keyof StayCheck) => setErrors((known) => ({ ...known, [name]: stayErrors(values())[name] }));
  const recheck = (name: keyof StayCheck) => errors[name] && judge(name);
  const submit: ComponentProps<'form'>['onSubmit'] = async (event) => {
    event.preventDefault();
    const check = values();
    const found = stayErrors(check);
    complain(found);
    if (busy || !isWhole(found)) return;
    setBusy(true);
    setRefusal(undefined);
    try {
      const left = await onCheck(check);
      if (left === null) onClose();
      else setRefusal(`That doesn't match a stay here. ${left === 1 ? 'One try' : `${left} tries`} left.`);
    } catch (error) {
      if (!(error instanceof RestError)) throw error;
      if (error.status === 422) complain(error.fields);
      else setRefusal(error.message);
    } finally {
      setBusy(false);
    }
  };
  const field = (name: keyof StayCheck) => ({
    name,
    onBlur: () => values()[name] && judge(name),
    onInput: () => recheck(name),
  });
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
      <form ref={form} id={id} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
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
