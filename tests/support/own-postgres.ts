import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { chooseAccount } from '#server/db/embedded-account.ts';
import { type Binaries, findBinaries } from '#server/db/embedded-binaries.ts';
import { createCluster } from '#server/db/embedded-cluster.ts';
import { prepareDataDirectory } from '#server/db/embedded-directory.ts';
import { chooseLauncher, type Launcher } from '#server/db/embedded-launcher.ts';
import { superuser } from '#server/db/embedded-logins.ts';
import { serverPid, signal } from '#server/db/embedded-process.ts';
import { startOrAdopt, stopServer } from '#server/db/embedded-server.ts';
import { chooseSocketDirectory } from '#server/db/embedded-socket.ts';

export type OwnPostgres = {
  /** Where its socket lies. */
  readonly host: string;
  /** How a program of its account is started, which may enter where that socket lies. */
  readonly launcher: Launcher;
  /** As a superuser, unless another login is named. */
  connection(login?: { user?: string; database?: string }): pg.PoolConfig;
  /** The same as a DATABASE_URL. */
  url(login?: { user?: string; database?: string }): string;
  query<Row extends pg.QueryResultRow>(text: string, login?: { user?: string; database?: string }): Promise<Row[]>;
  /** Resolves at the moment when it takes connections. */
  start(): Promise<void>;
  /** As `pg_ctl stop -m fast`. */
  stop(): Promise<void>;
  /** `kill -9` of the postmaster. */
  kill(): Promise<void>;
  remove(): Promise<void>;
};

/** A PostgreSQL that nobody watches over: the test starts, stops and kills it. Not running yet. */
export async function makeOwnPostgres(binaries: Binaries = findBinaries()): Promise<OwnPostgres> {
  const dataDir = prepareDataDirectory(mkdtempSync(join(tmpdir(), 'pl-own-')));
  const log = () => undefined;
  const account = chooseAccount(join(dataDir, 'db'));
  const launcher = chooseLauncher(binaries, dataDir, account);
  await createCluster(join(dataDir, 'db'), { binaries, launcher, account, log });
  const dbDir = realpathSync(join(dataDir, 'db'));
  const host = chooseSocketDirectory(dataDir, account);
  const settings = { max_connections: '100' };
  const place = {
    dbDir,
    socketDir: host,
    logFile: join(dataDir, 'db.log'),
    postgres: binaries.postgres,
    launcher,
    settings,
  };
  const connection = ({ user = superuser, database = 'postgres' } = {}) => ({ host, port: 5432, user, database });
  return {
    host,
    launcher,
    connection,
    url: ({ user = superuser, database = 'postgres' } = {}) =>
      `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(host)}`,
    async query<Row extends pg.QueryResultRow>(text: string, login = {}) {
      const client = new pg.Client(connection(login));
      client.on('error', log);
      await client.connect();
      const { rows } = await client.query<Row>(text).finally(() => client.end());
      return rows;
    },
    start: () => startOrAdopt(place, log),
    stop: () => stopServer(dbDir),
    async kill() {
      const pid = serverPid(dbDir);
      if (!pid) return;
      signal(pid, 'SIGKILL');
      while (serverPid(dbDir)) await wait(2);
    },
    async remove() {
      await stopServer(dbDir);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
