import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { EmbeddedDatabaseError } from './embedded-directory.ts';
import type { Launcher } from './embedded-launcher.ts';
import { answersAt } from './embedded-logins.ts';
import { isServerOf, serverPid, signal } from './embedded-process.ts';

export interface ServerPlace {
  readonly dbDir: string;
  readonly socketDir: string;
  readonly logFile: string;
  readonly postgres: string;
  readonly launcher: Launcher;
  readonly settings: Readonly<Record<string, string>>;
}

/** For a small machine. Errors are logged tersely and without parameters: rows and codes stay out of db.log. */
const SETTINGS = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  shared_buffers: '64MB',
  max_connections: '100',
  max_wal_size: '512MB',
  log_checkpoints: 'off',
  // Parallel queries need /dev/shm, of which a container has 64 MB; and this machine has other work.
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_error_verbosity: 'terse',
  log_parameter_max_length: '0',
};

/** Makes the server answer: the one that still runs, or else a new one. */
export async function startOrAdopt(place: ServerPlace, log: (message: string) => void): Promise<void> {
  if (serverPid(place.dbDir)) {
    if (await answers(place, performance.now() + 10_000))
      return log('found the database still running, went on with it');
    await stopServer(place.dbDir);
  }
  const deadline = performance.now() + 10_000;
  for (;;) {
    const logStart = rotateLog(place.logFile);
    const server = spawnServer(place);
    // Recovery after a crash may take minutes and is never given up while the server lives.
    if (await answers(place, Number.POSITIVE_INFINITY, server)) return;
    const said = readFileSync(place.logFile).subarray(logStart).toString().trim();
    // After a kill of the postmaster its children need a moment to go.
    const isPassing = said.includes('still in use') || said.includes('already exists');
    if (!isPassing || performance.now() > deadline) {
      throw new EmbeddedDatabaseError(`PostgreSQL did not start. Its log (${place.logFile}) says: ${said.slice(-600)}`);
    }
    await wait(100);
  }
}

/**
 * Ends the server of this directory, if any: fast and clean, after 8 s without ceremony (it then recovers by its log).
 */
export async function stopServer(dbDir: string): Promise<void> {
  const pid = serverPid(dbDir);
  if (!pid) return;
  signal(pid, 'SIGINT');
  if (await isGone(pid, dbDir, performance.now() + 8000)) return;
  signal(pid, 'SIGQUIT');
  await isGone(pid, dbDir, performance.now() + 2000);
}

async function isGone(pid: number, dbDir: string, deadline: number): Promise<boolean> {
  while (isServerOf(pid, dbDir)) {
    if (performance.now() > deadline) return false;
    await wait(10);
  }
  return true;
}

/** In its own session: Ctrl-C at the terminal reaches the app alone, which stops the server last. */
function spawnServer(place: ServerPlace): ChildProcess {
  const settings = Object.entries({ ...SETTINGS, unix_socket_directories: place.socketDir, ...place.settings });
  const [command = '', ...words] = [...place.launcher.words, place.postgres, '-D', place.dbDir];
  const flags = settings.flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const out = openSync(place.logFile, 'a', 0o600);
  const server = spawn(command, [...words, ...flags], {
    ...place.launcher.options,
    cwd: '/',
    detached: true,
    stdio: ['ignore', out, out],
  });
  closeSync(out);
  server.unref();
  return server;
}

/** Waits until the server takes connections; false when it has gone, or at the deadline. */
async function answers(place: ServerPlace, deadline: number, server?: ChildProcess): Promise<boolean> {
  let failed: Error | undefined;
  server?.once('error', (error) => {
    failed = error;
  });
  for (;;) {
    if (await answersAt(place.socketDir)) return true;
    if (failed) throw new EmbeddedDatabaseError(`PostgreSQL could not be started: ${failed.message}`);
    const lives = server ? server.exitCode === null && server.signalCode === null : serverPid(place.dbDir);
    if (!lives || performance.now() > deadline) return false;
    await wait(15);
  }
}

/** Keeps db.log below some megabytes; answers where the next start's lines begin. */
function rotateLog(file: string): number {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size < 5_000_000) return size;
  renameSync(file, join(`${file}.old`));
  return 0;
}
