import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';

const look =
  'inline-block max-w-full rounded-control border border-line-strong bg-surface px-2 text-body text-ink aria-invalid:border-danger touch:text-field h-9 touch:h-11';

/** A part of a sentence to choose; `label` says to screen readers what is chosen. */
export function InlineSelect({ label, className, ...props }: ComponentProps<'select'> & { label: string }) {
  return <select aria-label={label} {...props} className={cx(look, 'pr-1', className)} />;
}

/** A part of a sentence to type. */
export function InlineInput({ label, className, ...props }: ComponentProps<'input'> & { label: string }) {
  return <input aria-label={label} {...props} className={cx(look, className)} />;
}
