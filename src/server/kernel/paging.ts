import { type SQL, sql } from 'drizzle-orm';
import * as copyInEnglish from '#contract/messages/en/errors.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { invalid } from './errors.ts';

const copy = spoken(copyInEnglish);

/** Where a page ended: the sort value and id of its last row. Opaque to clients. */
type Position = { at: string; id: string };

export const cursorAfter = (at: Date | string, id: string): string =>
  Buffer.from(JSON.stringify([at instanceof Date ? at.toISOString() : at, id])).toString('base64url');

function readCursor(cursor: string): Position {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (
      Array.isArray(parsed) &&
      typeof parsed[0] === 'string' &&
      typeof parsed[1] === 'string' &&
      /^[0-9a-f-]{36}$/.test(parsed[1])
    ) {
      return { at: parsed[0], id: parsed[1] };
    }
  } catch {
    // falls through to the refusal: a cursor is ours or it is nothing
  }
  throw invalid({ cursor: copy.unknownPage });
}

/** `(sort, id) < (…)` for lists sorted downwards; true when there is no cursor. */
export function before(cursor: string | undefined, sort: SQL | { getSQL(): SQL }, id: SQL | { getSQL(): SQL }): SQL {
  if (!cursor) return sql`true`;
  const position = readCursor(cursor);
  return sql`(${sort}, ${id}) < (${position.at}, ${position.id}::uuid)`;
}

/** `(sort, id) > (…)` for lists sorted upwards; true when there is no cursor. */
export function after(cursor: string | undefined, sort: SQL | { getSQL(): SQL }, id: SQL | { getSQL(): SQL }): SQL {
  if (!cursor) return sql`true`;
  const position = readCursor(cursor);
  return sql`(${sort}, ${id}) > (${position.at}, ${position.id}::uuid)`;
}

/** Ask the database for `limit + 1` rows; the extra one says that there is a next page. */
export function pageFrom<Row, Item>(
  rows: Row[],
  limit: number,
  toItem: (row: Row) => Item,
  cursorOf: (row: Row) => string,
) {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { items: shown.map(toItem), next: rows.length > limit && last ? cursorOf(last) : null };
}
