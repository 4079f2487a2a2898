// Time in which the desk answers, by the clock of a house: what a promise of so many minutes is counted in.
import { TZDate } from '@date-fns/tz';
import type { OpenHours } from '#contract/conversations/sla.ts';

/** Null: around the clock. */
export type Hours = OpenHours | null;

/**
 * The moment at which `ms` of open time have passed since `from`. None at all: `from` itself, open or not, so that what
 * is due stays due.
 */
export function addOpen(from: Date, ms: number, hours: Hours, zone: string): Date {
  if (!hours || ms <= 0) return new Date(from.getTime() + Math.max(0, ms));
  let left = ms;
  for (const [start, end] of openings(from, hours, zone)) {
    if (end - start >= left) return new Date(start + left);
    left -= end - start;
  }
  // Nothing is open for years on end: the promise is then kept by the plain clock rather than never due.
  return new Date(from.getTime() + ms);
}

/** How much open time lies between the two, in milliseconds. */
export function openBetween(from: Date, to: Date, hours: Hours, zone: string): number {
  if (to <= from) return 0;
  if (!hours) return to.getTime() - from.getTime();
  let sum = 0;
  for (const [start, end] of openings(from, hours, zone)) {
    if (start >= to.getTime()) break;
    sum += Math.min(end, to.getTime()) - start;
  }
  return sum;
}

/** So many days ahead openings are looked for. */
const daysAhead = 800;

/** What is open from `from` on, one after the other, each as its first and last moment. */
function* openings(from: Date, { spans, holidays }: OpenHours, zone: string): Generator<[number, number]> {
  const closed = new Set(holidays);
  const local = new TZDate(from.getTime(), zone);
  let reached = from.getTime();
  for (let ahead = -1; ahead < daysAhead; ahead++) {
    const day = new Date(Date.UTC(local.getFullYear(), local.getMonth(), local.getDate() + ahead));
    if (closed.has(day.toISOString().slice(0, 10))) continue;
    const ofDay = spans.filter((span) => span.day === day.getUTCDay()).toSorted((one, other) => one.from - other.from);
    for (const span of ofDay) {
      // Where clocks are put back an hour comes twice; no moment of it is counted twice.
      const start = Math.max(reached, at(day, span.from, zone));
      const end = at(day, span.to, zone);
      if (end <= start) continue;
      yield [start, end];
      reached = end;
    }
  }
}

const at = (day: Date, minutes: number, zone: string): number =>
  new TZDate(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), 0, minutes, zone).getTime();
