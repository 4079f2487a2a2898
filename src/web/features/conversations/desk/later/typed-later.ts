import * as copy from '#contract/messages/en/conversations/later.ts';
import { instantAt } from '../../../../lib/time/property-time.ts';
import { dayIn } from '../../../../ui/day-words.ts';

/** A time to come as it is typed: `2026-11-20`, `09:30`; empty where nothing is. */
export type TypedLater = { day: string; time: string };
type LaterError = { field: keyof TypedLater; message: string };

/** The longest that anything is put off. */
const mostDays = 365;

/** The instant meant by the clocks of `zone`, or the first thing wrong with it and where. */
export function readLater({ day, time }: TypedLater, zone: string, now: Date): { at: string } | LaterError {
  if (!day) return { field: 'day', message: copy.dayMissing };
  if (!time) return { field: 'time', message: copy.timeMissing };
  const at = instantAt(day, time, zone);
  const ahead = Date.parse(at) - now.getTime();
  if (ahead > mostDays * 86_400_000) return { field: 'day', message: copy.tooFar };
  if (ahead > 0) return { at };
  return { field: day < dayIn(zone, now) ? 'day' : 'time', message: copy.inPast };
}

/** An instant as the fields show it, by the clocks of `zone`; to the minute, and never before it. */
export function typedLater(at: Date, zone: string): TypedLater {
  const minute = new Date(Math.ceil(at.getTime() / 60_000) * 60_000);
  return { day: dayIn(zone, minute), time: clock(zone).format(minute) };
}

const clock = (timeZone: string) => new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });
