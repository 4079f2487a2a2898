import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { DataDirectoryInUse, type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts';
import { serverPid } from './embedded-process.ts';

const quiet = () => undefined;
const directories: string[] = [];
const running: EmbeddedPostgres[] = [];

afterEach(async () => {
  for (const postgres of running.splice(0)) await postgres.stop();
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true, force: true });
});

function newDirectory(name = ''): string {
  const directory = mkdtempSync(join(tmpdir(), 'pl-embedded-'));
  directories.push(directory);
  return join(directory, name);
}

async function start(dataDir: string, log: (message: string) => void = quiet): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres(dataDir, log, { patience: 200 });
  running.push(postgres);
  return postgres;
}

async function query<T extends pg.QueryResultRow>(postgres: EmbeddedPostgres, text: string): Promise<T[]> {
  const client = new pg.Client(postgres.connection);
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

test('the first start creates a database that is there again after a stop and a start', async () => {
  const dataDir = newDirectory('not/there/yet');
  const first = await start(dataDir);
  await query(first, "create table notes (body text); insert into notes values ('kept')");
  await first.stop();
  await first.stop();
  expect(serverPid(join(dataDir, 'db'))).toBeUndefined();
  const second = await start(dataDir);
  expect(await query(second, 'select body, lower($$ÉÜ$$) as small from notes')).toEqual([
    { body: 'kept', small: 'éü' },
  ]);
});

test('it listens on no network address and its socket is private', async () => {
  const postgres = await start(newDirectory());
  const [row] = await query<{ addresses: string; fsync: string }>(
    postgres,
    "select current_setting('listen_addresses') as addresses, current_setting('fsync') as fsync",
  );
  expect(row).toEqual({ addresses: '', fsync: 'on' });
});

test('the server logs in as one that owns its database and may do nothing beyond it', async () => {
  const postgres = await start(newDirectory());
  const [role] = await query(postgres, 'select * from pg_roles where rolname = current_user');
  const not = { rolsuper: false, rolcreaterole: false, rolcreatedb: false, rolreplication: false, rolbypassrls: false };
  expect(role).toMatchObject({ rolname: 'porchlight', ...not });
  for (const statement of [
    "copy (select 1) to program 'true'",
    "select pg_read_file('postgresql.conf')",
    "set session authorization 'porchlight_superuser'",
    'create role another',
    "alter system set fsync = 'off'",
  ])
    await expect(query(postgres, statement), statement).rejects.toThrow(/permission denied|must be superuser/);
});

test('a second app on the same directory is refused with a sentence that names it, and hurts nothing', async () => {
  const dataDir = newDirectory();
  const first = await start(dataDir);
  const refusal = await start(dataDir).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(DataDirectoryInUse);
  expect(String(refusal)).toContain(dataDir);
  expect(await query(first, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('two apps that start at the same moment on a new directory: one of them gets it', async () => {
  const dataDir = newDirectory();
  const results = await Promise.allSettled([start(dataDir), start(dataDir)]);
  expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('after a kill -9 of the app its server is adopted and no acknowledged row is lost', async () => {
  const dataDir = newDirectory();
  const app = spawnApp(dataDir);
  let acknowledged = 0;
  for await (const line of createInterface({ input: app.stdout })) {
    acknowledged = Number(line);
    if (acknowledged === 200) app.kill('SIGKILL');
  }
  const pid = serverPid(join(dataDir, 'db'));
  expect(pid).toBeDefined();
  const postgres = await start(dataDir);
  expect(serverPid(join(dataDir, 'db'))).toBe(pid);
  const [row] = await query<{ rows: number }>(postgres, 'select count(*)::int as rows from counted');
  expect(row?.rows).toBeGreaterThanOrEqual(acknowledged);
});

test('when the server itself is killed it is started again, with everything committed', async () => {
  const dataDir = newDirectory();
  const said: string[] = [];
  let recovered: (() => void) | undefined;
  const postgres = await start(dataDir, (message) => {
    said.push(message);
    if (message === 'the database runs again') recovered?.();
  });
  await query(postgres, "create table notes (body text); insert into notes values ('kept')");
  const again = new Promise<void>((resolve) => {
    recovered = resolve;
  });
  process.kill(serverPid(join(dataDir, 'db')) ?? 0, 'SIGKILL');
  await again;
  expect(await query(postgres, 'select body from notes')).toEqual([{ body: 'kept' }]);
  expect(said.some((line) => line.startsWith('the database went away'))).toBe(true);
});

test('a directory whose path is too long for a socket works, by a short one that it remembers', async () => {
  const dataDir = newDirectory(`${'deep/'.repeat(20)}er`);
  const first = await start(dataDir);
  const short = readFileSync(join(dataDir, 'socket-directory'), 'utf8').trim();
  directories.push(short);
  expect(first.connection.host).toBe(short);
  await first.stop();
  const second = await start(dataDir);
  expect(second.connection.host).toBe(short);
  expect(await query(second, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a database left half made by a kill during the first start is made anew', async () => {
  const dataDir = newDirectory();
  mkdirSync(join(dataDir, 'db.new'));
  writeFileSync(join(dataDir, 'db.new', 'PG_VERSION'), '18');
  expect(await query(await start(dataDir), 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(existsSync(join(dataDir, 'db.new'))).toBe(false);
});

test('a directory that cannot be written is refused with a sentence', async () => {
  const file = newDirectory('file');
  writeFileSync(file, '');
  await expect(start(file)).rejects.toThrow(/data directory .*file cannot be written/);
  await expect(start(join(file, 'below'))).rejects.toThrow('below cannot be written');
});

test('a server that cannot start says what its log says', async () => {
  const dataDir = newDirectory();
  await (await start(dataDir)).stop();
  writeFileSync(join(dataDir, 'db', 'postgresql.conf'), 'no_such_setting = 1\n');
  await expect(start(dataDir)).rejects.toThrow(/did not start.*no_such_setting/s);
});

/** An app in another process: writes rows one by one and prints each once it is committed. */
function spawnApp(dataDir: string): ChildProcess & { stdout: NodeJS.ReadableStream } {
  const script = `
    import pg from 'pg';
    import { startEmbeddedPostgres } from ${JSON.stringify(new URL('embedded.ts', import.meta.url).href)};
    const postgres = await startEmbeddedPostgres(${JSON.stringify(dataDir)}, () => undefined);
    const client = new pg.Client(postgres.connection);
    await client.connect();
    await client.query('create table counted (n int)');
    for (let n = 1; ; n += 1) {
      await client.query('insert into counted values ($1)', [n]);
      console.log(n);
    }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return child;
}
