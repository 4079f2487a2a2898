import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { connectOnce } from './lasting.ts';

const folder = fileURLToPath(new URL('./migrations', import.meta.url));
/** Any number will do as long as every node uses the same one. */
const lockKey = 7_205_001;

/** Brings the schema up to date; several nodes may start at once, one migrates and the others wait for it. */
export async function migrate(connection: pg.ClientConfig): Promise<void> {
  const client = await connectOnce(connection);
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await applyMigrations(drizzle(client), { migrationsFolder: folder });
  } finally {
    await client.end(); // releases the lock
  }
}
