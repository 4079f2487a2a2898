import { CircleHelp } from 'lucide-react';
import type { To } from 'react-router';
import * as copy from '#contract/messages/en/work-orders/stranded.ts';
import { fill } from '#contract/messages/fill.ts';
import { CountedLink } from '../../../ui/counted-link.tsx';
import { useStranded } from './stranded.ts';

/** The desk's way to the orders that stand still. */
export function StrandedLink(place: { to: To; current: boolean }) {
  const count = useStranded().data?.items.length;
  const heard = count ? fill(copy.heard, { count }) : '';
  return <CountedLink {...place} icon={CircleHelp} title={copy.title} count={count} heard={heard} />;
}
