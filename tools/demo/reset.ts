// npm run demo:reset: throws away what is in the demo's database and makes it anew, for a server that is stopped.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import pino from 'pino';
import { startApplication } from '#server/application.ts';
import { openDatabase } from '#server/db/open.ts';
import { readSettings } from '#server/kernel/env.ts';
import { readEnvFile } from '../env/file.ts';
import { demoPeopleIds } from './people.ts';
import { readDemo, seedDemo } from './seed.ts';

try {
  await resetDemo(process.argv.includes('--everything'));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

async function resetDemo(everything: boolean): Promise<void> {
  readEnvFile();
  const settings = readSettings(process.env);
  if (!settings.demo) throw new Error('This is a production setup (NODE_ENV=production): there is no demo to reset.');
  const log = pino({ level: 'warn' }, pino.destination(2));
  const database = await openDatabase(settings, () => {}); // refuses, with a sentence, while the server runs
  try {
    await empty(database.connection, everything);
    rmSync(join(settings.DATA_DIR, 'files'), { recursive: true, force: true });
    const publicUrl = settings.PUBLIC_URL ?? `http://127.0.0.1:${settings.PORT}`;
    const application = await startApplication({ settings, connection: database.connection, publicUrl, log });
    await seedDemo(application);
    const { owner, agent } = await readDemo(application);
    await application.stop();
    process.stdout.write(
      `The demo is as new. Start it with npm start.\nowner ${owner.email} ${owner.password}\nagent ${agent.email} ${agent.password}\n`,
    );
  } finally {
    await database.stop();
  }
}

async function empty(connection: pg.ClientConfig, everything: boolean): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await refuseToHarm(client, everything);
    await client.query('drop schema if exists pgboss, drizzle, auth, public cascade; create schema public');
  } finally {
    await client.end();
  }
}

/** @throws an Error with a sentence when a server uses the database, or somebody who is not of the demo. */
async function refuseToHarm(client: pg.Client, everything: boolean): Promise<void> {
  const { rows: busy } = await client.query(
    "select 1 from pg_stat_activity where datname = current_database() and application_name like 'porchlight%' and pid <> pg_backend_pid()",
  );
  if (busy.length)
    throw new Error('A Porchlight server is running on this database. Stop it first, then reset the demo.');
  const { rows: tables } = await client.query("select to_regclass('auth.user') as found");
  if (everything || !tables[0]?.found) return;
  const { rows: others } = await client.query('select email from auth."user" where id <> all ($1) limit 1', [
    demoPeopleIds,
  ]);
  if (others.length) {
    throw new Error(
      `Besides the demo there is an account of ${others[0].email}. To delete that too: npm run demo:reset -- --everything`,
    );
  }
}
