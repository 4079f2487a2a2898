import type { LucideIcon } from 'lucide-react';
import { Badge } from './badge.tsx';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

/** The look of a link that leads to a list of work. */
export const countedLinkClass = (current: boolean): string =>
  cx(
    'flex min-h-11 items-center gap-2 border-b border-line px-3 text-meta focus-visible:-outline-offset-2',
    current ? 'bg-primary-soft text-ink' : 'text-ink-2 hover:bg-surface-2 hover:text-ink',
  );

type Props = {
  icon: LucideIcon;
  title: string;
  /** How many there are; undefined while that is not known. */
  count: number | undefined;
};

/** What stands in such a link: where it leads, and how many wait there. */
export function CountedTitle({ icon, title, count }: Props) {
  return (
    <>
      <Icon of={icon} />
      <span className="mr-auto">{title}</span>
      <Badge tone={count ? 'lamp' : 'neutral'}>{count ?? '–'}</Badge>
    </>
  );
}
