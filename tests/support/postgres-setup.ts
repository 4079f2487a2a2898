import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#server/db/embedded.ts';
import { login } from '#server/db/embedded-logins.ts';
import { migrate } from '#server/db/migrate.ts';
import { findInstalledPostgres } from './postgres-binaries.ts';
import { asSuperuser } from './superuser.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** How test files reach the cluster of this run. */
    cluster: { host: string; port: number; user: string };
  }
}

/** These databases live for a minute: nothing needs to survive a power cut. */
const SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

/** One cluster per run (18 by default, TEST_PG=15 for the machine's own), and a template migrated once. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const version = process.env.TEST_PG;
  const binaries = version ? findInstalledPostgres(version) : undefined;
  if (version && !binaries) throw new Error(`TEST_PG=${version}: there is no PostgreSQL ${version} on this machine.`);
  const dataDir = mkdtempSync(join(tmpdir(), 'pl-test-'));
  const postgres = await startEmbeddedPostgres(dataDir, () => undefined, { binaries, settings: SETTINGS });
  const stop = async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await createTemplate(postgres.connection);
  } catch (error) {
    await stop();
    throw error;
  }
  const { host = '', port = 5432, user = '' } = postgres.connection;
  project.provide('cluster', { host, port, user });
  return stop;
}

async function createTemplate(connection: pg.PoolConfig): Promise<void> {
  const admin = new pg.Client(asSuperuser(connection));
  await admin.connect();
  await admin.query(`create database template_migrated owner ${login}`);
  await admin.end();
  await migrate({ ...connection, database: 'template_migrated' });
}
