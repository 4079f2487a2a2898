import { type SpawnOptions, spawnSync } from 'node:child_process';
import type { Account } from './embedded-account.ts';
import type { Binaries } from './embedded-binaries.ts';
import { EmbeddedDatabaseError } from './embedded-directory.ts';

/** How a PostgreSQL program is started as the chosen account: words before its own, and options for spawn. */
export interface Launcher {
  readonly words: readonly string[];
  readonly options: SpawnOptions;
}

/** Finds a way that works on this machine, by trying it. */
export function chooseLauncher(binaries: Binaries, directory: string, account: Account | undefined): Launcher {
  // PG* variables of the person's shell must not reach the server.
  const env = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
  if (!account) return mustWork({ words: [], options: { env } }, binaries, directory);
  const plain = { words: [], options: { env, ...account } };
  if (!complaint(plain, binaries, directory)) return plain;
  // A checkout under /root: other users may not pass through it, so the server keeps the right to.
  const keep = ['--inh-caps', '+dac_override', '--ambient-caps', '+dac_override'];
  const who = ['--reuid', String(account.uid), '--regid', String(account.gid), '--clear-groups'];
  return mustWork({ words: ['setpriv', ...who, ...keep, '--'], options: { env } }, binaries, directory);
}

function mustWork(launcher: Launcher, binaries: Binaries, directory: string): Launcher {
  const why = complaint(launcher, binaries, directory);
  if (!why) return launcher;
  throw new EmbeddedDatabaseError(
    `The embedded PostgreSQL does not run here: ${why}. Put the program and DATA_DIR (${directory}) where every user may read, start as another user, or set DATABASE_URL to a PostgreSQL 15 or later.`,
  );
}

/** `ls -d x/.` and not `test -x`, which asks about the account alone and leaves out the rights it was given. */
function complaint(launcher: Launcher, binaries: Binaries, directory: string): string | undefined {
  return failure(launcher, [binaries.postgres, '--version']) ?? failure(launcher, ['ls', '-d', `${directory}/.`]);
}

function failure(launcher: Launcher, words: readonly string[]): string | undefined {
  const [command = '', ...rest] = [...launcher.words, ...words];
  const { uid, gid, env } = launcher.options;
  const { status, error, stderr } = spawnSync(command, rest, { uid, gid, env, encoding: 'utf8' });
  if (status === 0) return undefined;
  return error?.message ?? (stderr.trim() || `${words.join(' ')} failed`);
}
