/** The look of one person among those of an account. */
export const personRowClass =
  'flex flex-wrap items-center justify-between gap-3 border-t border-line py-3 first:border-0 first:pt-0 last:pb-0';
