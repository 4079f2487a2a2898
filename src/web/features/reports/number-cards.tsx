import type { ComponentProps } from 'react';
import * as copy from '#contract/messages/en/reports.ts';
import { StatCard } from '../../ui/page/stat-card.tsx';

type Shown = Omit<ComponentProps<typeof StatCard>, 'label' | 'href'>;
const unknown: Shown = { value: null, state: 'loading' };

/** The four of the dashboard, as they stand there before any of them is known. */
export function NumberCards({
  linked = true,
  properties = unknown,
  contractors = unknown,
  resolution = unknown,
  response = unknown,
}: Partial<Record<'properties' | 'contractors' | 'resolution' | 'response', Shown>> & { linked?: boolean }) {
  return (
    <section aria-label={copy.numbers} className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      <h2 className="sr-only">{copy.numbers}</h2>
      <StatCard label={copy.totalProperties} {...(linked && { href: '#properties' })} {...properties} />
      <StatCard label={copy.totalContractors} {...(linked && { href: '#contractors' })} {...contractors} />
      <StatCard label={copy.resolutionRate} {...resolution} />
      <StatCard label={copy.responseTime} {...response} />
    </section>
  );
}
