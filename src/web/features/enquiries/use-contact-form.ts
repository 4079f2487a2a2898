import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { NewQuestion } from '#contract/enquiries/enquiries.ts';
import { notSent } from '#contract/enquiries/form-words.ts';
import type { FormSource } from '#contract/enquiries/question-sources.ts';
import { formatPhone, mask } from '../../lib/forms/masks.ts';
import { RestError, rest, wordsOf } from '../../lib/http/rest.ts';

type Errors = Record<string, string | undefined>;

/**
 * A form's course: asleep until its code has arrived, then ready, sending, sent. A field is first found wrong when it
 * is left, from then on at each change, and all of them on sending; nothing typed is ever taken away.
 */
export function useContactForm(source: FormSource) {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<'asleep' | 'ready' | 'sending' | 'sent'>('asleep');
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    const phone = form.current?.elements.namedItem('phone');
    if (phone instanceof HTMLInputElement) mask(phone, formatPhone); // typed before this code arrived
    setState('ready');
  }, []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === 'sending') return;
    const values = valuesOf(event.currentTarget);
    const wrong = errorsOf(values);
    if (Object.keys(wrong).length > 0) return refuse(wrong);
    setErrors({});
    setFailure(undefined);
    setState('sending');
    try {
      await rest('POST', '/questions', { body: values });
      setState('sent');
    } catch (error) {
      setState('ready');
      const fields = error instanceof RestError ? error.fields : {};
      if (Object.keys(fields).length > 0) refuse(fields);
      else setFailure(wordsOf(error, notSent(source)));
    }
  }

  function refuse(wrong: Errors) {
    setErrors(wrong);
    const first = [...(form.current?.elements ?? [])].find((field) => wrong[field.getAttribute('name') ?? '']);
    if (first instanceof HTMLElement) first.focus();
    else setFailure(Object.values(wrong)[0]);
  }

  function check(event: FocusEvent<HTMLFormElement> | FormEvent<HTMLFormElement>) {
    const field = event.target;
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
    const { name, value } = field;
    const left = event.type === 'blur' && value.trim() !== '';
    if (!left && !errors[name]) return;
    const wrong = errorsOf(valuesOf(event.currentTarget))[name];
    setErrors((known) => ({ ...known, [name]: wrong }));
  }

  /** Another one, after the thanks for the last. */
  const again = () => setState('ready');
  return { form, state, errors, failure, again, events: { onSubmit: submit, onBlur: check, onInput: check } };
}

function valuesOf(form: HTMLFormElement) {
  const values = Object.fromEntries(new FormData(form));
  return { ...values, sms_opt_in: 'sms_opt_in' in values };
}

function errorsOf(values: object): Errors {
  const issues = NewQuestion.safeParse(values).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]).reverse());
}
