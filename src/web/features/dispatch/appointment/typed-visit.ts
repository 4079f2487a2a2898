import { dayIn } from '../../../ui/day-words.ts';
import { nearDays } from '../job/property-time.ts';
import type { TypedWindow } from '../job/visit-windows.ts';

/** A visit as fields show it, by the clocks at the property; tomorrow with open hours where none is agreed. */
export function typedVisit(
  {
    arrival_from: from,
    arrival_to: to,
    timezone,
  }: { arrival_from: string | null; arrival_to: string | null; timezone: string },
  now: Date,
): TypedWindow {
  if (!from || new Date(from) <= now) return { day: nearDays(timezone, now).tomorrow, from: '', to: '' };
  return {
    day: dayIn(timezone, new Date(from)),
    from: timeIn(timezone, from),
    to: to ? timeIn(timezone, to) : '',
  };
}

/** `09:30`. */
const timeIn = (timeZone: string, at: string): string =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(new Date(at));
