import * as own from '#contract/messages/en/own.ts';
import { fill } from '#contract/messages/fill.ts';
import { isForeign } from './time.tsx';
import { inOwnLanguage, type PartWords } from './words.ts';

/** `words`: the language that it is said in, the page's own if it is not named. */
type When = { zone: string; now: Date; words?: PartWords };

/**
 * "7:00 AM", "tomorrow, 7:00 AM", "Mon, 7:00 AM", "Mar 3, 7:00 AM" on that zone's calendar; the zone is named when it
 * is not the reader's.
 */
export function dayAndTime(at: string, { zone, now, words = inOwnLanguage }: When): string {
  const date = new Date(at);
  return [dayWord(date, { zone, now, words }), clockFormat(date, zone, words).format(date)].filter(Boolean).join(', ');
}

/** "today, 9:00 – 11:00 AM", or "about 9:00 AM" when no end was named or it can't be meant. */
export function arrivalWords(from: string, to: string | null, { zone, now, words = inOwnLanguage }: When): string {
  const start = new Date(from);
  const day = dayWord(start, { zone, now, words }) || nearDay(0, words);
  const end = to && new Date(to);
  const clock = clockFormat(start, zone, words);
  if (!end || end <= start || dayIn(zone, end) !== dayIn(zone, start))
    return words.say('about', { day, time: clock.format(start) });
  return `${day}, ${clock.formatRange(start, end)}`;
}

/** "38 minutes", "2 hours 5 minutes"; at least a minute while anything is left. */
export function minutesInWords(milliseconds: number): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / 60_000));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours && fill(own.hours, { count: hours }), rest && fill(own.minutes, { count: rest })]
    .filter(Boolean)
    .join(' ');
}

/** "Nov 20, 2026" of `2026-11-20`. A day has no zone: it is read and written in universal time. */
export const calendarDay = (day: string): string =>
  new Intl.DateTimeFormat(own.locale, { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** "tomorrow", else "Fri, Dec 4", of a day after `today`. */
export function dayAhead(day: string, today: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (date.getTime() - Date.parse(today) === 86_400_000) return nearDay(1, inOwnLanguage);
  return new Intl.DateTimeFormat(own.locale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(date);
}

/** `2026-11-20`, the day it is in that zone. */
export const dayIn = (zone: string, date: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(date);

const clockFormat = (date: Date, timeZone: string, { locale }: PartWords) =>
  new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    ...(isForeign(date, timeZone) && { timeZoneName: 'short' }),
  });

/** Empty for today. */
function dayWord(date: Date, { zone, now, words }: Required<When>): string {
  const days = Math.round((Date.parse(dayIn(zone, date)) - Date.parse(dayIn(zone, now))) / 86_400_000);
  if (days === 0) return '';
  if (days === 1) return nearDay(days, words);
  const near = days > 1 && days < 7;
  const format: Intl.DateTimeFormatOptions = near ? { weekday: 'short' } : { month: 'short', day: 'numeric' };
  return new Intl.DateTimeFormat(words.locale, { ...format, timeZone: zone }).format(date);
}

/** "today", "tomorrow". */
const nearDay = (days: number, { locale }: PartWords): string =>
  new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day');

/** Today and tomorrow on the calendar of that zone. */
export function nearDays(zone: string, now: Date): { today: string; tomorrow: string } {
  const today = dayIn(zone, now);
  const next = new Date(Date.parse(`${today}T00:00:00Z`) + 86_400_000);
  return { today, tomorrow: next.toISOString().slice(0, 10) };
}
