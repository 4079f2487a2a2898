import type { NewContractor } from '#contract/contractors/contractors.ts';
import { calendarDay } from '../../ui/day-words.ts';

export type PaperWarning = { tone: 'danger' | 'warning'; words: string };

/** Days before the end of a paper in which its owner is told. */
const soon = 30;

/**
 * What is the matter with somebody's papers on a day (`2026-11-20`); one that ends today is still good, as dispatch has
 * it.
 */
export function paperWarnings(
  { insurance_expires_on, licence_expires_on }: Pick<NewContractor, 'insurance_expires_on' | 'licence_expires_on'>,
  today: string,
): PaperWarning[] {
  return [...warning('Insurance', insurance_expires_on, today), ...warning('License', licence_expires_on, today)];
}

function warning(name: string, end: string | null, today: string): PaperWarning[] {
  if (end === null) return [];
  const left = Math.round((Date.parse(end) - Date.parse(today)) / 86_400_000);
  if (left < 0) return [{ tone: 'danger', words: `${name} lapsed ${calendarDay(end)}` }];
  if (left > soon) return [];
  return [{ tone: 'warning', words: left === 0 ? `${name} ends today` : `${name} ends ${calendarDay(end)}` }];
}
