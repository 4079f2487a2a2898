import { is } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { accountDeletions } from '#server/db/tables/accounts.ts';
import { paymentCustomers } from '#server/db/tables/billing.ts';
import * as tables from '#server/db/tables/index.ts';

/** A table whose rows are customers', and the column that says whose. */
export type CustomerTable = { name: string; table: PgTable; whose: PgColumn };

/** Says itself how far the deletion is, so it goes last. */
const last: PgTable = accountDeletions;

/**
 * Every table with rows of customers, those first that others do not refer to: in this order they can be emptied. A new
 * table is here by its `customer_id`. `users` is not: it goes with the login (`auth.user`).
 */
export const customerTables: readonly CustomerTable[] = referringFirst(
  Object.values<unknown>(tables)
    .filter((one): one is PgTable => is(one, PgTable))
    .filter((one) => one !== last)
    .flatMap((table) => {
      const { name, schema, columns } = getTableConfig(table);
      const whose =
        table === paymentCustomers ? paymentCustomers.user_id : columns.find((c) => c.name === 'customer_id');
      return whose && !schema ? [{ name, table, whose }] : [];
    }),
);

/** Tables of customers that also name a person: what is somebody's own goes with them, in whose account it may be. */
export const personTables: readonly CustomerTable[] = customerTables.flatMap(({ name, table, whose }) => {
  const person = getTableConfig(table).columns.find((column) => column.name === 'user_id');
  return person && person !== whose ? [{ name, table, whose: person }] : [];
});

export const tableNameOf = (table: PgTable): string => getTableConfig(table).name;

function referringFirst(all: CustomerTable[]): CustomerTable[] {
  const sorted: CustomerTable[] = [];
  const left = new Set(all);
  while (left.size > 0) {
    const referred = new Set([...left].flatMap(({ table }) => referredBy(table)));
    const free = [...left].filter(({ table }) => !referred.has(table));
    if (free.length === 0) throw new Error('Tables refer to each other in a circle.');
    for (const one of free) left.delete(one);
    sorted.push(...free);
  }
  return sorted;
}

function referredBy(table: PgTable): PgTable[] {
  const others = getTableConfig(table).foreignKeys.map((key) => key.reference().foreignTable);
  return others.filter((other) => other !== table);
}
