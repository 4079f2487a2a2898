import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type PgColumn, PgDialect } from 'drizzle-orm/pg-core';
import { nameOf } from './prepared.ts';
import type { UnitOfWork } from './transaction.ts';

/**
 * The rows of a select as PostgreSQL writes them in JSON: one value comes over the wire instead of one a cell, and
 * nothing is mapped. For long lists, where mapping is most of the work. The statement is planned once a connection.
 * Every selected name must be the one wanted in the row; a moment goes through `isoInstant`.
 */
export async function jsonRows<Row>({ client }: UnitOfWork, select: SQLWrapper): Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(sql`select coalesce(json_agg(r), '[]') as rows from (${select}) r`);
  const { rows } = await client.query<{ rows: Row[] }>({ name: nameOf(text), text, values: params });
  return rows[0]?.rows ?? [];
}

/** A moment as the contract writes it, in milliseconds and UTC. */
export const isoInstant = (column: PgColumn): SQL.Aliased<string> =>
  sql<string>`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`.as(column.name);

const dialect = new PgDialect();
