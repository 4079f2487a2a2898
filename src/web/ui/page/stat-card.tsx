import type { ReactNode } from 'react';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/ui.ts';
import { fill } from '#contract/messages/fill.ts';
import { Button } from '../button.tsx';
import { cx } from '../cx.ts';
import { Skeleton } from '../skeleton.tsx';

/** One number and what it counts. `value` null shows `--`; a failed card keeps its size and offers Retry. */
export function StatCard({
  label,
  value,
  hint,
  href,
  state = 'ready',
  onRetry,
}: {
  label: string;
  value: string | number | null;
  hint?: ReactNode;
  /** Makes the label a link that covers the card, to the list behind the number. */
  href?: string;
  state?: 'ready' | 'loading' | 'error';
  onRetry?: () => void;
}) {
  return (
    <section
      className={cx(
        'relative grid min-h-28 content-start gap-1 rounded-card border border-line bg-surface p-4',
        href && 'hover:bg-surface-2',
      )}
    >
      <h3 className="text-meta text-ink-2">
        {href ? (
          <a href={href} className="after:absolute after:inset-0 after:rounded-card">
            {label}
          </a>
        ) : (
          label
        )}
      </h3>
      {state === 'loading' && <Skeleton className="my-1 h-7 w-20" label={fill(copy.cardLoading, { label })} />}
      {state === 'ready' && <p className="font-display text-number tabular-nums">{value ?? '--'}</p>}
      {state === 'error' && (
        <p className="flex items-center gap-2 text-body text-ink-2">
          {copy.loadFailed}
          <Button size="compact" className="relative" onClick={onRetry}>
            {common.retry}
          </Button>
        </p>
      )}
      {state === 'ready' && hint && <p className="text-meta text-ink-3">{hint}</p>}
    </section>
  );
}
