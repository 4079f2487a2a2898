import { useState } from 'react';
import { Link, type LinkProps } from 'react-router';
import * as copy from '#contract/messages/en/protocols.ts';
import { fill } from '#contract/messages/fill.ts';
import type { ReplayRow } from '#contract/protocols/protocols.ts';
import { Button } from '../../ui/button.tsx';
import { DateTime } from '../../ui/time.tsx';
import { ruleNames } from './rule-names.ts';

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
                className="text-primary-text underline touch:inline-block touch:py-3.25"
              >
                {row.guest_name
                  ? fill(copy.guestAt, { guest: row.guest_name, property: row.property_name })
                  : fill(copy.someGuestAt, { property: row.property_name })}
              </Link>
              , <DateTime at={row.at} />
            </p>
            <p>{fill(copy.quotedMessage, { message: row.message })}</p>
            <dl className="grid gap-x-3 gap-y-1 sm:grid-cols-[auto_1fr]">
              <dt className="text-ink-2">{copy.replayNow}</dt>
              <dd>{row.was}</dd>
              <dt className="text-ink-2">{copy.replayWithChanges}</dt>
              <dd>{row.would}</dd>
              <dt className="text-ink-2">{copy.replayWhy}</dt>
              <dd>{row.why.map((rule) => ruleNames[rule]).join(', ')}</dd>
            </dl>
          </li>
        ))}
      </ul>
      {shown.length < rows.length && (
        <div>
          <Button variant="quiet" onClick={() => setAll(true)}>
            {fill(copy.showMore, { count: rows.length - shown.length })}
          </Button>
        </div>
      )}
    </>
  );
}
