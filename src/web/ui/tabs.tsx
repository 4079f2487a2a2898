import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { tabClass } from './tab-class.ts';

export type Tab<V extends string> = { value: V; label: string; count?: number; panel: ReactNode };

/** Views of one thing side by side. For addresses of their own use NavTabs in the top bar. */
export function Tabs<V extends string>({
  label,
  tabs,
  value,
  onChange,
}: {
  label: string;
  tabs: readonly Tab<V>[];
  value: V;
  onChange: (value: V) => void;
}) {
  return (
    <Base.Root value={value} onValueChange={(next) => onChange(next as V)}>
      <Base.List aria-label={label} className="flex gap-1 overflow-x-auto border-b border-line">
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} className={tabClass(tab.value === value)}>
            {tab.label}
            {tab.count !== undefined && <span className="ml-1.5 text-meta tabular-nums">{tab.count}</span>}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="pt-4">
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
