import type { NewContractor } from '#contract/contractors/contractors.ts';
import * as copy from '#contract/messages/en/contractors.ts';
import { fill } from '#contract/messages/fill.ts';
import { calendarDay } from '../../ui/day-words.ts';

export type PaperWarning = { tone: 'danger' | 'warning'; words: string };

/** Days before the end of a paper in which its owner is told. */
const soon = 30;

/**
 * What is the matter with somebody's papers on a day (`2026-11-20`); one that ends today is still good, as dispatch has
 * it.
 */
export function paperWarnings(
  { insurance_expires_on, license_expires_on }: Pick<NewContractor, 'insurance_expires_on' | 'license_expires_on'>,
  today: string,
): PaperWarning[] {
  return [...warning('insurance', insurance_expires_on, today), ...warning('license', license_expires_on, today)];
}

const words = {
  insurance: { lapsed: copy.insuranceLapsed, today: copy.insuranceEndsToday, soon: copy.insuranceEnds },
  license: { lapsed: copy.licenseLapsed, today: copy.licenseEndsToday, soon: copy.licenseEnds },
} as const;

function warning(paper: keyof typeof words, end: string | null, today: string): PaperWarning[] {
  if (end === null) return [];
  const left = Math.round((Date.parse(end) - Date.parse(today)) / 86_400_000);
  const say = words[paper];
  if (left < 0) return [{ tone: 'danger', words: fill(say.lapsed, { day: calendarDay(end) }) }];
  if (left > soon) return [];
  return [{ tone: 'warning', words: left === 0 ? say.today : fill(say.soon, { day: calendarDay(end) }) }];
}
