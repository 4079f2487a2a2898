import { join } from 'node:path';
import pg from 'pg';
import { masterKey } from '../support/application.ts';
import type { TestDatabase } from '../support/postgres.ts';

/** Rows as they stand, past every policy: a test looks from outside. */
export async function select({ connection }: TestDatabase, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** As `npm start` has it: a server that reads and compiles its two thousand files anew takes half as long again. */
const NODE_COMPILE_CACHE = join(import.meta.dirname, '../../.cache/node');

/** The settings of a server of its own process on that database. */
export function settingsOn({ connection }: TestDatabase, dataDir: string): Record<string, string> {
  const { host, user, database } = connection;
  const DATABASE_URL = `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(String(host))}`;
  return { DATABASE_URL, DATA_DIR: dataDir, MASTER_KEY: masterKey, NODE_COMPILE_CACHE };
}
