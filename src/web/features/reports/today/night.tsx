import * as copy from '#contract/messages/en/reports/today.ts';
import { nightLines } from '#contract/reports/night-lines.ts';
import type { Today } from '#contract/reports/today.ts';
import { Fill } from '../../../ui/fill.tsx';
import { DayList } from '../../../ui/page/day-list.tsx';
import { DateTime } from '../../../ui/time.tsx';

/** What the assistant did since the evening before, in five lines. */
export function Night({ today: { overnight, timezone } }: { today: Today }) {
  return (
    <DayList
      title={copy.sinceLastEvening}
      note={<Fill of={copy.countedFrom} with={{ when: <DateTime at={overnight.since} zone={timezone} /> }} />}
      empty={copy.nothingHappened}
    >
      {nightLines(overnight).map((line) => (
        <li key={line} className="py-1">
          {line}
        </li>
      ))}
    </DayList>
  );
}
