import * as copy from '#contract/messages/en/owner.ts';
import { fill } from '#contract/messages/fill.ts';
import { useNeedsYou } from './needs-you.ts';

/** How much needs the owner, on the corner of a sign; nothing while it is not known. */
export function WaitingCount() {
  const waiting = useNeedsYou().count ?? 0;
  if (waiting === 0) return null;
  return (
    <>
      <span
        aria-hidden="true"
        className="absolute -top-1 left-4 min-w-5 rounded-full border border-lamp-edge bg-lamp px-1 text-center text-meta leading-4.5 text-on-lamp tabular-nums"
      >
        {waiting > 99 ? '99+' : waiting}
      </span>
      <span className="sr-only"> {fill(copy.thingsWaiting, { count: waiting })}</span>
    </>
  );
}
