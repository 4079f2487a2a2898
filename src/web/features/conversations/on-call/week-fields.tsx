import * as copy from '#contract/messages/en/conversations/rota.ts';
import { fill } from '#contract/messages/fill.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { week } from '../sla/policy-words.ts';
import { FromTo, type PartProps, PersonChoice, Row, RungChoice } from './row-parts.tsx';

const first = { rung: 'first', user_id: '', days: [1, 2, 3, 4, 5], from: '09:00', to: '17:00' } as const;

/** Who is on every week: a rung, a person, days and times. */
export function WeekFields({ form: { weekly }, errors, people, onChange }: PartProps) {
  const set = (at: number, part: Partial<(typeof weekly)[number]>) =>
    onChange({ weekly: weekly.map((one, other) => (other === at ? { ...one, ...part } : one)) });
  return (
    <section className="grid gap-2">
      <h3 className="text-label">{copy.weekly}</h3>
      <ul className="grid gap-3">
        {weekly.map((shift, at) => {
          const wrong = (name: string) => errors[`weekly.${at}.${name}`];
          const number = at + 1;
          return (
            <Row
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is what stands in its place
              key={at}
              name={fill(copy.shift, { number })}
              remove={fill(copy.removeShift, { number })}
              onRemove={() => onChange({ weekly: weekly.filter((_, other) => other !== at) })}
              error={wrong('user_id') ?? wrong('days') ?? wrong('from')}
            >
              {(describedBy) => (
                <>
                  <RungChoice value={shift.rung} onChange={(rung) => set(at, { rung })} />
                  <PersonChoice
                    value={shift.user_id}
                    people={people}
                    describedBy={describedBy}
                    wrong={Boolean(wrong('user_id'))}
                    onChange={(user_id) => set(at, { user_id })}
                  />
                  <FromTo
                    type="time"
                    value={shift}
                    describedBy={describedBy}
                    wrong={Boolean(wrong('from'))}
                    onChange={(times) => set(at, times)}
                  />
                  <span className="flex flex-wrap gap-x-4 gap-y-1">
                    {week.map(([day, name]) => (
                      <Checkbox
                        key={day}
                        label={name}
                        checked={shift.days.includes(day)}
                        aria-invalid={wrong('days') ? true : undefined}
                        onChange={(event) =>
                          set(at, {
                            days: event.target.checked
                              ? [...shift.days, day]
                              : shift.days.filter((other) => other !== day),
                          })
                        }
                      />
                    ))}
                  </span>
                </>
              )}
            </Row>
          );
        })}
      </ul>
      <p className="text-meta text-ink-2">{copy.toHint}</p>
      <div>
        <Button size="compact" onClick={() => onChange({ weekly: [...weekly, first] })}>
          {copy.addShift}
        </Button>
      </div>
    </section>
  );
}
