import type { LucideIcon } from 'lucide-react';
import { Link, type To } from 'react-router';
import { Announcer } from './announcer.tsx';
import { Badge } from './badge.tsx';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

type Props = {
  to: To;
  current: boolean;
  icon: LucideIcon;
  title: string;
  /** How many there are; undefined while that is not known. */
  count: number | undefined;
  /** What is read out when the count changes; '' for nothing. */
  heard: string;
};

/** The way to a list of work, with how many there are; a new one is said. */
export function CountedLink({ to, current, icon, title, count, heard }: Props) {
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
        <Icon of={icon} />
        <span className="mr-auto">{title}</span>
        <Badge tone={count ? 'lamp' : 'neutral'}>{count ?? '–'}</Badge>
      </Link>
      <Announcer text={heard} />
    </>
  );
}
