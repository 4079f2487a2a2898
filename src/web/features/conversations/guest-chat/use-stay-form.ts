import { type ComponentProps, useRef, useState } from 'react';
import { RestError } from '../../../lib/http/rest.ts';
import type { StayCheck } from './guest-api.ts';
import { useGuestWords } from './guest-words.tsx';
import { refusalWords } from './refusal-words.ts';
import { type SayInStayCheck, useStayCheckWords } from './stay-check-words.ts';

type FormProps = {
  onClose: () => void;
  onBusy: (busy: boolean) => void;
  /** The tries left, or null when the stay is confirmed. */
  onCheck: (check: StayCheck) => Promise<number | null>;
};

/** The stay check's form: its errors field by field, and what the server said to a whole one. */
export function useStayForm({ onClose, onBusy, onCheck }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const words = useGuestWords();
  const say = useStayCheckWords();
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
      else setRefusal(say('noMatch', { count: left }));
    } catch (error) {
      if (!(error instanceof RestError)) throw error;
      if (error.status === 422) complain(words.later ? refusedFields(say, error.fields) : error.fields);
      else setRefusal(refusalWords(words, error, 'dates'));
    } finally {
      setBusy(false);
      onBusy(false);
    }
  };
  const submit: ComponentProps<'form'>['onSubmit'] = (event) => {
    event.preventDefault();
    const check = valuesOf(event.currentTarget);
    if (complain(stayErrors(say, check)) && !busy) void send(check);
  };
  return { form, errors, refusal, submit, field: fieldOf(form, errors, setErrors, say) };
}

/** A field complains first when it is left, then as long as it is wrong. */
function fieldOf(
  form: { readonly current: HTMLFormElement | null },
  errors: StayErrors,
  setErrors: (change: (known: StayErrors) => StayErrors) => void,
  say: SayInStayCheck,
) {
  const judge = (name: keyof StayCheck) => {
    if (!form.current) return;
    const found = stayErrors(say, valuesOf(form.current))[name];
    setErrors((known) => ({ ...known, [name]: found }));
  };
  return (name: keyof StayCheck) => ({
    name,
    onBlur: ({ currentTarget }: { currentTarget: HTMLInputElement }) => currentTarget.value && judge(name),
    onInput: () => errors[name] && judge(name),
  });
}

const valuesOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Record<keyof StayCheck, string>; // text fields only

type StayErrors = Partial<Record<string, string>>;

const order = ['check_in', 'check_out', 'phone_last4'] as const;

/** What is wrong with each field, in the words shown at it. */
function stayErrors(say: SayInStayCheck, { check_in, check_out, phone_last4 }: StayCheck): StayErrors {
  const checkOut = checkOutError(check_in, check_out);
  return {
    check_in: check_in ? undefined : say('checkInMissing'),
    check_out: checkOut && say(checkOut),
    phone_last4: /^\d{4}$/.test(phone_last4) ? undefined : say('digitsMissing'),
  };
}

function checkOutError(checkIn: string, checkOut: string) {
  if (!checkOut) return 'checkOutMissing';
  return checkIn && checkOut <= checkIn ? 'checkOutEarly' : undefined;
}

const missing = { check_in: 'checkInMissing', check_out: 'checkOutMissing', phone_last4: 'digitsMissing' } as const;

/** What the server found wrong, by its field. */
const refusedFields = (say: SayInStayCheck, fields: Record<string, string>): StayErrors =>
  Object.fromEntries(order.filter((name) => fields[name]).map((name) => [name, say(missing[name])]));

/** The first field to go back to. */
const firstBad = (errors: StayErrors) => order.find((name) => errors[name]);
const isWhole = (errors: StayErrors) => firstBad(errors) === undefined;
