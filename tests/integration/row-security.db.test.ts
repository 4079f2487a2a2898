import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectOnce } from '#server/db/lasting.ts';
import { asApplication } from '#server/db/open.ts';
import { system } from '#server/kernel/actor.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { addOwner, addProperty, startTestApplication, type TestApplication } from '../support/application.ts';

// Every table, with the application's own filters out of the way: what row-level security alone lets another customer
// do.

let application: TestApplication;
let superuser: pg.Client;
let asRole: pg.Client;
let tables: { schema: string; name: string }[];
let mine: string;
let theirs: string;

beforeAll(async () => {
  application = await startTestApplication();
  mine = await addOwner(application, 'mine@example.com');
  theirs = await addOwner(application, 'theirs@example.com');
  superuser = new pg.Client(application.database.superuser);
  await superuser.connect();
  asRole = await connectOnce(asApplication(application.database.connection));
  const { rows } = await superuser.query(
    `select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname in ('public', 'auth') order by 1, 2`,
  );
  tables = rows;
  await addProperty(application, theirs);
  await fillEveryTable();
});

afterAll(async () => {
  await Promise.all([superuser.end(), asRole.end()]);
  await application.end();
});

/** One row of the other customer in every table, made from the catalog, with foreign keys and checks set aside. */
async function fillEveryTable() {
  await superuser.query('set session_replication_role = replica');
  for (const { schema, name } of tables) {
    const { rows: columns } = await superuser.query(
      `select column_name, data_type, udt_name, is_identity, column_default, is_nullable from information_schema.columns where table_schema = $1 and table_name = $2`,
      [schema, name],
    );
    const { rows: checks } = await superuser.query(
      `select conname from pg_constraint where conrelid = format('%I.%I', $1::text, $2::text)::regclass and contype = 'c'`,
      [schema, name],
    );
    for (const { conname } of checks)
      await superuser.query(`alter table "${schema}"."${name}" drop constraint "${conname}"`);
    const isOwnId = name === 'users' || schema === 'auth';
    const given = columns.filter(
      (c) => c.is_identity === 'NO' && (c.is_nullable === 'NO' || c.column_name === 'customer_id'),
    );
    const values = given.map((c) => valueFor(c, isOwnId));
    const sql = `insert into "${schema}"."${name}" (${given.map((c) => `"${c.column_name}"`).join(', ')}) values (${values.join(', ')}) on conflict do nothing`;
    await superuser.query(sql);
  }
  await superuser.query('set session_replication_role = origin');
}

type Column = { column_name: string; data_type: string; udt_name: string };

function valueFor({ column_name, data_type, udt_name }: Column, isOwnId: boolean): string {
  if (column_name === 'customer_id' || column_name === 'user_id' || (column_name === 'id' && isOwnId))
    return `'${theirs}'`;
  if (data_type === 'uuid') return 'gen_random_uuid()';
  if (data_type === 'boolean') return 'false';
  if (data_type === 'jsonb') return `'{}'`;
  if (data_type === 'ARRAY') return `'{}'::${udt_name}`;
  if (data_type.startsWith('timestamp')) return 'now()';
  if (data_type === 'date') return 'current_date';
  return data_type === 'text' ? 'gen_random_uuid()::text' : '1';
}

async function asActor<T>(kind: string, customerId: string, work: () => Promise<T>): Promise<T> {
  await asRole.query('begin');
  await asRole.query(`select set_config('app.actor', $1, true), set_config('app.customer_id', $2, true)`, [
    kind,
    customerId,
  ]);
  return work().finally(() => asRole.query('rollback'));
}

const denied = /permission denied|row-level security/;

/** Rows that a statement without any condition reaches; a refusal is 0. */
async function reach(statement: string): Promise<number> {
  try {
    return (await asRole.query(statement)).rowCount ?? 0;
  } catch (error) {
    expect(String(error)).toMatch(denied);
    return 0;
  }
}

describe('row-level security alone', () => {
  it('is on for every table the application may read, with a policy', async () => {
    const { rows } = await superuser.query(
      `select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p') and n.nspname = 'public'
         and (not c.relrowsecurity or not exists (select from pg_policy p where p.polrelid = c.oid))`,
    );
    expect(rows.map((r) => r.relname)).toEqual([]);
    expect(tables.length).toBeGreaterThan(35);
  });

  it('lets the application add jobs and do nothing else with the queue', async () => {
    await withActor(application.deps.store, system, (unit) => unit.enqueue('offer.expire', { offerId: mine }));
    const { rows } = await superuser.query(
      `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p', 'v') and n.nspname = 'pgboss' and c.relname <> 'queue'`,
    );
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['job', 'job_common']));
    for (const { name } of rows) {
      const table = `pgboss."${name}"`;
      await expect(asRole.query(`select * from ${table}`), name).rejects.toThrow(/permission denied/);
      await expect(asRole.query(`delete from ${table}`), name).rejects.toThrow(/permission denied/);
      await expect(asRole.query(`truncate ${table}`), name).rejects.toThrow(/permission denied/);
    }
    for (const statement of [
      'select data from pgboss.job',
      `update pgboss.job set data = '{}'`,
      `update pgboss.queue set notify = false`,
    ])
      await expect(asRole.query(statement), statement).rejects.toThrow(/permission denied/);
  });

  it('has something to hide in every table', async () => {
    for (const { schema, name } of tables) {
      const { rows } = await superuser.query(`select count(*)::int as n from "${schema}"."${name}"`);
      expect({ table: name, rows: rows[0].n }).toEqual({ table: name, rows: expect.any(Number) });
      expect(rows[0].n, name).toBeGreaterThan(0);
    }
  });

  it.each(['owner', 'service', 'guest', 'visitor', ''])(
    'shows and gives an actor "%s" of another customer nothing',
    async (kind) => {
      for (const { schema, name } of tables) {
        const table = `"${schema}"."${name}"`;
        const own = name === 'users' || schema === 'auth' ? `where id <> '${mine}'` : '';
        expect(await asActor(kind, mine, () => reach(`select * from ${table} ${own}`)), `select from ${name}`).toBe(0);
        expect(await asActor(kind, mine, () => reach(`delete from ${table} ${own}`)), `delete from ${name}`).toBe(0);
        const [column] = (
          await superuser.query(
            `select column_name from information_schema.columns where table_schema = $1 and table_name = $2 and is_identity = 'NO' limit 1`,
            [schema, name],
          )
        ).rows;
        const touch = `update ${table} set "${column.column_name}" = "${column.column_name}" ${own}`;
        expect(await asActor(kind, mine, () => reach(touch)), `update ${name}`).toBe(0);
      }
    },
  );

  it('refuses a row written in another customer’s name', async () => {
    const write = `insert into contractors (id, customer_id, company_name, service_type, phone) values (gen_random_uuid(), '${theirs}', 'x', 'plumbing', '1')`;
    await expect(asActor('owner', mine, () => asRole.query(write))).rejects.toThrow(/row-level security/);
  });
});
