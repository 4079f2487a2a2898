import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
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
 * Error with a sentence: behind a pooler that lends connections by the transaction, where the login may not do it, where
 * somebody holds the lock for too long, and where the database is older than the baseline
 */
export async function migrate(connection: pg.ClientConfig, lockTimeoutMs = patienceMs): Promise<void> {
  await refuseTransactionPooling(connection);
  const client = await connectOnce({ ...connection, session: { lock_timeout: String(lockTimeoutMs) } });
  try {
    await lock(client, lockTimeoutMs);
    await letLoginActAsApplication(client);
    await refuseOlderThanBaseline(client);
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

/**
 * The baseline took the place of 41 migrations that were never released, and has the time of the last of them: its
 * schema is the same, so a database that stands there counts as one that has the baseline. One that stands before it
 * would need migrations that are gone. @throws an Error with a sentence
 */
async function refuseOlderThanBaseline(client: pg.Client): Promise<void> {
  const [baseline] = readMigrationFiles({ migrationsFolder: folder });
  const { rows: there } = await client.query<{ found: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as found`,
  );
  if (!baseline || !there[0]?.found) return;
  const { rows } = await client.query<{ at: string | null }>(
    'select max(created_at) as at from drizzle.__drizzle_migrations',
  );
  const at = rows[0]?.at;
  if (at && Number(at) < baseline.folderMillis)
    throw new Error(
      'This database was last used by a version from before the first release, and the steps from there are gone. To keep what is in it, start it once with commit 73dbad3 and then with this version; otherwise begin with an empty one (npm run demo:reset for the demo).',
    );
}
