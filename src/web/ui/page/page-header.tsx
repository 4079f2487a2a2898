import type { ReactNode } from 'react';

/** The one h1 of a signed-in screen, with its actions. */
export function PageHeader({ title, lead, actions }: { title: ReactNode; lead?: ReactNode; actions?: ReactNode }) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="grid min-w-0 grid-cols-1 gap-1">
        <h1 className="font-display text-title-lg">{title}</h1>
        {lead && <p className="text-ink-2">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
