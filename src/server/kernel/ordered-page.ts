import { type SQL, sql } from 'drizzle-orm';
import * as copyInEnglish from '#contract/messages/en/errors.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { invalid } from './errors.ts';

const copy = spoken(copyInEnglish);

/**
 * How a list is sorted: by a value, and rows with the same one by id. Where `mayBeMissing`, rows without one come last
 * both ways; elsewhere it is left out, so that an index on the value can serve. `type` is PostgreSQL's name of the
 * value's type, into which a cursor's text is cast.
 */
export type Order = {
  by: SQL;
  type: 'text' | 'integer' | 'timestamptz';
  mayBeMissing?: boolean;
  id: SQL;
  direction: 'asc' | 'desc';
};

/** What follows `order by`. */
export function inOrder({ by, id, direction, mayBeMissing }: Order): SQL {
  const turn = direction === 'asc' ? sql`asc` : sql`desc`;
  const missingLast = mayBeMissing ? sql`(${by}) is null, ` : sql``;
  return sql`${missingLast}${by} ${turn}, ${id} ${turn}`;
}

/** Select it as text beside the rows: it is what `cursorAt` needs of the last one. */
export const orderedText = ({ by }: Order): SQL<string | null> => sql<string | null>`(${by})::text`;

/** Where a page ended. Opaque to clients. */
export const cursorAt = (value: string | null, id: string): string =>
  Buffer.from(JSON.stringify([value, id])).toString('base64url');

/** The rows behind a cursor; all of them when there is none. @throws INVALID for a cursor that is not ours */
export function behind(cursor: string | undefined, { by, type, id, direction, mayBeMissing }: Order): SQL {
  if (!cursor) return sql`true`;
  const [value, last] = readCursor(cursor, type);
  const further = direction === 'asc' ? sql`>` : sql`<`;
  if (value === null) return sql`((${by}) is null and ${id} ${further} ${last}::uuid)`;
  const beyond = sql`(${by}, ${id}) ${further} (${value}::${sql.raw(type)}, ${last}::uuid)`;
  return mayBeMissing ? sql`((${by}) is null or ${beyond})` : beyond;
}

const readable: Record<Order['type'], (value: string) => boolean> = {
  text: () => true,
  integer: (value) => /^-?\d{1,9}$/.test(value),
  timestamptz: (value) => /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?[+-]\d\d(:\d\d)?$/.test(value),
};

function readCursor(cursor: string, type: Order['type']): [string | null, string] {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const [value, id]: unknown[] = Array.isArray(parsed) ? parsed : [];
    const known = value === null || (typeof value === 'string' && readable[type](value));
    if (known && typeof id === 'string' && /^[0-9a-f-]{36}$/.test(id)) return [value, id];
  } catch {
    // falls through to the refusal: a cursor is ours or it is nothing
  }
  throw invalid({ cursor: copy.unknownPage });
}
