import { CircleHelp } from 'lucide-react';
import { Link, type To } from 'react-router';
import * as copy from '#contract/messages/en/work-orders/stranded.ts';
import { fill } from '#contract/messages/fill.ts';
import { Announcer } from '../../../ui/announcer.tsx';
import { CountedTitle, countedLinkClass } from '../../../ui/counted-link.tsx';
import { useStranded } from './stranded.ts';

/** The desk's way to the orders that stand still. */
export function StrandedLink({ to, current }: { to: To; current: boolean }) {
  const count = useStranded().data?.items.length;
  const heard = count ? fill(copy.heard, { count }) : '';
  return (
    <>
      <Link to={to} aria-current={current ? 'page' : undefined} className={countedLinkClass(current)}>
        <CountedTitle icon={CircleHelp} title={copy.title} count={count} />
      </Link>
      <Announcer text={heard} />
    </>
  );
}
