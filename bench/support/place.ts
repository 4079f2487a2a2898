import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { builtServer, isServerBuilt } from '../../tools/start/build.mjs';

export type Place = {
  dataDir: string;
  connection: pg.PoolConfig;
  databaseUrl: string;
  masterKey: string;
  forgetLimits(): Promise<void>;
  end(): Promise<void>;
};

/** A migrated database of the benchmark's own, fsync on, and a directory beside it. */
export async function makePlace(): Promise<Place> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pl-bench-'));
  const database = await startEmbeddedPostgres(join(dataDir, 'pg'), () => {});
  await migrate(database.connection);
  const { host, user, database: name } = database.connection;
  return {
    dataDir,
    connection: database.connection,
    databaseUrl: `postgresql://${user}@localhost/${name}?host=${encodeURIComponent(String(host))}`,
    masterKey: Buffer.alloc(32, 3).toString('base64'),
    async forgetLimits() {
      const client = new pg.Client(database.connection);
      await client.connect();
      await client.query('delete from rate_limits');
      await client.end();
    },
    async end() {
      await database.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type Server = {
  url: string;
  process: ChildProcess;
  readyMs: number;
  stop(): Promise<void>;
  /** As when the power goes. */
  kill(): Promise<void>;
};

/** As `npm start` runs it; the sources where it was not built from them. */
export const program = isServerBuilt() ? builtServer : ['src/server/main.ts'];

/** The real server, or another program, as a process of its own, from its start to `/readyz`. */
export async function startServer(env: Record<string, string>, words = program): Promise<Server> {
  const port = env.PORT ?? (await freePort());
  const begun = performance.now();
  const child = spawn(process.execPath, words, {
    env: { ...process.env, PORT: String(port), LOG_LEVEL: 'error', SEED: 'none', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error('the server ended before it was ready');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const end = (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal);
    return ended;
  };
  return {
    url,
    process: child,
    readyMs: performance.now() - begun,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  );

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
