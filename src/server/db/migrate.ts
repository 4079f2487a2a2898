import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { letLoginActAsApplication } from './application-role.ts';
import { connectOnce, DatabaseError } from './lasting.ts';
import { refuseTransactionPooling } from './pooler.ts';

const folder = fileURLToPath(new URL('./migrations', import.meta.url));
/** Any number will do as long as every node uses the same one. */
export const migrationLock = 7_205_001;
/** How long a start waits for another node's migration, or for a table that a running one is using. */
const patienceMs = 60_000;
const lockNotAvailable = '55P03';

/**
 * Brings the schema up to date; several nodes may start at once, one migrates and the others wait for it. @throws an
 * Error with a sentence: behind a pooler that lends connections by the transaction, where the login may not do it, and
 * where somebody holds the lock for too long
 */
export async function migrate(connection: pg.ClientConfig, lockTimeoutMs = patienceMs): Promise<void> {
  await refuseTransactionPooling(connection);
  const client = await connectOnce({ ...connection, session: { lock_timeout: String(lockTimeoutMs) } });
  try {
    await lock(client, lockTimeoutMs);
    await letLoginActAsApplication(client);
    await applyMigrations(drizzle(client), { migrationsFolder: folder });
  } finally {
    await client.end(); // releases the lock
  }
}

async function lock(client: pg.Client, waitedMs: number): Promise<void> {
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== lockNotAvailable) throw error;
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_locks where locktype = 'advisory' and granted and objid = $1
         and database = (select oid from pg_database where datname = current_database())`,
      [migrationLock],
    );
    const pid = rows[0]?.pid ?? 'unknown';
    throw new Error(
      `Another start has been holding this database's migration lock for more than ${waitedMs / 1000} s (PostgreSQL's process ${pid}). If no other node is migrating, end it, select pg_terminate_backend(${pid}), and start again.`,
    );
  }
}
