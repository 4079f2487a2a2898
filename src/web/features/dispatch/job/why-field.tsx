import { useState } from 'react';
import { limits } from '#contract/limits.ts';
import type { RestError } from '../../../lib/http/rest.ts';
import { Field } from '../../../ui/form/field.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';

/** A reason that must be given: its words, or null with the error at the field and the focus in it. */
export function useWhy() {
  const [error, setError] = useState<string>();
  return {
    error,
    clear: () => setError(undefined),
    read: (values: Record<string, string>, form: HTMLFormElement): string | null => {
      const words = (values.why ?? '').trim();
      setError(words ? undefined : 'Say in a sentence why.');
      if (!words) form.querySelector<HTMLElement>('[name=why]')?.focus();
      return words || null;
    },
  };
}

type Props = { label: string; placeholder: string; why: ReturnType<typeof useWhy>; problem: RestError | null };

export function WhyField({ label, placeholder, why, problem }: Props) {
  return (
    <Field label={label} required error={why.error ?? problem?.fields.why}>
      <TextArea name="why" rows={2} maxLength={limits.longText} placeholder={placeholder} onInput={why.clear} />
    </Field>
  );
}
