import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { migrate, migrationLock } from '#server/db/migrate.ts';
import { start } from '#server/main.ts';
import { masterKey } from '../support/application.ts';
import { makeOwnPostgres, type OwnPostgres } from '../support/own-postgres.ts';
import { findOrInstallPgbouncer, startPgbouncer } from '../support/pgbouncer.ts';
import { findInstalledPostgres } from '../support/postgres-binaries.ts';

vi.setConfig({ testTimeout: 120_000 }); // Each starts a whole server.

// A PostgreSQL of one's own, set up as docs/operations.md says.

const fifteen = findInstalledPostgres('15');
const pgbouncer = findOrInstallPgbouncer();
let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'pl-own-database-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const settings = (DATABASE_URL: string) => ({
  DATABASE_URL,
  DATA_DIR: dataDir,
  MASTER_KEY: masterKey,
  PORT: '0',
  SEED: 'none',
  LOG_LEVEL: 'silent',
});

/** Starts, is asked, and stops; twice, since the second start finds what the first one made. */
async function startsTwice(url: string): Promise<void> {
  for (const nth of [1, 2]) {
    const server = await start(settings(url));
    const answer = await fetch(`${server.url}/api/v1/guest/${'x'.repeat(22)}`);
    expect([nth, answer.status]).toEqual([nth, 404]);
    await server.stop();
  }
}

/** What a start that is refused says. */
const refusalOf = (url: string): Promise<string> =>
  start(settings(url)).then(
    () => 'it started',
    (error: Error) => error.message,
  );

describe.each([
  { version: 15, binaries: fifteen },
  { version: 18, binaries: undefined },
])('on PostgreSQL $version', ({ version, binaries }) => {
  const isThere = version !== 15 || fifteen !== undefined;
  let postgres: OwnPostgres;
  beforeAll(async () => {
    if (!isThere) return;
    postgres = await makeOwnPostgres(binaries);
    await postgres.start();
  });
  afterAll(async () => {
    await postgres?.remove();
  });

  test.runIf(isThere)('a login that the documentation makes starts', async () => {
    const login = { user: 'documented', database: 'documented' };
    await postgres.query(`create role documented login createrole password 'secret'`);
    await postgres.query('create database documented owner documented');
    await startsTwice(postgres.url(login));
    expect(await postgres.query(`select rolsuper from pg_roles where rolname = 'documented'`)).toEqual([
      { rolsuper: false },
    ]);
  });

  test.runIf(isThere)('a login without createrole starts once the role was made and granted, not before', async () => {
    const login = { user: 'beforehand', database: 'beforehand' };
    await postgres.query('drop database documented');
    await postgres.query('drop role porchlight_app');
    await postgres.query('create role beforehand login');
    await postgres.query('create database beforehand owner beforehand');
    const refusal = await refusalOf(postgres.url(login));
    expect(refusal).toMatch(/^The login "beforehand" may not make the role porchlight_app or switch to it/);
    const [, cure = ''] = /(create role porchlight_app .*)$/.exec(refusal) ?? [];
    for (const statement of cure.split(';').filter((words) => words.trim())) await postgres.query(statement);
    await startsTwice(postgres.url(login));
  });
});

describe('a start that waits for a lock', () => {
  let postgres: OwnPostgres;
  beforeAll(async () => {
    postgres = await makeOwnPostgres();
    await postgres.start();
  });
  afterAll(() => postgres.remove());

  test('says after a while who holds it', async () => {
    const holding = postgres.query(
      `set application_name = 'holder'; select pg_advisory_lock(${migrationLock}), pg_sleep(60)`,
    );
    holding.catch(() => {}); // ended below
    const held = () =>
      postgres.query<{ pid: number }>(`select pid from pg_locks where locktype = 'advisory' and granted`);
    await expect.poll(held).toHaveLength(1);
    const [{ pid } = { pid: 0 }] = await held();
    await expect(migrate(postgres.connection(), 300)).rejects.toThrow(
      `more than 0.3 s (PostgreSQL's process ${pid}). If no other node is migrating, end it, select pg_terminate_backend(${pid})`,
    );
    await postgres.query(`select pg_terminate_backend(${pid})`);
    await migrate(postgres.connection(), 300);
  });
});

describe.runIf(pgbouncer)('behind PgBouncer', () => {
  let postgres: OwnPostgres;
  beforeAll(async () => {
    postgres = await makeOwnPostgres();
    await postgres.start();
    await postgres.query('create role pooled login createrole');
    await postgres.query('create database pooled owner pooled');
  });
  afterAll(() => postgres.remove());

  test('in session mode, as it comes, the server starts', async () => {
    const pooler = await startPgbouncer(pgbouncer ?? '', postgres, { mode: 'session', user: 'pooled' });
    await startsTwice(pooler.url('pooled')).finally(pooler.stop);
  });

  test.each(['transaction', 'statement'] as const)(
    'in %s mode it refuses with a sentence and leaves no lock',
    async (mode) => {
      const pooler = await startPgbouncer(pgbouncer ?? '', postgres, { mode, user: 'pooled' });
      const refusal = await refusalOf(pooler.url('pooled'));
      expect(refusal).toMatch(
        /^DATABASE_URL leads to a connection pooler .* session mode \(PgBouncer: pool_mode = session\)\.$/,
      );
      expect(await postgres.query(`select pid from pg_locks where locktype = 'advisory'`)).toEqual([]);
      await pooler.stop();
    },
  );
});
