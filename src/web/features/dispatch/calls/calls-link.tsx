import { Phone } from 'lucide-react';
import { Link, type To } from 'react-router';
import * as copy from '#contract/messages/en/dispatch/calls.ts';
import { fill } from '#contract/messages/fill.ts';
import { Announcer } from '../../../ui/announcer.tsx';
import { CountedTitle, countedLinkClass } from '../../../ui/counted-link.tsx';
import { useCalls } from './calls.ts';

/** The desk's way to the contractors who want a call. */
export function CallsLink({ to, current }: { to: To; current: boolean }) {
  const count = useCalls().data?.items.length;
  const heard = count ? fill(copy.callsHeard, { count }) : '';
  return (
    <>
      <Link to={to} aria-current={current ? 'page' : undefined} className={countedLinkClass(current)}>
        <CountedTitle icon={Phone} title={copy.callsTitle} count={count} />
      </Link>
      <Announcer text={heard} />
    </>
  );
}
