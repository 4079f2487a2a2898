import { type ComponentProps, useRef, useState } from 'react';
import { RestError } from '../../../lib/http/rest.ts';
import type { StayCheck } from './guest-api.ts';
import { firstBad, isWhole, type StayErrors, stayErrors } from './stay-errors.ts';

type FormProps = {
  onClose: () => void;
  onBusy: (busy: boolean) => void;
  /** The tries left, or null when the stay is confirmed. */
  onCheck: (check: StayCheck) => Promise<number | null>;
};

/** The stay check's form: its errors field by field, and what the server said to a whole one. */
export function useStayForm({ onClose, onBusy, onCheck }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<StayErrors>({});
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const complain = (found: StayErrors) => {
    setErrors(found);
    const bad = firstBad(found);
    if (bad) form.current?.querySelector<HTMLElement>(`[name=${bad}]`)?.focus();
    return isWhole(found);
  };
  const send = async (check: StayCheck) => {
    setBusy(true);
    onBusy(true);
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
      onBusy(false);
    }
  };
  const submit: ComponentProps<'form'>['onSubmit'] = (event) => {
    event.preventDefault();
    const check = valuesOf(event.currentTarget);
    if (complain(stayErrors(check)) && !busy) void send(check);
  };
  return { form, errors, refusal, submit, field: fieldOf(form, errors, setErrors) };
}

/** A field complains first when it is left, then as long as it is wrong. */
function fieldOf(
  form: { readonly current: HTMLFormElement | null },
  errors: StayErrors,
  setErrors: (change: (known: StayErrors) => StayErrors) => void,
) {
  const judge = (name: keyof StayCheck) => {
    if (!form.current) return;
    const found = stayErrors(valuesOf(form.current))[name];
    setErrors((known) => ({ ...known, [name]: found }));
  };
  return (name: keyof StayCheck) => ({
    name,
    onBlur: ({ currentTarget }: { currentTarget: HTMLInputElement }) => currentTarget.value && judge(name),
    onInput: () => errors[name] && judge(name),
  });
}

const valuesOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Record<keyof StayCheck, string>; // text fields only
