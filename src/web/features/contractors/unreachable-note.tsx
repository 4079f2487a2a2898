import * as copy from '#contract/messages/en/contractors.ts';
import type { Unreachable } from '#contract/phones.ts';
import { StatusBadge } from '../../ui/badge.tsx';

const reasons: Record<Unreachable, string> = {
  bounced: copy.unreachableBounced,
  no_phone: copy.unreachableNoPhone,
  bad_phone: copy.unreachableBadPhone,
};

/** Such a contractor is passed over when a job is offered: the owner should know before, and why (`whyUnreachable`). */
export function UnreachableNote({ why }: { why: Unreachable | null }) {
  return (
    why && (
      <span className="flex basis-full flex-wrap items-center gap-x-2 gap-y-1 text-left">
        <StatusBadge tone="warning">{copy.unreachable}</StatusBadge>
        <span className="inline-block text-meta text-ink-2">{reasons[why]}</span>
      </span>
    )
  );
}
