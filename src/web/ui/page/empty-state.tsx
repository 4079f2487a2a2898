import type { ReactNode } from 'react';

/** What will be here, why it helps, one action, and perhaps one example. */
export function EmptyState({
  title,
  children,
  action,
  picture,
}: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  picture?: ReactNode;
}) {
  return (
    <div className="grid justify-items-center gap-3 px-4 py-8 text-center">
      {picture}
      <p className="text-title">{title}</p>
      {children && <div className="max-w-[48ch] text-ink-2">{children}</div>}
      {action}
    </div>
  );
}
