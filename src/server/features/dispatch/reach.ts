// Where a contractor goes, and when: by the clock and the address of the house.
import { TZDate } from '@date-fns/tz';
import type { Candidate } from '#features/contractors';

/** A house by its address; its ZIP code may have four digits more. */
export type Place = { zip: string; city: string; state: string };
export type Clock = { now: Date; timezone: string };

/** Nothing named means everywhere; one ZIP code or one city that fits is enough. */
export function serves({ service_zips, service_cities }: Candidate, place: Place): boolean {
  if (service_zips.length === 0 && service_cities.length === 0) return true;
  return service_zips.includes(place.zip.slice(0, 5)) || service_cities.some((city) => isCity(city, place));
}

/** `Newport` is that city of any state, `Newport, OR` that of one. */
function isCity(named: string, { city, state }: Place): boolean {
  const [name = '', of] = named.split(',').map(plain);
  return name === plain(city) && (!of || of === plain(state));
}

/** `St. Helens` and `st helens` are one place. */
const plain = (words: string) =>
  words
    .normalize('NFKD')
    .replace(/\p{M}|[.'’]/gu, '')
    .replace(/[\s-]+/g, ' ')
    .trim()
    .toLowerCase();

/** The last day of the holiday that today is part of, holidays that follow at once counted in; null when they work. */
export function awayThrough({ holidays }: Candidate, clock: Clock): string | null {
  let last: string | null = null;
  let day = localTime(clock).day;
  for (const { from, to } of holidays.toSorted((a, b) => a.from.localeCompare(b.from))) {
    if (from > day || to < day) continue;
    last = to;
    day = dayAfter(to);
  }
  return last;
}

function dayAfter(day: string): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

/** Hours that end before they began go on into the next day. */
export function isOpen({ working_hours }: Candidate, clock: Clock): boolean {
  if (!working_hours) return true;
  const { weekday, minutes } = localTime(clock);
  const today = working_hours[weekday];
  const yesterday = working_hours[dayBefore[weekday]];
  if (yesterday && yesterday.to < yesterday.from && minutes < yesterday.to) return true;
  return today !== undefined && minutes >= today.from && (minutes < today.to || today.to < today.from);
}

const dayBefore = { '0': '6', '1': '0', '2': '1', '3': '2', '4': '3', '5': '4', '6': '5' } as const;

/** Day, weekday and minute of a moment at the house. */
export function localTime({ now, timezone }: Clock) {
  const local = new TZDate(now.getTime(), timezone);
  const pad = (n: number) => String(n).padStart(2, '0');
  return {
    day: `${local.getFullYear()}-${pad(local.getMonth() + 1)}-${pad(local.getDate())}`,
    weekday: String(local.getDay()) as keyof typeof dayBefore, // getDay is 0 to 6
    minutes: local.getHours() * 60 + local.getMinutes(),
  };
}

/** "Jan 31, 2026" of `2026-01-31`. */
export const dayWords = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));
