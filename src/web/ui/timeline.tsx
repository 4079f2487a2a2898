import type { ReactNode } from 'react';
import { StatusDot, type Tone } from './badge.tsx';

export type TimelineEntry = { id: string; tone?: Tone; title: ReactNode; detail?: ReactNode; when: ReactNode };

/** What happened, oldest first: who, when, from, to, why. */
export function Timeline({ entries, label }: { entries: readonly TimelineEntry[]; label: string }) {
  return (
    <ol aria-label={label} className="grid">
      {entries.map(({ id, tone = 'neutral', title, detail, when }) => (
        <li key={id} className="group grid grid-cols-[1rem_1fr] gap-x-3">
          <span className="flex flex-col items-center pt-1.5" aria-hidden="true">
            <StatusDot tone={tone} />
            <span className="mt-1 w-px grow bg-line group-last:hidden" />
          </span>
          <div className="grid gap-0.5 pb-4">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="text-label">{title}</span>
              <span className="text-meta text-ink-3">{when}</span>
            </p>
            {detail && <div className="text-ink-2">{detail}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
