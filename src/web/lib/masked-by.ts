import type { ChangeEvent, FocusEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { mask } from './masks.ts';

/** A registered field that is written in its form as it is typed, and once more when it is left. */
export function maskedBy(format: (typed: string) => string, field: UseFormRegisterReturn) {
  const first =
    (next: UseFormRegisterReturn['onChange']) =>
    (event: ChangeEvent<HTMLInputElement> | FocusEvent<HTMLInputElement>) => {
      mask(event.currentTarget, format);
      return next(event);
    };
  return { ...field, onChange: first(field.onChange), onBlur: first(field.onBlur) };
}
