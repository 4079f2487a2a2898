import { type Column, getTableColumns, is, SQL, sql, type Table } from 'drizzle-orm';
import { nameOf } from './prepared.ts';
import type { Tx, UnitOfWork } from './transaction.ts';

type Query = {
  toSQL(): { sql: string };
  prepare(name: string): { execute(values?: Record<string, unknown>): Promise<unknown> };
};

/**
 * A query that is asked with every message or request: written once a connection, where writing it takes longer than
 * asking it, and planned there once. What changes goes in by name (`sql.placeholder`).
 */
export function statement<Q extends Query>(
  build: (tx: Tx) => Q,
): (unit: Pick<UnitOfWork, 'tx'>) => ReturnType<Q['prepare']> {
  const made = new WeakMap<Tx, ReturnType<Q['prepare']>>();
  return ({ tx }) => {
    const known = made.get(tx);
    if (known) return known;
    const query = build(tx);
    const fresh = query.prepare(nameOf(query.toSQL().sql)) as ReturnType<Q['prepare']>; // what its own `prepare` gives
    made.set(tx, fresh);
    return fresh;
  };
}

/** Every column of a table as a value that goes in by its name, for a statement that adds a row. */
export const placeholdersOf = <T extends Table>(table: T) =>
  Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([name, column]) => [name, placeholderOf(name, column)]),
  ) as Record<keyof T['$inferInsert'], SQL>; // one for each

/** As its column writes a value; which, for one that goes in by name, would write null as a value too. */
export const placeholderOf = (name: string, column: Column): SQL =>
  sql`${sql.param(sql.placeholder(name), {
    mapToDriverValue: (value: unknown) => (value === null ? null : column.mapToDriverValue(value)),
  })}`;

/** What each column of such a row has where nothing is given for it: the table's own default, or null. */
export const columnDefaultsOf = (table: Table): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([name, column]) => [
      name,
      column.default === undefined || is(column.default, SQL) ? null : column.default,
    ]),
  );
