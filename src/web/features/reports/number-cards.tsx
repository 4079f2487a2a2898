import type { ComponentProps } from 'react';
import { StatCard } from '../../ui/page/stat-card.tsx';

type Shown = Omit<ComponentProps<typeof StatCard>, 'label' | 'href'>;
const unknown: Shown = { value: null, state: 'loading' };

/** The four of the dashboard, as they stand there before any of them is known. */
export function NumberCards({
  properties = unknown,
  contractors = unknown,
  resolution = unknown,
  response = unknown,
}: Partial<Record<'properties' | 'contractors' | 'resolution' | 'response', Shown>>) {
  return (
    <section aria-label="Numbers" className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      <h2 className="sr-only">Numbers</h2>
      <StatCard label="Total Properties" href="#properties" {...properties} />
      <StatCard label="Total Contractors" href="#contractors" {...contractors} />
      <StatCard label="Resolution Rate" {...resolution} />
      <StatCard label="Avg Response Time" {...response} />
    </section>
  );
}
