import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from './place.ts';

const places = [
  '/usr/lib/postgresql/18/bin/pgbench',
  '/usr/lib/postgresql/15/bin/pgbench',
  '/usr/bin/pgbench',
  '/opt/homebrew/bin/pgbench',
];

/** What this PostgreSQL does with one prepared statement from 8 clients: transactions a second. */
export async function pgbench(place: Place, script: string, seconds: number): Promise<number> {
  const program = places.find((path) => existsSync(path));
  if (!program)
    throw new Error('pgbench is not here. Install it (Debian: apt-get install postgresql-15) to measure the limit.');
  const file = join(place.dataDir, 'script.sql');
  writeFileSync(file, script);
  const { host, user, database } = place.connection;
  const args = [
    '-n',
    '-M',
    'prepared',
    '-c',
    '8',
    '-j',
    '2',
    '-T',
    String(seconds),
    '-f',
    file,
    '-h',
    String(host),
    '-U',
    String(user),
    String(database),
  ];
  const output = await run(program, args);
  const tps = Number(/tps = ([\d.]+)/.exec(output)?.[1]);
  if (!tps) throw new Error(`pgbench said: ${output}`);
  return tps;
}

function run(program: string, args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args);
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.once('error', reject);
    child.once('exit', () => resolve(output));
  });
}
