import { inArray, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Actor } from '#server/kernel/actor.ts';
import { type Store, type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
import { untoldColumns } from './untold-columns.ts';

/** A row as it is taken along, by the table's own names. */
export type Row = Record<string, unknown>;

/** So many rows are held, and no transaction while somebody's line is slow. */
const atOnce = 500;

/**
 * The rows of a table that the actor may see, some at a time, without what nobody is told. Their ids come first, then the
 * rows: the table is gone through once, however it is indexed. Tables without an id are small.
 */
export async function* rowsOf(
  { store, actor }: { store: Store; actor: Actor },
  table: PgTable,
  which: SQL,
): AsyncGenerator<Row[]> {
  const id = getTableConfig(table).columns.find(({ name }) => name === 'id');
  if (!id) return yield await withActor(store, actor, (unit) => read(unit, table, which));
  const ids = await withActor(store, actor, (unit) => idsOf(unit, table, id, which));
  for (let from = 0; from < ids.length; from += atOnce) {
    const these = inArray(id, ids.slice(from, from + atOnce));
    yield await withActor(store, actor, (unit) => read(unit, table, sql`${these} order by ${id}`));
  }
}

async function idsOf({ tx }: UnitOfWork, table: PgTable, id: PgColumn, which: SQL): Promise<string[]> {
  await tx.execute(sql`set local statement_timeout = '1min'`); // there may be years of it
  const rows = await tx
    .select({ id: sql<string>`${id}` })
    .from(table)
    .where(which)
    .orderBy(id);
  return rows.map((row) => row.id);
}

const untold = sql.raw(`array[${untoldColumns.map((name) => `'${name}'`).join(', ')}]`);

async function read({ tx }: UnitOfWork, table: PgTable, which: SQL): Promise<Row[]> {
  const { rows } = await tx.execute<{ row: Row }>(
    sql`select to_jsonb(${table}.*) - ${untold} as row from ${table} where ${which}`,
  );
  return rows.map(({ row }) => row);
}
