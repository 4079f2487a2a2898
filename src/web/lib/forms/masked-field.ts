import type { ChangeEvent, FocusEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { mask } from './masks.ts';

/**
 * A registered field that is written in its form as it is typed, when it is left, and where it was filled in before the
 * page was alive.
 */
export function maskedField(format: (typed: string) => string, field: UseFormRegisterReturn) {
  const first =
    (next: UseFormRegisterReturn['onChange']) =>
    (event: ChangeEvent<HTMLInputElement> | FocusEvent<HTMLInputElement>) => {
      mask(event.currentTarget, format);
      return next(event);
    };
  const ref = (input: HTMLInputElement | null) => {
    if (input) mask(input, format);
    field.ref(input);
  };
  return { ...field, ref, onChange: first(field.onChange), onBlur: first(field.onBlur) };
}
