import * as own from '#contract/messages/en/own.ts';
import * as copy from '#contract/messages/en/reports/screen.ts';
import { fill } from '#contract/messages/fill.ts';
import type { Share, Spread } from '#contract/reports/figures.ts';
import { lengthOfTime } from '../number-words.ts';

/** `4 s`, `2 h 5 min`, `3 d 4 h`. */
export function lengthWords(seconds: number): string {
  if (seconds < 86_400) return lengthOfTime(seconds);
  const hours = Math.round(seconds / 3600);
  const [days, rest] = [Math.floor(hours / 24), hours % 24];
  return fill(rest > 0 ? copy.daysAndHours : copy.daysLong, { days, hours: rest });
}

/** `82%`; null where there is nothing to have a share of. */
export const percentOf = ({ n, of }: Share): string | null => (of === 0 ? null : percent(n / of));

export const percent = (share: number): string =>
  share.toLocaleString(own.locale, { style: 'percent', maximumFractionDigits: 0 });

export const countWords = (n: number): string => n.toLocaleString(own.locale);

/** The middle, in a figure's own words; null where there is none. */
export const medianOf = (spread: Spread, words: (value: number) => string): string | null =>
  spread && words(spread.median);

/** "November 2026". */
export function monthWords(month: string): string {
  const [year = 0, at = 1] = month.split('-').map(Number);
  return new Date(year, at - 1, 1).toLocaleDateString(own.locale, { month: 'short', year: 'numeric' });
}

/** "6 PM". */
export const hourWords = (hour: number): string =>
  new Date(2026, 0, 1, hour).toLocaleTimeString(own.locale, { hour: 'numeric' });
