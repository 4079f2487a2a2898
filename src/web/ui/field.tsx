import { CircleAlert } from 'lucide-react';
import { createContext, type ReactNode, use, useId } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

type FieldState = { id: string; describedBy?: string; invalid: boolean; required: boolean };
const FieldContext = createContext<FieldState | null>(null);

/** Label, hint and error around one control, tied together for screen readers. An error replaces nothing: the hint stays. */
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
          {!required && !hideLabel && !unmarked && <span className="ml-1.5 text-meta text-ink-3">(optional)</span>}
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

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-meta text-danger-text">
      <Icon of={CircleAlert} size={14} className="mt-0.5 shrink-0" />
      {children}
    </p>
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

/** The look that all boxes to type or choose in share. */
export const boxClass =
  'w-full rounded-control border border-line-strong bg-surface px-3 text-body text-ink transition-colors duration-120 touch:text-field aria-invalid:border-danger disabled:bg-surface-2 disabled:text-ink-3 read-only:not-[button]:not-[select]:bg-surface-2';
