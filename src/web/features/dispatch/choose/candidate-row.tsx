import type { JobCandidate, JobCandidates } from '#contract/dispatch/hand-dispatch.ts';
import * as copy from '#contract/messages/en/dispatch/choose.ts';
import { fill } from '#contract/messages/fill.ts';
import { StatusBadge } from '../../../ui/badge.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { type Clock, figuresOf, standingOf, visitWords } from './candidate-words.ts';

/** One contractor to choose: who they are, whether they are free, what they take, and what speaks against them. */
export function CandidateRow({
  one,
  seen: { service_type, holder },
  clock,
  picked,
  onPick,
}: {
  one: JobCandidate;
  seen: JobCandidates;
  clock: Clock;
  picked: boolean;
  onPick: (picked: boolean) => void;
}) {
  const standing = standingOf(one, holder);
  const has = holder?.contractor_id === one.contractor_id;
  return (
    <li className="grid min-w-0 gap-1.5 rounded-control border border-line p-3 has-checked:border-primary">
      <Checkbox
        label={<span className="text-label wrap-anywhere">{one.company_name}</span>}
        checked={picked}
        disabled={!one.may_choose || has}
        onChange={({ currentTarget }) => onPick(currentTarget.checked)}
      />
      <div className="grid gap-1.5 pl-8">
        <p className="flex flex-wrap gap-1.5">
          {standing && <StatusBadge tone={standing.tone}>{standing.words}</StatusBadge>}
          <StatusBadge tone={one.visits.length ? 'warning' : 'success'}>
            {one.visits.length ? fill(copy.busy, { count: one.visits.length }) : copy.free}
          </StatusBadge>
        </p>
        {[...one.reasons.map(({ words }) => fill(copy.reason, { reason: words })), ...visitWords(one, clock)].map(
          (words) => (
            <p key={words} className="text-meta text-warning-text">
              {words}
            </p>
          ),
        )}
        <p className="text-meta text-ink-2">{figuresOf(one, service_type).join(' · ')}</p>
        {one.notification_method === 'phone' && <p className="text-meta text-ink-2">{copy.byPhone}</p>}
      </div>
    </li>
  );
}
