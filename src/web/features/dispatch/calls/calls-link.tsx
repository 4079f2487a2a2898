import { Phone } from 'lucide-react';
import type { To } from 'react-router';
import * as copy from '#contract/messages/en/dispatch/calls.ts';
import { fill } from '#contract/messages/fill.ts';
import { CountedLink } from '../../../ui/counted-link.tsx';
import { useCalls } from './calls.ts';

/** The desk's way to the contractors who want a call. */
export function CallsLink(place: { to: To; current: boolean }) {
  const count = useCalls().data?.items.length;
  const heard = count ? fill(copy.callsHeard, { count }) : '';
  return <CountedLink {...place} icon={Phone} title={copy.callsTitle} count={count} heard={heard} />;
}
