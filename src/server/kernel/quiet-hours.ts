import { TZDate } from '@date-fns/tz';

/** Minutes after midnight; `to` before `from` is the next morning. */
export type Hours = { from: number; to: number };

/**
 * When the quiet hours that it is in are over, by the clock of `timeZone`; null outside them. Where clocks skip the whole
 * time between two quiet hours, it is the end of the next day's.
 */
export function endOfQuietHours(quiet: Hours, now: Date, timeZone: string): Date | null {
  const local = new TZDate(now.getTime(), timeZone);
  if (!isQuiet(quiet, local)) return null;
  const end = new TZDate(now.getTime(), timeZone);
  if (quiet.to < quiet.from && minutesOf(local) >= quiet.from) end.setDate(end.getDate() + 1);
  end.setHours(Math.floor(quiet.to / 60), quiet.to % 60, 0, 0);
  let until = end.getTime();
  // While the clocks repeat an hour, or half of one, the end named first may be over: it comes once more.
  while (until <= now.getTime() || isQuiet(quiet, new TZDate(until, timeZone))) until += halfHour;
  return new Date(until);
}

const halfHour = 30 * 60_000;

function isQuiet({ from, to }: Hours, local: TZDate): boolean {
  const minutes = minutesOf(local);
  return to < from ? minutes >= from || minutes < to : minutes >= from && minutes < to;
}

const minutesOf = (local: TZDate): number => local.getHours() * 60 + local.getMinutes();
