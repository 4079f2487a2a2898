import type { NewContractor } from '#contract/contractors/contractors.ts';
import { ownZone } from '../../lib/time/zones.ts';
import { StatusBadge } from '../../ui/badge.tsx';
import { dayIn } from '../../ui/day-words.ts';
import { paperWarnings } from './paper-words.ts';

/** Papers that have lapsed or soon will: such a contractor is passed over, and the owner should know before. */
export function PaperBadges({
  contractor,
}: {
  contractor: Pick<NewContractor, 'insurance_expires_on' | 'license_expires_on'>;
}) {
  return paperWarnings(contractor, today()).map(({ tone, words }) => (
    <StatusBadge key={words} tone={tone} wraps>
      {words}
    </StatusBadge>
  ));
}

export const today = (): string => dayIn(ownZone(), new Date());
