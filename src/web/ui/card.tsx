import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';

/** A plain surface with a hairline; cards never have a shadow. */
export function Card({ className, ...props }: ComponentProps<'section'>) {
  return <section {...props} className={cx('rounded-card border border-line bg-surface p-4 sm:p-6', className)} />;
}

/** A card's title row with its actions at the end. */
export function CardHeader({ title, actions, id }: { title: ReactNode; actions?: ReactNode; id?: string }) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
      <h2 id={id} className="text-title">
        {title}
      </h2>
      {actions && <div className="flex min-w-0 flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
