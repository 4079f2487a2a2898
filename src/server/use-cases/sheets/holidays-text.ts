import type { Holidays } from '#contract/contractors/contractors.ts';
import { readDay } from './columns.ts';

/** "2026-12-20 to 2027-01-02; 2027-07-04": what a cell can hold of holidays. */
export const holidaysText = (holidays: Holidays): string =>
  holidays.map(({ from, to }) => (from === to ? from : `${from} to ${to}`)).join('; ');

/** Undefined for what is no such text; whether the days exist is the schema's to say. */
export function readHolidays(cell: string): Holidays | undefined {
  const holidays: Holidays = [];
  for (const part of cell.split(';').filter((one) => one.trim() !== '')) {
    const [, from, to] = /^\s*([\d/-]+?)(?:\s*(?:to|through|\u{2013})\s*([\d/-]+))?\s*$/iu.exec(part) ?? [];
    if (!from) return undefined;
    holidays.push({ from: readDay(from), to: readDay(to ?? from) });
  }
  return holidays;
}
