import type { WorkingHours } from '#contract/contractors/contractors.ts';
import * as copy from '#contract/messages/en/contractors.ts';
import { z } from '#contract/z.ts';
import { minutesOf, timeOf } from '../../lib/time/clock-times.ts';

const Day = z.object({ open: z.boolean(), from: z.string(), to: z.string() });
type Day = z.infer<typeof Day>;

/**
 * Hours as a form holds them: any time, or per weekday (0 = Sunday) `HH:MM` to `HH:MM`; an end of 00:00 is midnight.
 */
export const WorkingDays = z
  .object({ always: z.boolean(), days: z.array(Day) })
  .superRefine(({ always, days }, context) => {
    if (always) return;
    if (!days.some(({ open }) => open))
      context.addIssue({ code: 'custom', path: ['always'], message: copy.daysMissing });
    for (const [index, day] of days.entries()) {
      const message = day.open && problemOf(day);
      if (message) context.addIssue({ code: 'custom', path: ['days', index, 'to'], message });
    }
  })
  .transform(({ always, days }): WorkingHours | null => {
    if (always) return null;
    const open = days.flatMap((day, weekday) => (day.open ? [[weekday, spanOf(day)] as const] : []));
    return Object.fromEntries(open);
  });
export type WorkingDays = z.input<typeof WorkingDays>;

/** From Monday to Friday a working day's hours, at first. */
export const dayHours: Day[] = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
  open: weekday > 0 && weekday < 6,
  from: '08:00',
  to: '17:00',
}));

export function hoursFrom(hours: WorkingHours | null): WorkingDays {
  if (!hours) return { always: true, days: dayHours };
  const days = dayHours.map((usual, weekday) => {
    const span = hours[String(weekday) as keyof WorkingHours]; // 0 to 6
    return span ? { open: true, from: timeOf(span.from), to: timeOf(span.to) } : { ...usual, open: false };
  });
  return { always: false, days };
}

/** Whether these hours end on the next day. */
export const endsNextDay = ({ from, to }: Pick<Day, 'from' | 'to'>): boolean =>
  to !== '' && from !== '' && minutesOf(to) !== 0 && minutesOf(to) < minutesOf(from);

function problemOf({ from, to }: Day): string | null {
  if (!from || !to) return copy.timesMissing;
  return from === to && from !== '00:00' ? copy.endIsStart : null;
}

const spanOf = ({ from, to }: Day) => ({ from: minutesOf(from), to: minutesOf(to) || 1440 });
