import type { ReactNode } from 'react';
import * as common from '#contract/messages/en/common.ts';
import { cx } from './cx.ts';

/** One named value; absent ones show 'N/A'. `wide` takes the whole row. */
export type Fact = { label: string; value: ReactNode; wide?: boolean };

/** Named values in two columns, one on phones or when `narrow`. */
export function Facts({ facts, narrow = false }: { facts: readonly Fact[]; narrow?: boolean }) {
  return (
    <dl className={cx('grid gap-x-6 gap-y-3', !narrow && 'sm:grid-cols-2')}>
      {facts.map(({ label, value, wide }) => (
        <div key={label} className={cx('grid content-start gap-0.5', wide && !narrow && 'sm:col-span-2')}>
          <dt className="text-meta text-ink-3">{label}</dt>
          <dd className="min-w-0 whitespace-pre-line">{value ?? common.notAvailable}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A titled part of a dialog or a pane. */
export function FactSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3 border-t border-line pt-4 first:border-0 first:pt-0">
      <h3 className="text-label">{title}</h3>
      {children}
    </section>
  );
}
