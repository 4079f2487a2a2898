import type { ReactNode } from 'react';
import type { Rota } from '#contract/conversations/rota.ts';
import { type StaffRung, staffRungs } from '#contract/enumerations/conversations.ts';
import * as copy from '#contract/messages/en/conversations/rota.ts';
import { fill } from '#contract/messages/fill.ts';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { Fill } from '../../../ui/fill.tsx';
import { DateTime } from '../../../ui/time.tsx';

export const rungWords: Record<StaffRung, string> = { first: copy.first, second: copy.second, lead: copy.leadRung };

/** Who would be rung now, as sentences; who is next; and when nobody is. */
export function OnNowCard({ rota }: { rota: Rota }) {
  const { now, next, gaps, steps } = rota;
  return (
    <Card aria-labelledby="on-call-now">
      <CardHeader id="on-call-now" title={copy.now} />
      <ol className="grid gap-1">
        {staffRungs.map((rung) => {
          const people = now.filter((turn) => turn.rung === rung).map(({ name }) => name);
          const words = { rung: rungWords[rung], people: people.join(', '), minutes: steps[rung] };
          return <li key={rung}>{fill(people.length > 0 ? copy.stepWith : copy.stepWithout, words)}</li>;
        })}
        <li>{fill(copy.stepLast, { minutes: steps.everyone })}</li>
      </ol>
      {now.length > 0 && (
        <ul className="mt-3 grid gap-1 text-ink-2">
          {now.map(({ rung, name, ends_at }) => (
            <li key={`${rung} ${name}`}>
              <Fill of={copy.onUntil} with={{ name, when: <DateTime at={ends_at} /> }} />
            </li>
          ))}
        </ul>
      )}
      <Part title={copy.next} empty={next.length === 0 && copy.nothingNext}>
        {next.map(({ rung, name, starts_at }) => (
          <li key={rung}>
            <Fill of={copy.nextOn} with={{ rung: rungWords[rung], name, when: <DateTime at={starts_at} /> }} />
          </li>
        ))}
      </Part>
      <Part title={copy.gaps} empty={gaps.length === 0 && copy.noGaps}>
        {gaps.map(({ starts_at, ends_at }) => (
          <li key={starts_at}>
            <Fill of={copy.gapLine} with={{ from: <DateTime at={starts_at} />, to: <DateTime at={ends_at} /> }} />
          </li>
        ))}
      </Part>
    </Card>
  );
}

function Part({ title, empty, children }: { title: string; empty: string | false; children: ReactNode }) {
  return (
    <>
      <h3 className="mt-4 text-label">{title}</h3>
      {empty ? <p className="text-ink-2">{empty}</p> : <ul className="grid gap-1 text-ink-2">{children}</ul>}
    </>
  );
}
