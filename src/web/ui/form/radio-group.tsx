import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import { tickClass } from './checkbox.tsx';
import { FieldError } from './field-look.tsx';

export type RadioOption<V extends string> = { value: V; label: ReactNode; hint?: ReactNode };

/** One of a few, all in sight. Uncontrolled with `defaultValue`, or controlled with `value` and `onChange`. */
export function RadioGroup<V extends string>({
  legend,
  name,
  options,
  value,
  defaultValue,
  onChange,
  error,
  inline = false,
}: {
  legend: ReactNode;
  name: string;
  options: readonly RadioOption<V>[];
  value?: V;
  defaultValue?: V;
  onChange?: (value: V) => void;
  error?: string | undefined;
  inline?: boolean;
}) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="grid gap-1.5">
      <legend className="mb-1.5 text-label">{legend}</legend>
      <div className={cx('flex gap-x-6 gap-y-2', inline ? 'flex-wrap' : 'flex-col')}>
        {options.map((option) => (
          <label key={option.value} className="flex items-start gap-3">
            <input
              type="radio"
              name={name}
              value={option.value}
              className={tickClass('rounded-full bg-(image:--dot)')}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onChange?.(option.value)}
            />
            <span className="py-px touch:py-2.75">
              {option.label}
              {option.hint && <span className="block text-meta text-ink-3">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
