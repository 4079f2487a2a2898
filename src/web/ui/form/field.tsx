import { createContext, type ReactNode, use, useId } from 'react';
import * as copy from '#contract/messages/en/ui.ts';
import { cx } from '../cx.ts';
import { FieldError } from './field-look.tsx';

type FieldState = { id: string; describedBy?: string; invalid: boolean; required: boolean };
const FieldContext = createContext<FieldState | null>(null);

/**
 * Label, hint and error around one control, tied together for screen readers. An error replaces nothing: the hint
 * stays.
 */
export function Field({
  label,
  hint,
  error,
  required = false,
  hideLabel = false,
  unmarked = false,
  className,
  children,
}: {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  hideLabel?: boolean;
  /** Says neither that it is required nor that it is not. */
  unmarked?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <FieldContext value={{ id, describedBy, invalid: Boolean(error), required }}>
      <div className={cx('grid content-start gap-1.5', className)}>
        <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-label'}>
          {label}
          {!required && !hideLabel && !unmarked && (
            <span className="ml-1.5 text-meta text-ink-3">{copy.optionalMark}</span>
          )}
        </label>
        {children}
        {hint && (
          <p id={`${id}-hint`} className="text-meta text-ink-3">
            {hint}
          </p>
        )}
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
    </FieldContext>
  );
}

/** What a control inside a <Field> puts on its own element. Outside a field it is empty and the caller labels it. */
export function useFieldControl() {
  const field = use(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
    'aria-required': field.required || undefined,
  };
}
