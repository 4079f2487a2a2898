import type { ComponentProps, MouseEvent } from 'react';
import { cx } from './cx.ts';
import { Spinner } from './spinner.tsx';

/** `lamp` is the one main call to action of a public page; `quiet` stands in rows and bars. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'lamp' | 'danger' | 'danger-quiet';
/**
 * 36, 40, 44 and 56 px; a finger always gets 44 or more. On phones their words wrap where even a line of its own is too
 * short.
 */
export type ButtonSize = 'compact' | 'default' | 'large' | 'huge';

type Look = { variant?: ButtonVariant; size?: ButtonSize; wide?: boolean };

/** A button; while `busy` it shows a spinner, keeps its focus and takes no press. */
export function Button({
  variant,
  size,
  wide,
  busy = false,
  className,
  children,
  onClick,
  ...rest
}: ComponentProps<'button'> & Look & { busy?: boolean }) {
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={press}
      className={cx(buttonClass({ variant, size, wide }), className)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

/** The same look for a link: `<a className={buttonClass({ variant: 'primary' })}>`. */
export function buttonClass({ variant = 'secondary', size = 'default', wide = false }: Look = {}) {
  return cx(shape, variants[variant], sizes[size], wide && 'w-full');
}

const shape =
  'inline-flex items-center justify-center gap-2 rounded-control border text-label select-none transition-colors duration-120 disabled:opacity-50 aria-busy:cursor-progress';

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-primary text-on-primary hover:not-disabled:bg-primary-hover',
  secondary: 'border-line-strong bg-surface text-ink hover:not-disabled:bg-surface-2',
  quiet: 'border-transparent text-ink hover:not-disabled:bg-surface-3',
  lamp: 'border-lamp-edge bg-lamp text-on-lamp hover:not-disabled:bg-lamp-hover',
  danger: 'border-transparent bg-danger text-on-danger hover:not-disabled:opacity-90',
  'danger-quiet': 'border-transparent text-danger-text hover:not-disabled:bg-danger-soft',
};

const sizes: Record<ButtonSize, string> = {
  compact: 'min-h-9 max-w-full shrink-0 px-3 sm:whitespace-nowrap touch:min-h-11',
  default: 'min-h-10 max-w-full shrink-0 px-4 sm:whitespace-nowrap touch:min-h-11',
  large: 'min-h-11 px-5',
  huge: 'min-h-14 px-6 text-body-lg',
};
