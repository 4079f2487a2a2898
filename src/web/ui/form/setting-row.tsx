import type { ReactNode } from 'react';

/** One setting: its name, how it stands, and what can be done about it. */
export function SettingRow({ label, value, action }: { label: string; value: ReactNode; action?: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3 first:border-0 first:pt-0 last:pb-0">
      <div className="grid min-w-0 grow basis-36 gap-0.5">
        <span className="text-label">{label}</span>
        <span className="text-meta text-ink-2">{value}</span>
      </div>
      {action}
    </li>
  );
}
