import { TZDate } from '@date-fns/tz';
import { presentLocale } from '#contract/messages/spoken.ts';

/** The next time that clock shows this hour, after `now`. Where clocks skip the hour, it is the hour that they skip to. */
export function nextMorning(now: Date, hour: number, timeZone: string): Date {
  const { year, month, day } = dayIn(now, timeZone);
  for (const ahead of [0, 1, 2]) {
    const morning = new TZDate(year, month, day + ahead, hour, timeZone);
    if (morning.getTime() > now.getTime()) return new Date(morning.getTime());
  }
  throw new Error('no morning within two days');
}

/** "Thursday, Nov 26" on that clock. */
export const dayOf = (now: Date, timeZone: string): string =>
  new Intl.DateTimeFormat(presentLocale(), { weekday: 'long', month: 'short', day: 'numeric', timeZone }).format(now);

/** "8 AM". */
export const hourWords = (hour: number): string =>
  new Intl.DateTimeFormat(presentLocale(), { hour: 'numeric', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2026, 0, 1, hour)),
  );

function dayIn(now: Date, timeZone: string) {
  const local = new TZDate(now.getTime(), timeZone);
  return { year: local.getFullYear(), month: local.getMonth(), day: local.getDate() };
}
