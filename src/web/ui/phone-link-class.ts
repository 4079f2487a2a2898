import { cx } from './cx.ts';

/** One row of the menu that holds the bar's links on phones. */
export const phoneLinkClass = (active = false) =>
  cx(
    'flex min-h-11 items-center gap-3 rounded-control px-3 text-left text-label hover:bg-surface-2 focus-visible:-outline-offset-2',
    active && 'bg-surface-3',
  );
