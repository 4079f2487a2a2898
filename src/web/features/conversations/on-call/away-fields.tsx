import * as copy from '#contract/messages/en/conversations/rota.ts';
import { fill } from '#contract/messages/fill.ts';
import { Button } from '../../../ui/button.tsx';
import { FromTo, type PartProps, PersonChoice, Row, RungChoice } from './row-parts.tsx';

/** Who takes somebody's place, from a moment to a moment. */
export function StandInFields({ form: { overrides }, errors, people, onChange }: PartProps) {
  const set = (at: number, part: Partial<(typeof overrides)[number]>) =>
    onChange({ overrides: overrides.map((one, other) => (other === at ? { ...one, ...part } : one)) });
  return (
    <section className="grid gap-2">
      <h3 className="text-label">{copy.standIns}</h3>
      <p className="text-meta text-ink-2">{copy.standInsLead}</p>
      <ul className="grid gap-3">
        {overrides.map((one, at) => {
          const wrong = (name: string) => errors[`overrides.${at}.${name}`];
          const number = at + 1;
          return (
            <Row
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is what stands in its place
              key={at}
              name={fill(copy.standIn, { number })}
              remove={fill(copy.removeStandIn, { number })}
              onRemove={() => onChange({ overrides: overrides.filter((_, other) => other !== at) })}
              error={wrong('user_id') ?? wrong('from') ?? wrong('to')}
            >
              {(describedBy) => (
                <>
                  <RungChoice value={one.rung} onChange={(rung) => set(at, { rung })} />
                  <PersonChoice
                    value={one.user_id}
                    people={people}
                    describedBy={describedBy}
                    wrong={Boolean(wrong('user_id'))}
                    onChange={(user_id) => set(at, { user_id })}
                  />
                  <FromTo
                    type="datetime-local"
                    value={one}
                    describedBy={describedBy}
                    wrong={Boolean(wrong('from') ?? wrong('to'))}
                    onChange={(times) => set(at, times)}
                  />
                </>
              )}
            </Row>
          );
        })}
      </ul>
      <div>
        <Button
          size="compact"
          onClick={() => onChange({ overrides: [...overrides, { rung: 'first', user_id: '', from: '', to: '' }] })}
        >
          {copy.addStandIn}
        </Button>
      </div>
    </section>
  );
}

/** Who is away on which days. */
export function AwayFields({ form: { off }, errors, people, onChange }: PartProps) {
  const set = (at: number, part: Partial<(typeof off)[number]>) =>
    onChange({ off: off.map((one, other) => (other === at ? { ...one, ...part } : one)) });
  return (
    <section className="grid gap-2">
      <h3 className="text-label">{copy.away}</h3>
      <p className="text-meta text-ink-2">{copy.awayLead}</p>
      <ul className="grid gap-3">
        {off.map((one, at) => {
          const wrong = (name: string) => errors[`off.${at}.${name}`];
          const number = at + 1;
          return (
            <Row
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is what stands in its place
              key={at}
              name={fill(copy.awayOne, { number })}
              remove={fill(copy.removeAway, { number })}
              onRemove={() => onChange({ off: off.filter((_, other) => other !== at) })}
              error={wrong('user_id') ?? wrong('from') ?? wrong('to')}
            >
              {(describedBy) => (
                <>
                  <PersonChoice
                    value={one.user_id}
                    people={people}
                    describedBy={describedBy}
                    wrong={Boolean(wrong('user_id'))}
                    onChange={(user_id) => set(at, { user_id })}
                  />
                  <FromTo
                    type="date"
                    value={one}
                    describedBy={describedBy}
                    wrong={Boolean(wrong('from') ?? wrong('to'))}
                    onChange={(days) => set(at, days)}
                  />
                </>
              )}
            </Row>
          );
        })}
      </ul>
      <div>
        <Button size="compact" onClick={() => onChange({ off: [...off, { user_id: '', from: '', to: '' }] })}>
          {copy.addAway}
        </Button>
      </div>
    </section>
  );
}
