import type { ReactNode } from 'react';
import { locale } from '#contract/messages/en/own.ts';

export type Sort = { key: string; direction: 'asc' | 'desc' };

/**
 * One column. `sortBy` makes it sortable and gives what counts: text, a number, or milliseconds for a date. `sorts`
 * makes it sortable where the server sorts.
 */
export type Column<T> = {
  key: string;
  header: string;
  /** In the place of the header's words, which are then said by it. */
  head?: ReactNode;
  cell: (row: T) => ReactNode;
  sortBy?: (row: T) => string | number | null;
  sorts?: true;
  align?: 'end';
  className?: string;
  /** The row's name, where that is not the first column. */
  isName?: true;
};

export const isSortable = <T>({ sortBy, sorts }: Column<T>): boolean => sortBy !== undefined || sorts === true;

/** What a press on a header asks for: ascending first, then the other way round. */
export function nextSort(sort: Sort | null, key: string): Sort {
  return { key, direction: sort?.key === key && sort.direction === 'asc' ? 'desc' : 'asc' };
}

/** Sorted by value, text as people sort it; rows without a value come last both ways. */
export function sortRows<T>(rows: readonly T[], columns: readonly Column<T>[], sort: Sort | null): readonly T[] {
  const value = columns.find(({ key }) => key === sort?.key)?.sortBy;
  if (!sort || !value) return rows;
  const turn = sort.direction === 'asc' ? 1 : -1;
  return rows.toSorted((a, b) => compare(value(a), value(b), turn));
}

const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });

function compare(a: string | number | null, b: string | number | null, turn: number) {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (typeof a === 'number' && typeof b === 'number') return (a - b) * turn;
  return collator.compare(String(a), String(b)) * turn;
}
