import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts';

// What becomes of databases of the 41 migrations that the baseline took the place of.

let database: TestDatabase;
let client: pg.Client;
beforeEach(async () => {
  database = await createTestDatabase();
  client = new pg.Client(database.connection);
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await database.drop();
});

/** When the last two of them were written. */
const times = { before: 1795464800818, last: 1795477296373 };

const migrationsFolder = fileURLToPath(new URL('../../src/server/db/migrations', import.meta.url));

/** With the tables as the last of them left them. */
async function standsAt(...written: number[]): Promise<void> {
  await client.query('drop schema drizzle, auth, public cascade; create schema public');
  for (const statements of readMigrationFiles({ migrationsFolder })[0]?.sql ?? []) await client.query(statements);
  await client.query('create schema drizzle');
  await client.query('create table drizzle.__drizzle_migrations (id serial primary key, hash text, created_at bigint)');
  for (const at of written)
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [`${at}`, at]);
}
const applied = async () => (await client.query('select hash from drizzle.__drizzle_migrations order by id')).rows;

it('one that stands at the last of them goes on, without the baseline', async () => {
  await standsAt(times.before, times.last);
  await migrate(database.connection);
  const later = readMigrationFiles({ migrationsFolder }).slice(1);
  expect(await applied()).toEqual(
    [times.before, times.last, ...later.map(({ hash }) => hash)].map((hash) => ({ hash: `${hash}` })),
  );
});

it('one that stands before it is refused with what to do, and not touched', async () => {
  await standsAt(times.before);
  await expect(migrate(database.connection)).rejects.toThrow(/start it once with commit 73dbad3.*demo:reset/);
  expect(await applied()).toEqual([{ hash: `${times.before}` }]);
});

it('one that has the baseline is left alone', async () => {
  const before = await applied();
  await migrate(database.connection);
  expect(await applied()).toEqual(before);
});
