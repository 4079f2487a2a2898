import { StatusBadge } from '../../ui/badge.tsx';

/** Such a contractor is passed over when a job is offered: the owner should know before, and why (`whyUnreachable`). */
export function UnreachableNote({ why }: { why: string | null }) {
  return (
    why && (
      <span className="flex basis-full flex-wrap items-center gap-x-2 gap-y-1 text-left">
        <StatusBadge tone="warning">Can't be reached</StatusBadge>
        <span className="inline-block text-meta text-ink-2 first-letter:uppercase">{why}</span>
      </span>
    )
  );
}
