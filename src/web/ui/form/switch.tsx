import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';

/** On or off, taking effect at once. The words say what is on, so color is never alone. */
export function Switch({
  label,
  hint,
  className,
  ...props
}: Omit<ComponentProps<'input'>, 'type' | 'role'> & { label: ReactNode; hint?: ReactNode }) {
  const id = useId();
  return (
    <div className={cx('flex items-start justify-between gap-4', className)}>
      <label htmlFor={id} className="touch:py-2.75">
        {label}
        {hint && (
          <span id={`${id}-hint`} className="block text-meta text-ink-3">
            {hint}
          </span>
        )}
      </label>
      <input
        id={id}
        {...props}
        type="checkbox"
        {...switchRole}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className={cx(
          'relative h-6 w-10 shrink-0 appearance-none rounded-full border border-line-strong bg-surface-3 transition-colors duration-120',
          'before:absolute before:top-[3px] before:left-[3px] before:size-4 before:rounded-full before:bg-line-strong before:transition-transform before:duration-120',
          'checked:border-primary checked:bg-primary checked:before:translate-x-4 checked:before:bg-on-primary disabled:opacity-50 touch:my-2.75',
        )}
      />
    </div>
  );
}

/** A checkbox with this role takes its checked state from the element itself. */
const switchRole = { role: 'switch' } as const;
