import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { type Account, chooseAccount } from './embedded-account.ts';
import { type Binaries, findBinaries } from './embedded-binaries.ts';
import { createCluster } from './embedded-cluster.ts';
import { DataDirectoryInUse, lockDataDirectory, prepareDataDirectory } from './embedded-directory.ts';
import { chooseLauncher } from './embedded-launcher.ts';
import { connectionTo, prepareLogin } from './embedded-logins.ts';
import { type ServerPlace, startOrAdopt, stopServer } from './embedded-server.ts';
import { chooseSocketDirectory } from './embedded-socket.ts';
import { type Watch, watchServer } from './embedded-watch.ts';
import { connectOnce } from './lasting.ts';

export { DataDirectoryInUse, EmbeddedDatabaseError } from './embedded-directory.ts';

export interface EmbeddedPostgres {
  /**
   * For `new pg.Pool(...)`: a Unix socket, the login that owns the database and is no superuser, no password. Other
   * settings (max, timeouts) may be added.
   */
  readonly connection: pg.PoolConfig;
  /** Fast, clean shutdown: open connections are ended, nothing committed is lost. At most 10 s. Safe to call twice. */
  stop(): Promise<void>;
}

interface Options {
  /** Another PostgreSQL than the one npm brings: the tests run on 15 as well. */
  readonly binaries?: Binaries;
  /** Extra server settings, e.g. `{ fsync: 'off' }` for tests. */
  readonly settings?: Readonly<Record<string, string>>;
  /** How long an app that is just stopping may still hold the directory, in ms. */
  readonly patience?: number;
}

/**
 * Runs the PostgreSQL that npm brought on `dataDir`/db: creates it on the first start, adopts the server that an app
 * killed with SIGKILL left alive, starts it again should it die. One app per data directory.
 * Throws DataDirectoryInUse, or EmbeddedDatabaseError with a sentence for the person at the terminal.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  log: (message: string) => void,
  options: Options = {},
): Promise<EmbeddedPostgres> {
  const directory = prepareDataDirectory(dataDir);
  const lock = lockDataDirectory(directory, options.patience ?? 3000);
  try {
    const binaries = options.binaries ?? findBinaries();
    const account = chooseAccount(join(directory, 'db'));
    const place = await preparePlace(directory, binaries, account, options.settings ?? {}, log);
    const watch = await watchServer({
      start: () => startOrAdopt(place, log),
      connect: () => holdDatabase(place, directory),
      log,
    });
    return { connection: connectionTo(place.socketDir), stop: stopOnce(watch, place, lock.release) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function preparePlace(
  directory: string,
  binaries: Binaries,
  account: Account | undefined,
  settings: Readonly<Record<string, string>>,
  log: (message: string) => void,
): Promise<ServerPlace> {
  const launcher = chooseLauncher(binaries, directory, account);
  await createCluster(join(directory, 'db'), { binaries, launcher, account, log });
  return {
    dbDir: realpathSync(join(directory, 'db')),
    socketDir: chooseSocketDirectory(directory, account),
    logFile: join(directory, 'db.log'),
    postgres: binaries.postgres,
    launcher,
    settings,
  };
}

/** Read as ASCII: 'porch'. The app that holds this lock owns the data directory. */
const OWNER_LOCK = 0x70_6f_72_63_68;

/** The connection that is kept for life: it holds the owner's lock, and its end tells that the server died. */
async function holdDatabase(place: ServerPlace, directory: string): Promise<pg.Client> {
  await prepareLogin(place.socketDir);
  const client = await connectOnce(connectionTo(place.socketDir));
  const deadline = performance.now() + 5000;
  for (;;) {
    // An app that was killed a moment ago may still have its connection until the server notices.
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [OWNER_LOCK]);
    if (rows[0]?.held) return client;
    if (performance.now() > deadline) {
      await client.end();
      throw new DataDirectoryInUse(directory);
    }
    await client.query('select pg_sleep(0.05)');
  }
}

function stopOnce(watch: Watch, place: ServerPlace, release: () => void): () => Promise<void> {
  let stopped: Promise<void> | undefined;
  return () => {
    stopped ??= watch
      .end()
      .then(() => stopServer(place.dbDir))
      .finally(release);
    return stopped;
  };
}
