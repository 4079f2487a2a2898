import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';

/** What is wrong, in red and with its sign; `id` ties it to a control. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-meta text-danger-text">
      <Icon of={CircleAlert} size={14} className="mt-0.5 shrink-0" />
      {children}
    </p>
  );
}

/** The look that all boxes to type or choose in share. */
export const boxClass =
  'w-full rounded-control border border-line-strong bg-surface px-3 text-body text-ink transition-colors duration-120 touch:text-field aria-invalid:border-danger disabled:bg-surface-2 disabled:text-ink-3 read-only:not-[button]:not-[select]:bg-surface-2';
