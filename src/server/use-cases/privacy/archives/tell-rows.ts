import { eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { type Vault, VaultError } from '#server/platform/vault/port.ts';
import type { Row } from '../read-rows.ts';
import { type Noun, partOf } from './nouns.ts';

/** So many rows are in memory: few enough to be done with before V8 takes them for something that lasts. */
const atOnce = 100;

/** The rows of one noun, some at a time: the database holds the rest at a cursor of the unit's transaction. */
export async function* tellRows(unit: UnitOfWork, noun: Noun, customerId: string, vault: Vault): AsyncGenerator<Row[]> {
  const cursor = sql.identifier(`archive_${noun.folder}_${noun.name}`);
  const mine = noun.where ? sql`${eq(noun.whose, customerId)} and ${noun.where}` : eq(noun.whose, customerId);
  const order = sql.join(keyOf(noun), sql`, `);
  await unit.tx.execute(
    sql`declare ${cursor} no scroll cursor for select to_jsonb(${noun.table}.*) as row from ${noun.table}
      where ${mine} order by ${order}`,
  );
  for (;;) {
    const { rows } = await unit.tx.execute<{ row: Row }>(sql`fetch ${sql.raw(String(atOnce))} from ${cursor}`);
    if (rows.length > 0) yield rows.map(({ row }) => told(noun, row, vault));
    if (rows.length < atOnce) break;
  }
  await unit.tx.execute(sql`close ${cursor}`);
}

/** Ids begin with their time; the one table without an id is ordered by what it joins. */
const keyOf = (noun: Noun): PgColumn[] => {
  const named = (name: string) => noun.columns.filter((column) => column.name === name);
  const id = named('id');
  const key = id.length > 0 ? id : [...named('property_id'), ...named('contractor_id'), ...named('month')];
  return key.length > 0 ? key : [noun.whose];
};

function told(noun: Noun, row: Row, vault: Vault): Row {
  const values = noun.columns.map((column) => {
    const value = row[column.name];
    const open = noun.sealed.includes(column.name) && typeof value === 'string';
    return [column.name, open ? opened(noun, column.name, row, vault) : asAnswered(column, value)] as const;
  });
  return Object.fromEntries(values);
}

/** What was sealed by a key that is lost is nobody's any more. */
function opened(noun: Noun, column: string, row: Row, vault: Vault): string | null {
  try {
    return vault.open(String(row[column]), { table: noun.tableName, column, rowId: String(row.id) });
  } catch (error) {
    if (error instanceof VaultError) return null;
    throw new Error(`${partOf(noun)} cannot be opened`, { cause: error });
  }
}

/** Instants as the API answers them; the rest is so already. */
const asAnswered = (column: PgColumn, value: unknown): unknown =>
  typeof value === 'string' && column.getSQLType().startsWith('timestamp') ? new Date(value).toISOString() : value;
