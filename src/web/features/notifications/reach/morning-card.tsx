import { useMutation } from '@tanstack/react-query';
import * as copy from '#contract/messages/en/notifications/reach.ts';
import { fill } from '#contract/messages/fill.ts';
import type { Reach } from '#contract/notifications/reach.ts';
import { api, messageOf } from '../../../lib/http/api.ts';
import { clockWords } from '../../../lib/time/clock-times.ts';
import { ownZone } from '../../../lib/time/zones.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { Fill } from '../../../ui/fill.tsx';
import { InlineSelect } from '../../../ui/form/inline-controls.tsx';
import { showFailure, showToast } from '../../../ui/overlay/toast.ts';
import { DateTime } from '../../../ui/time.tsx';
import type { Reaching } from './use-reach.ts';
import { ZoneSelect } from './zone-select.tsx';

const never = 'never';
const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** When the mail about the day comes, as a sentence. */
export function MorningCard({ reach, reaching }: { reach: Reach; reaching: Reaching }) {
  const zone = reach.timezone ?? ownZone();
  const chooseHour = (value: string) => {
    const morning_hour = value === never ? null : Number(value);
    const said =
      morning_hour === null ? copy.morningOff : fill(copy.morningOn, { time: clockWords(morning_hour * 60) });
    reaching.choose({ timezone: zone, morning_hour }, said);
  };
  return (
    <Card aria-labelledby="morning-mail">
      <CardHeader id="morning-mail" title={copy.morningTitle} />
      <p className="leading-10">
        <Fill
          of={copy.morningRule}
          with={{
            hour: (
              <InlineSelect
                label={copy.hourLabel}
                value={reach.morning_hour ?? never}
                onChange={({ target }) => chooseHour(target.value)}
              >
                <option value={never}>{copy.noMorning}</option>
                {hours.map((hour) => (
                  <option key={hour} value={hour}>
                    {fill(copy.everyDayAt, { time: clockWords(hour * 60) })}
                  </option>
                ))}
              </InlineSelect>
            ),
            zone: <ZoneSelect value={zone} onChange={(timezone) => reaching.choose({ timezone }, copy.chosen)} />,
          }}
        />
      </p>
      <p className="mt-2 text-meta text-ink-2">{copy.morningHolds}</p>
      {reach.morning_hour !== null && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
          <p className="text-meta text-ink-2">
            {reach.next_morning_at && !reaching.isSaving && (
              <Fill of={copy.nextMorning} with={{ when: <DateTime at={reach.next_morning_at} zone={zone} /> }} />
            )}
          </p>
          <SendNow />
        </div>
      )}
    </Card>
  );
}

/** So that nobody waits for tomorrow to see what it is. */
function SendNow() {
  const send = useMutation({
    mutationFn: () => api.reach.sendMorning(),
    onSuccess: ({ to }) => showToast({ title: fill(copy.sentNow, { to }), tone: 'success' }),
    onError: (error) => showFailure(messageOf(error)),
  });
  return (
    <Button busy={send.isPending} onClick={() => send.mutate()}>
      {copy.sendNow}
    </Button>
  );
}
