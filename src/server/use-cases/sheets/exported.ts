import type { ExportFilter } from '#contract/sheets/exports.ts';
import { cursorAfter } from '#server/kernel/paging.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

/**
 * A table as it is taken along: page by page, so that neither memory nor a transaction is held while somebody's line is
 * slow.
 */
export type Exported = {
  headings: string[];
  page(unit: UnitOfWork, wanted: Wanted): Promise<{ rows: string[][]; next: string | null }>;
};

export type Wanted = { customerId: string; cursor: string | undefined; filter: ExportFilter };

export const pageRows = 500;

/** Where the next page begins, of rows that come newest first. */
export function nextAfter(rows: { id: string; created_at: Date }[]): string | null {
  const last = rows.at(-1);
  return rows.length < pageRows || !last ? null : cursorAfter(last.created_at, last.id);
}

/** Universal time, to the minute, in the form that every spreadsheet takes for a time. */
export const timeCell = (at: Date | null): string => at?.toISOString().slice(0, 16).replace('T', ' ') ?? '';

export const moneyCell = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2));
