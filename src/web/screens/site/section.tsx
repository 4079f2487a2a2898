import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';

/** One part of a public page under its own heading; `band` gives it a ground of its own. */
export function Section({
  id,
  title,
  lead,
  band = false,
  center = false,
  className,
  children,
}: {
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  band?: boolean;
  center?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className={cx('later', band && 'border-y border-line bg-surface')}>
      <div className={cx('mx-auto w-full max-w-site px-4 sm:px-6', band ? 'py-16' : 'py-10 sm:py-14', className)}>
        <div className={cx('mb-8 grid gap-3', center && 'justify-items-center text-center')}>
          <h2 id={id} className="font-display text-display text-balance">
            {title}
          </h2>
          {lead && <p className="max-w-[38em] text-body-lg text-ink-2">{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
