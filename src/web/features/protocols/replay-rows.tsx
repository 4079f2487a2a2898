import { useState } from 'react';
import { Link, type LinkProps } from 'react-router';
import type { RuleKey } from '#contract/enumerations/protocols.ts';
import type { ReplayRow } from '#contract/protocols/protocols.ts';
import { Button } from '../../ui/button.tsx';
import { DateTime } from '../../ui/time.tsx';

const ruleNames: Record<RuleKey, string> = {
  autonomy: 'Who answers',
  topic_autonomy: 'By topic',
  escalation_phrases: 'Words that call a person',
  actions: 'What to do with a job',
  nte_cents: 'What a job may cost',
  emergency_nte_cents: 'What an urgent job may cost',
  approval_wait_minutes: 'Waiting for me',
  approval_default: "When I don't answer",
  accept_window_minutes: 'Time to accept',
  quiet_hours: 'Quiet hours',
  told: 'Who is told',
  early_access_hours: 'Early access',
};
const atFirst = 20;

/** What happened, what would happen, and by which rule. */
export function ReplayRows({ rows, linkTo }: { rows: ReplayRow[]; linkTo: (id: string) => LinkProps }) {
  const [all, setAll] = useState(false);
  const shown = all ? rows : rows.slice(0, atFirst);
  return (
    <>
      <ul className="grid gap-3 empty:hidden">
        {shown.map((row) => (
          <li key={`${row.conversation_id} ${row.at}`} className="grid gap-1 rounded-control border border-line p-3">
            <p className="text-meta text-ink-2">
              <Link
                {...linkTo(row.conversation_id)}
                className="text-primary-text underline touch:inline-block touch:py-2.5"
              >
                {row.guest_name ?? 'A guest'} at {row.property_name}
              </Link>
              , <DateTime at={row.at} />
            </p>
            <p>“{row.message}”</p>
            <dl className="grid gap-x-3 gap-y-1 sm:grid-cols-[auto_1fr]">
              <dt className="text-ink-2">Now</dt>
              <dd>{row.was}</dd>
              <dt className="text-ink-2">With my changes</dt>
              <dd>{row.would}</dd>
              <dt className="text-ink-2">Because of</dt>
              <dd>{row.why.map((rule) => ruleNames[rule]).join(', ')}</dd>
            </dl>
          </li>
        ))}
      </ul>
      {shown.length < rows.length && (
        <div>
          <Button variant="quiet" onClick={() => setAll(true)}>
            Show {rows.length - shown.length} more
          </Button>
        </div>
      )}
    </>
  );
}
