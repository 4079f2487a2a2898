import type pg from 'pg';
import { applicationRole } from './application-role.ts';
import { startEmbeddedPostgres } from './embedded.ts';
import { GatheringSocket } from './gathering-socket.ts';
import type { LastingConfig } from './lasting.ts';

export type OpenDatabase = {
  /** A login that owns the schema; the application's pool switches to its own role (`asApplication`). */
  connection: pg.PoolConfig;
  stop(): Promise<void>;
};

/** The PostgreSQL of `DATABASE_URL`, or the one npm brought, in the data directory. */
export async function openDatabase(
  settings: { DATABASE_URL?: string | undefined; DATA_DIR: string },
  log: (message: string) => void,
): Promise<OpenDatabase> {
  if (settings.DATABASE_URL) return { connection: { connectionString: settings.DATABASE_URL }, stop: async () => {} };
  return startEmbeddedPostgres(settings.DATA_DIR, log);
}

/** The same database as the role for which row-level security holds, with limits on how long a statement may take. */
export const asApplication = (connection: pg.PoolConfig): LastingConfig => ({
  ...connection,
  session: { role: applicationRole, statement_timeout: '5000', idle_in_transaction_session_timeout: '30000' },
  connectionTimeoutMillis: 5000,
  // Queries of one transaction that do not wait for each other share a round trip.
  pipeline: true,
  stream: () => new GatheringSocket(),
  max: 10,
  application_name: 'porchlight',
});

/**
 * Row-level security must hold: a pooler that lends a connection for each transaction alone would leave us the login.
 * @throws an Error with a sentence
 */
export async function refuseOtherRole(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ role: string }>('select current_user as role');
  if (rows[0]?.role === applicationRole) return;
  throw new Error(
    `The database answers as "${rows[0]?.role}" instead of ${applicationRole}, so row-level security would not hold. Connect directly, or through a pooler in session mode.`,
  );
}
