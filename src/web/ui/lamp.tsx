import { cx } from './cx.ts';

/**
 * Whether somebody is on. Off means off: the words then say when help returns. `lit` plays once, when a person joins.
 */
export function Lamp({ on, words, lit = false }: { on: boolean; words: string; lit?: boolean }) {
  return (
    <span className="inline-flex items-start gap-2 text-meta text-ink-2">
      <span
        aria-hidden="true"
        className={cx(
          'mt-1 size-2.5 shrink-0 rounded-full border',
          on ? 'border-lamp-edge bg-lamp shadow-glow' : 'border-line-strong bg-transparent',
          on && lit && 'animate-lamp-on',
        )}
      />
      {words}
    </span>
  );
}
