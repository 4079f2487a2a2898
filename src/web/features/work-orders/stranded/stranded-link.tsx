import { CircleHelp } from 'lucide-react';
import { Link, type To } from 'react-router';
import * as copy from '#contract/messages/en/work-orders/stranded.ts';
import { fill } from '#contract/messages/fill.ts';
import { Announcer } from '../../../ui/announcer.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useStranded } from './stranded.ts';

/** The desk's way to the list, with how many there are; a new one is said. */
export function StrandedLink({ to, current }: { to: To; current: boolean }) {
  const count = useStranded().data?.items.length;
  return (
    <>
      <Link
        to={to}
        aria-current={current ? 'page' : undefined}
        className={cx(
          'flex min-h-11 items-center gap-2 border-b border-line px-3 text-meta focus-visible:-outline-offset-2',
          current ? 'bg-primary-soft text-ink' : 'text-ink-2 hover:bg-surface-2 hover:text-ink',
        )}
      >
        <Icon of={CircleHelp} />
        <span className="mr-auto">{copy.title}</span>
        <Badge tone={count ? 'lamp' : 'neutral'}>{count ?? '–'}</Badge>
      </Link>
      <Announcer text={count ? fill(copy.heard, { count }) : ''} />
    </>
  );
}
