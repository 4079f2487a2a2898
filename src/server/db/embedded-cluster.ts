import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { promisify } from 'node:util';
import type { Account } from './embedded-account.ts';
import type { Binaries } from './embedded-binaries.ts';
import { EmbeddedDatabaseError } from './embedded-directory.ts';
import type { Launcher } from './embedded-launcher.ts';
import { superuser } from './embedded-logins.ts';

interface Means {
  readonly binaries: Binaries;
  readonly launcher: Launcher;
  readonly account: Account | undefined;
  readonly log: (message: string) => void;
}

/** initdb on the first start. Made under another name and renamed, so that a kill in the middle leaves no half. */
export async function createCluster(dbDir: string, { binaries, launcher, account, log }: Means): Promise<void> {
  if (existsSync(dbDir)) return;
  log('creating the database');
  const half = `${dbDir}.new`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { mode: 0o700 });
  if (account) chownSync(half, account.uid, account.gid);
  const [command = '', ...words] = [...launcher.words, binaries.initdb];
  const { uid, gid, env } = launcher.options;
  try {
    await promisify(execFile)(command, [...words, ...initdbWords(half, binaries)], { uid, gid, env });
  } catch (error) {
    throw new EmbeddedDatabaseError(`The database could not be created in ${dbDir}: ${lastLines(error)}`);
  }
  renameSync(half, dbDir);
}

/** The socket's directory is private (0700), so whoever reaches the socket is trusted. */
function initdbWords(directory: string, binaries: Binaries): string[] {
  const words = ['-D', directory, '-U', superuser, '-A', 'trust', '-E', 'UTF8', '--no-instructions'];
  return [...words, ...localeWords(binaries)];
}

/**
 * Sorting by code point and upper and lower case of all of Unicode, the same on every machine; 15 has no builtin one.
 */
function localeWords({ initdb }: Binaries): string[] {
  if (/postgresql\/1[567]\//.test(initdb)) return ['--locale=C.UTF-8'];
  return ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
}

function lastLines(error: unknown): string {
  const stderr = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
  return stderr.trim().split('\n').slice(-3).join(' ') || String(error);
}
