import pg from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase } from './postgres.ts';

test('each test database is migrated, and a world of its own', async () => {
  const [one, two] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  const clients = [one, two].map(({ connection }) => new pg.Client(connection));
  const [first, second] = clients;
  await Promise.all(clients.map((client) => client.connect()));
  await first?.query('create table only_here ()');
  const seen = await second?.query("select to_regclass('only_here') as here, to_regclass('properties') as migrated");
  expect(seen?.rows).toEqual([{ here: null, migrated: 'properties' }]);
  await Promise.all(clients.map((client) => client.end()));
  await Promise.all([one.drop(), two.drop()]);
});
