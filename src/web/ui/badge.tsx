import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/** `lamp` is for what is live or waits for you, never for decoration. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'danger-soft' | 'lamp' | 'primary';

type StatusBadgeProps = {
  tone: Tone;
  /** For more than two or three words: they may take a second line where one is too narrow. */
  wraps?: boolean;
  children: ReactNode;
};

/** A dot and a word: state is never told by color alone. */
export function StatusBadge({ tone, wraps = false, children }: StatusBadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 rounded-small px-2 py-0.5 text-meta',
        wraps ? 'wrap-anywhere' : 'whitespace-nowrap',
        soft[tone],
      )}
    >
      <StatusDot tone={tone} />
      {children}
    </span>
  );
}

/** The dot by itself; the word must stand beside it. */
export function StatusDot({ tone }: { tone: Tone }) {
  return <span aria-hidden="true" className={cx('size-2 shrink-0 rounded-full', dots[tone])} />;
}

/** A word without a state: a kind, a count, "Example". */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={cx('inline-flex items-center rounded-small px-2 py-0.5 text-meta whitespace-nowrap', soft[tone])}>
      {children}
    </span>
  );
}

const soft: Record<Tone, string> = {
  neutral: 'bg-surface-3 text-ink-2',
  info: 'bg-info-soft text-info-text',
  success: 'bg-success-soft text-success-text',
  warning: 'bg-warning-soft text-warning-text',
  danger: 'bg-danger-soft text-danger-text',
  'danger-soft': 'bg-danger-soft text-danger-text',
  lamp: 'bg-lamp-soft text-lamp-text',
  primary: 'bg-primary-soft text-primary-text',
};

const dots: Record<Tone, string> = {
  neutral: 'bg-ink-3',
  info: 'bg-info',
  success: 'bg-success',
  warning: 'bg-warning',
  danger: 'bg-danger',
  'danger-soft': 'border-2 border-danger',
  lamp: 'border border-lamp-edge bg-lamp',
  primary: 'bg-primary-text',
};
