import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Server, startServer } from '../../bench/support/place.ts';
import { masterKey, startTestApplication, type TestApplication } from '../support/application.ts';
import { makeWorld, type World } from './world.ts';

/** A house with two tenants' things, and a server in a process of its own on the same database, for its figures. */
export type Beside = { application: TestApplication; world: World; server: Server; end(): Promise<void> };

export async function startBeside(): Promise<Beside> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pl-beside-'));
  const application = await startTestApplication();
  const world = await makeWorld(application);
  const { host, port, user, database } = application.database.connection;
  const DATABASE_URL = `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(String(host))}`;
  const server = await startServer({ DATABASE_URL, DATA_DIR: dataDir, MASTER_KEY: masterKey });
  return {
    application,
    world,
    server,
    async end() {
      await server.stop();
      await application.end();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** As Linux counts it: forgets how high the server's memory stood before. */
export const forgetPeak = ({ process: { pid } }: Server): void => writeFileSync(`/proc/${pid}/clear_refs`, '5');

/** The highest that it stood since, in MB. */
export const peakMB = ({ process: { pid } }: Server): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
