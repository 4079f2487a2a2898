import { isDeepStrictEqual } from 'node:util';
import type { CellChange } from '#contract/sheets/imports.ts';
import type { Column } from './columns.ts';
import type { UnderstoodRow } from './understand-sheet.ts';

const masked = '••••';

/**
 * What a row makes of what is there: cells that are empty leave it as it is. `present` holds the values by the fields of
 * the columns; codes are compared and not shown.
 */
export function noteChanges(row: UnderstoodRow, columns: Column[], present: Record<string, unknown>): void {
  const changes = columns.flatMap((column, at): CellChange[] => {
    const { field, heading, secret, write } = column;
    if (row.empty.has(field)) return [];
    const [was, is] = [present[field] ?? null, row.values[field]];
    if (isDeepStrictEqual(was, is)) return [];
    const from = was === null || isEmptyList(was) ? '' : secret ? masked : write(was);
    return [{ column: heading, from: shortened(from), to: shortened(row.cells[at] ?? '') }];
  });
  row.change = changes.length > 0 ? { is: 'changed', changes } : { is: 'same', changes };
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

const longest = 200;

/** Of a long text its beginning tells enough. */
export const shortened = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);

/** The same thing twice in a file is a slip: the second one is named with the first one's row. */
export function noteTwins<T>(
  pairs: { row: UnderstoodRow; value: T }[],
  key: (value: T) => string,
  column: string,
  message: (row: number, value: T) => string,
): void {
  const first = new Map<string, number>();
  for (const { row, value } of pairs) {
    const twin = first.get(key(value));
    if (twin === undefined) first.set(key(value), row.row);
    else row.errors.push({ column, message: message(twin, value) });
  }
}
