import pg from 'pg';
import type { TestDatabase } from './postgres.ts';

/** A table with rows of customers; `whose` is the column that holds the customer's id. */
type CatalogTable = { schema: string; name: string; whose: string };

// Asked of the database itself, so that no list of ours is believed.
const customersTables = `
  select c.table_schema as schema, c.table_name as name, c.column_name as whose
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
   where t.table_type = 'BASE TABLE' and c.data_type = 'uuid' and c.table_schema in ('public', 'auth')
     and (c.column_name in ('customer_id', 'user_id') or c.table_name in ('users', 'user') and c.column_name = 'id')
   order by 1, 2, 3`;

/** How many rows of this customer each table has, by each column that may hold the customer's id. */
export const rowsOfCustomer = (database: TestDatabase, customerId: string): Promise<Record<string, number>> =>
  onClient(database, (client) => countRows(client, customerId));

/**
 * Gives each table that has no row of this customer one, filled with anything that its checks allow and that hangs on
 * this customer's other rows: what others refer to comes before them.
 */
export const addOneRowEach = (database: TestDatabase, customerId: string): Promise<void> =>
  onClient(database, async (client) => {
    await client.query(aTag);
    const before = await countRows(client, customerId);
    let empty = (await tablesOf(client)).filter((table) => !before[columnOf(table)]);
    while (empty.length > 0) {
      const left: CatalogTable[] = [];
      let why: unknown;
      for (const table of empty)
        await addRow(client, table, customerId).catch((error: unknown) => {
          why = error;
          left.push(table);
        });
      const now = await countRows(client, customerId); // a server that runs meanwhile may have filled one
      const still = left.filter((table) => !now[columnOf(table)]);
      if (still.length === empty.length) throw why;
      empty = still;
    }
  });

/** What rows of customers hang on and is no customer's. */
const aTag = `insert into desk_tags (id, name, tone, made_by_name)
  values (gen_random_uuid(), 'Refund', 'info', 'Maya Agent') on conflict do nothing`;

async function addRow(client: pg.Client, table: CatalogTable, customerId: string): Promise<void> {
  const { rows } = await client.query<Column>(columnsOf, [table.schema, table.name, table.whose]);
  const names = rows.map(({ name }) => `"${name}"`);
  const values = rows.map((column) =>
    [table.whose, 'customer_id'].includes(column.name) ? `'${customerId}'` : anyValueOf(column, customerId),
  );
  await client.query(`insert into ${nameOf(table)} (${names.join(', ')}) values (${values.join(', ')})`);
}

const nameOf = ({ schema, name }: CatalogTable) => `"${schema}"."${name}"`;
const columnOf = (table: CatalogTable) => `${nameOf(table)}.${table.whose}`;

const tablesOf = async (client: pg.Client) => (await client.query<CatalogTable>(customersTables)).rows;

async function countRows(client: pg.Client, customerId: string): Promise<Record<string, number>> {
  const counts = (await tablesOf(client)).map(
    (table) =>
      `select '${columnOf(table)}' as name, count(*)::int as n from ${nameOf(table)} where "${table.whose}" = $1`,
  );
  const { rows } = await client.query<{ name: string; n: number }>(counts.join(' union all '), [customerId]);
  return Object.fromEntries(rows.map(({ name, n }) => [name, n]));
}

/** `refers`: the table that it holds an id of. */
type Column = { name: string; type: string; allowed: string | null; refers: string | null };

const columnsOf = `
  select c.column_name as name, c.data_type as type,
    (select substring(pg_get_constraintdef(k.oid) from '''([^'']+)''') from pg_constraint k
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
      where k.contype = 'c' and cardinality(k.conkey) = 1 and a.attname = c.column_name
        and k.conrelid = format('%I.%I', c.table_schema, c.table_name)::regclass limit 1) as allowed,
    (select k.confrelid::regclass::text from pg_constraint k
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
      where k.contype = 'f' and a.attname = c.column_name
        and k.conrelid = format('%I.%I', c.table_schema, c.table_name)::regclass limit 1) as refers
  from information_schema.columns c
  where c.table_schema = $1 and c.table_name = $2 and c.is_identity = 'NO'
    and (c.is_nullable = 'NO' and c.column_default is null or c.column_name in ('property_id', 'is_contact_point', $3))`;

function anyValueOf({ type, allowed, refers }: Column, customerId: string): string {
  if (refers === 'auth."user"') return `'${customerId}'`;
  if (refers === 'desk_tags') return '(select id from desk_tags limit 1)';
  if (refers) return `(select id from ${refers} where customer_id = '${customerId}' limit 1)`;
  if (allowed) return `'${allowed}'`;
  if (type === 'uuid') return 'gen_random_uuid()';
  if (type === 'jsonb') return `'[]'`;
  if (type === 'text') return 'gen_random_uuid()::text';
  if (type === 'date' || type.startsWith('timestamp')) return `'2126-01-01'`;
  if (type === 'boolean') return 'true';
  return '1';
}

async function onClient<T>(database: TestDatabase, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(database.connection);
  await client.connect();
  return work(client).finally(() => client.end());
}
