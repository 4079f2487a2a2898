import { reachTopics } from '#contract/enumerations/reach.ts';
import * as copy from '#contract/messages/en/notifications/reach.ts';
import { fill } from '#contract/messages/fill.ts';
import type { HeldNotice, PersonalQuietHours, Reach } from '#contract/notifications/reach.ts';
import { clockWords } from '../../../lib/time/clock-times.ts';
import { ownZone } from '../../../lib/time/zones.ts';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { Fill } from '../../../ui/fill.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { InlineSelect } from '../../../ui/form/inline-controls.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { DateTime } from '../../../ui/time.tsx';
import { topicWords } from './topic-words.ts';
import type { Reaching } from './use-reach.ts';
import { ZoneSelect } from './zone-select.tsx';

const usual: PersonalQuietHours = { from: 22 * 60, to: 7 * 60, breaks: ['approval'] };

/** When mails and texts wait, and what comes through all the same. */
export function QuietCard({ reach, reaching }: { reach: Reach; reaching: Reaching }) {
  const { quiet } = reach;
  const timezone = reach.timezone ?? ownZone();
  const set = (next: PersonalQuietHours | null) =>
    reaching.choose(
      { timezone, quiet: next },
      next ? fill(copy.quietOn, { from: clockWords(next.from), to: clockWords(next.to) }) : copy.quietOff,
    );
  return (
    <Card aria-labelledby="my-quiet-hours">
      <CardHeader id="my-quiet-hours" title={copy.quietTitle} />
      <Switch
        label={copy.quietSwitch}
        checked={quiet !== null}
        onChange={({ target }) => set(target.checked ? usual : null)}
      />
      {quiet && (
        <div className="mt-4 grid grid-cols-1 gap-4">
          <p className="leading-10">
            <Fill
              of={copy.quietRule}
              with={{
                from: (
                  <TimeSelect
                    label={copy.quietFrom}
                    value={quiet.from}
                    not={quiet.to}
                    onChange={(from) => set({ ...quiet, from })}
                  />
                ),
                to: (
                  <TimeSelect
                    label={copy.quietTo}
                    value={quiet.to}
                    not={quiet.from}
                    onChange={(to) => set({ ...quiet, to })}
                  />
                ),
                zone: (
                  <ZoneSelect value={timezone} onChange={(zone) => reaching.choose({ timezone: zone }, copy.chosen)} />
                ),
              }}
            />
          </p>
          <fieldset className="grid grid-cols-1 gap-2">
            <legend className="mb-2">{copy.quietBreaks}</legend>
            {reachTopics
              .filter((topic) => topic !== 'danger')
              .map((topic) => (
                <Checkbox
                  key={topic}
                  label={topicWords[topic].name}
                  checked={quiet.breaks.includes(topic)}
                  onChange={({ target }) =>
                    set({
                      ...quiet,
                      breaks: reachTopics.filter((one) =>
                        one === topic ? target.checked : quiet.breaks.includes(one),
                      ),
                    })
                  }
                />
              ))}
          </fieldset>
          <p className="text-meta text-ink-2">{copy.quietMeaning}</p>
        </div>
      )}
      {(quiet || reach.held.total > 0) && <Held held={reach.held} zone={timezone} />}
    </Card>
  );
}

const halfHours = Array.from({ length: 48 }, (_, n) => n * 30);

type TimeSelectProps = { label: string; value: number; not: number; onChange: (minutes: number) => void };

/** Every half hour; a time between them that was set through the API stays among the choices. */
function TimeSelect({ label, value, not, onChange }: TimeSelectProps) {
  const times = [...new Set([...halfHours, value])].filter((time) => time !== not).sort((a, b) => a - b);
  return (
    <InlineSelect label={label} value={value} onChange={({ target }) => onChange(Number(target.value))}>
      {times.map((time) => (
        <option key={time} value={time}>
          {clockWords(time)}
        </option>
      ))}
    </InlineSelect>
  );
}

/** What waits now, by the person's own clock. */
function Held({ held, zone }: { held: Reach['held']; zone: string }) {
  return (
    <div className="mt-4 border-t border-line pt-4">
      <p className="text-label">{held.total > 0 ? fill(copy.held, { count: held.total }) : copy.heldNone}</p>
      <ul className="mt-1 grid grid-cols-1 gap-1 text-meta text-ink-2">
        {held.items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: What waits has no id of its own, and comes in a fixed order.
          <li key={at} className="wrap-anywhere">
            <Fill of={copy.heldUntil} with={{ what: titleOf(item), when: <DateTime at={item.due_at} zone={zone} /> }} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const titleOf = ({ about, title }: HeldNotice): string =>
  title ?? (about === 'approval' ? copy.heldApproval : copy.heldQuestion);
