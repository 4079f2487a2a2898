import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import { FieldError } from './field-look.tsx';

/** A box with its words beside it; the words are part of the target. */
export function Checkbox({
  label,
  hint,
  error,
  className,
  ...props
}: Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; hint?: ReactNode; error?: string | undefined }) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={cx('grid gap-1', className)}>
      <div className="flex items-start gap-3">
        <input
          id={id}
          {...props}
          type="checkbox"
          aria-describedby={describedBy}
          aria-invalid={Boolean(error) || undefined}
          className={tickClass('rounded-check bg-(image:--tick)')}
        />
        <label htmlFor={id} className="py-px text-body touch:py-2.75">
          {label}
        </label>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="pl-8 text-meta text-ink-3">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

/** The drawn box of checkboxes and radios, still the browser's own control underneath. */
export function tickClass(shape: string) {
  return cx(
    'mt-px size-5 shrink-0 appearance-none border border-line-strong bg-surface touch:mt-2.75',
    'checked:border-primary checked:bg-primary aria-invalid:border-danger disabled:opacity-50',
    'not-checked:bg-none bg-center bg-no-repeat',
    shape,
  );
}
