import type { WorkingHours } from '#contract/contractors/contractors.ts';
import * as copy from '#contract/messages/en/contractors/page.ts';
import * as contractorsCopy from '#contract/messages/en/contractors.ts';
import { fill } from '#contract/messages/fill.ts';
import { clockWords } from '../../../lib/time/clock-times.ts';

const week = [
  ['1', contractorsCopy.monday],
  ['2', contractorsCopy.tuesday],
  ['3', contractorsCopy.wednesday],
  ['4', contractorsCopy.thursday],
  ['5', contractorsCopy.friday],
  ['6', contractorsCopy.saturday],
  ['0', contractorsCopy.sunday],
] as const;

/** Hours day by day, from Monday; one line without a day where they come at any time. */
export function weekWords(hours: WorkingHours | null): { day: string; words: string }[] {
  if (!hours) return [{ day: '', words: contractorsCopy.anyTime }];
  return week.map(([weekday, day]) => {
    const span = hours[weekday];
    if (!span) return { day, words: copy.closedOn };
    const words = { from: clockWords(span.from), to: clockWords(span.to) };
    return { day, words: fill(span.to < span.from ? copy.untilNextDay : copy.openHours, words) };
  });
}
