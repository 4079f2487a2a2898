/** The look of what opens over a page: menus, lists, tooltips. */
export const popupClass =
  'rounded-card border border-line bg-surface p-1 text-body text-ink shadow-e1 outline-none transition-opacity duration-180 data-ending-style:opacity-0 data-ending-style:duration-120 data-starting-style:opacity-0';

/** One row in such a list. */
export const itemClass =
  'flex min-h-9 cursor-default items-center gap-2 rounded-small px-3 py-1.5 outline-none select-none data-disabled:opacity-50 data-highlighted:bg-surface-3 touch:min-h-11';
