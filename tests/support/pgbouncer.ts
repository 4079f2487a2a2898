import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, chmodSync, constants, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from '../../bench/support/place.ts';
import type { OwnPostgres } from './own-postgres.ts';
import { waitFor } from './waiting.ts';

export type Pgbouncer = { url(database: string): string; stop(): Promise<void> };

/** One of this machine; where there is none and this is Debian and root, it is installed, as Chromium is. */
export function findOrInstallPgbouncer(): string | undefined {
  const found = find();
  if (found || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found;
  // RUNLEVEL: the package starts none of its own.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  spawnSync('apt-get', ['update'], { env });
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'pgbouncer'], { env });
  return find();
}

function find(): string | undefined {
  const places = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/opt/homebrew/bin', '/usr/local/bin'];
  return places.map((place) => join(place, 'pgbouncer')).find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** In front of `postgres`, where whoever comes is `user`; everything else is as it is by default. */
export async function startPgbouncer(
  program: string,
  postgres: OwnPostgres,
  { mode, user }: { mode: 'session' | 'transaction' | 'statement'; user: string },
): Promise<Pgbouncer> {
  const directory = mkdtempSync(join(tmpdir(), 'pl-pooler-'));
  const port = await freePort();
  const file = join(directory, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]\n* = host=${postgres.host} port=5432 user=${user}\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =\nauth_type = any\npool_mode = ${mode}\nlogfile =\n`,
  );
  chmodSync(directory, 0o755);
  const [command = '', ...words] = [...postgres.launcher.words, program, '-q', file];
  const child = spawn(command, words, { ...postgres.launcher.options, stdio: 'ignore' });
  await waitFor(() => isListening(port));
  return {
    url: (database) => `postgresql://${user}@127.0.0.1:${port}/${database}`,
    async stop() {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.on('connect', () => socket.destroy());
    socket.on('error', () => resolve(false));
  });
