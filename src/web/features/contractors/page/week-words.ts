import type { WorkingHours } from '#contract/contractors/contractors.ts';
import * as copy from '#contract/messages/en/contractors/page.ts';
import * as contractorsCopy from '#contract/messages/en/contractors.ts';
import { locale } from '#contract/messages/en/own.ts';
import { fill } from '#contract/messages/fill.ts';

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
    const words = { from: clock(span.from), to: clock(span.to) };
    return { day, words: fill(span.to < span.from ? copy.untilNextDay : copy.openHours, words) };
  });
}

/** "8:00 AM" of minutes after midnight; 1440 is midnight again. */
const clock = (minutes: number): string =>
  new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(minutes * 60_000);
