import { cx } from './cx.ts';

/** One tab's look, here and in the row under the top bar. */
export function tabClass(active: boolean) {
  return cx(
    '-mb-px inline-flex min-h-10 shrink-0 items-center border-b-2 px-3 text-label whitespace-nowrap transition-colors duration-120 touch:min-h-11',
    'focus-visible:-outline-offset-2',
    active ? 'border-primary text-ink' : 'border-transparent text-ink-2 hover:text-ink',
  );
}
