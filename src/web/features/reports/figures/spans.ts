import * as copy from '#contract/messages/en/reports/screen.ts';

/** Days that are asked for often. */
export const spans = {
  '30': copy.last30,
  '90': copy.last90,
  month: copy.thisMonth,
  'last-month': copy.lastMonth,
  year: copy.thisYear,
  'last-year': copy.lastYear,
  other: copy.otherDays,
} as const;
export type SpanName = keyof typeof spans;
export const spanNames = Object.keys(spans) as SpanName[]; // written just above

export type Days = { from: string; to: string };

/** The first and the last day of a span, at the reader's own clock. */
export function daysOf(name: Exclude<SpanName, 'other'>, now: Date): Days {
  const [year, month, date] = [now.getFullYear(), now.getMonth(), now.getDate()];
  const days = (from: Date, to: Date): Days => ({ from: dayText(from), to: dayText(to) });
  if (name === 'month') return days(new Date(year, month, 1), now);
  if (name === 'last-month') return days(new Date(year, month - 1, 1), new Date(year, month, 0));
  if (name === 'year') return days(new Date(year, 0, 1), now);
  if (name === 'last-year') return days(new Date(year - 1, 0, 1), new Date(year - 1, 11, 31));
  return days(new Date(year, month, date - Number(name) + 1), now);
}

const two = (n: number): string => String(n).padStart(2, '0');
const dayText = (day: Date): string => `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
