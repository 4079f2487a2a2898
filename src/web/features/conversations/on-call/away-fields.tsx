import type { ReactNode } from 'react';
import * as copy from '#contract/messages/en/conversations/rota.ts';
import { fill } from '#contract/messages/fill.ts';
import { Button } from '../../../ui/button.tsx';
import { FromTo, type PartProps, PersonChoice, Row, RungChoice } from './row-parts.tsx';

const newStandIn = { rung: 'first' as const, user_id: '', from: '', to: '' };

/** Who takes somebody's place, from a moment to a moment. */
export function StandInFields({ form: { overrides }, errors, people, onChange }: PartProps) {
  return (
    <TimesOfPeople
      words={{ title: copy.standIns, lead: copy.standInsLead, add: copy.addStandIn }}
      nameOf={(number) => ({ name: fill(copy.standIn, { number }), remove: fill(copy.removeStandIn, { number }) })}
      times="datetime-local"
      rows={overrides}
      fresh={newStandIn}
      wrong={(at, name) => errors[`overrides.${at}.${name}`]}
      people={people}
      onRows={(rows) => onChange({ overrides: rows })}
    >
      {(one, set) => <RungChoice value={one.rung} onChange={(rung) => set({ rung })} />}
    </TimesOfPeople>
  );
}

/** Who is away on which days. */
export function AwayFields({ form: { off }, errors, people, onChange }: PartProps) {
  return (
    <TimesOfPeople
      words={{ title: copy.away, lead: copy.awayLead, add: copy.addAway }}
      nameOf={(number) => ({ name: fill(copy.awayOne, { number }), remove: fill(copy.removeAway, { number }) })}
      times="date"
      rows={off}
      fresh={{ user_id: '', from: '', to: '' }}
      wrong={(at, name) => errors[`off.${at}.${name}`]}
      people={people}
      onRows={(rows) => onChange({ off: rows })}
    />
  );
}

type PersonTime = { user_id: string; from: string; to: string };

/** A list of people with a beginning and an end each, to which rows are added. */
function TimesOfPeople<Time extends PersonTime>({
  words,
  nameOf,
  times,
  rows,
  fresh,
  wrong,
  people,
  onRows,
  children,
}: {
  words: { title: string; lead: string; add: string };
  /** How the row of this number is called, and its button that removes it. */
  nameOf: (number: number) => { name: string; remove: string };
  times: 'date' | 'datetime-local';
  rows: readonly Time[];
  /** A row as it is added. */
  fresh: Time;
  wrong: (at: number, field: keyof PersonTime) => string | undefined;
  people: PartProps['people'];
  onRows: (rows: readonly Time[]) => void;
  /** What stands before the person. */
  children?: (row: Time, set: (part: Partial<Time>) => void) => ReactNode;
}) {
  const set = (at: number, part: Partial<PersonTime> | Partial<Time>) =>
    onRows(rows.map((one, other) => (other === at ? { ...one, ...part } : one)));
  return (
    <section className="grid gap-2">
      <h3 className="text-label">{words.title}</h3>
      <p className="text-meta text-ink-2">{words.lead}</p>
      <ul className="grid gap-3">
        {rows.map((one, at) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is what stands in its place
            key={at}
            {...nameOf(at + 1)}
            onRemove={() => onRows(rows.filter((_, other) => other !== at))}
            error={wrong(at, 'user_id') ?? wrong(at, 'from') ?? wrong(at, 'to')}
          >
            {(describedBy) => (
              <>
                {children?.(one, (part) => set(at, part))}
                <PersonChoice
                  value={one.user_id}
                  people={people}
                  describedBy={describedBy}
                  wrong={Boolean(wrong(at, 'user_id'))}
                  onChange={(user_id) => set(at, { user_id })}
                />
                <FromTo
                  type={times}
                  value={one}
                  describedBy={describedBy}
                  wrong={Boolean(wrong(at, 'from') ?? wrong(at, 'to'))}
                  onChange={(span) => set(at, span)}
                />
              </>
            )}
          </Row>
        ))}
      </ul>
      <div>
        <Button size="compact" onClick={() => onRows([...rows, fresh])}>
          {words.add}
        </Button>
      </div>
    </section>
  );
}
