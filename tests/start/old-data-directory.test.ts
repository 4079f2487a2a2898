import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import pino from 'pino';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { startApplication } from '#server/application.ts';
import { startEmbeddedPostgres } from '#server/db/embedded.ts';
import { chooseAccount } from '#server/db/embedded-account.ts';
import { type Binaries, findBinaries } from '#server/db/embedded-binaries.ts';
import { prepareDataDirectory } from '#server/db/embedded-directory.ts';
import { chooseLauncher } from '#server/db/embedded-launcher.ts';
import { connectionTo } from '#server/db/embedded-logins.ts';
import { startOrAdopt, stopServer } from '#server/db/embedded-server.ts';
import { chooseSocketDirectory } from '#server/db/embedded-socket.ts';
import { system } from '#server/kernel/actor.ts';
import { readSettings } from '#server/kernel/env.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { addOwner, addProperty, masterKey, publicUrl } from '../support/application.ts';
import { findInstalledPostgres } from '../support/postgres-binaries.ts';
import { asSuperuser } from '../support/superuser.ts';
import { mailTo } from '../support/waiting.ts';

vi.setConfig({ testTimeout: 120_000 }); // Each starts whole servers.

// A data directory from when the server logged in as PostgreSQL's superuser goes on, with a login that is none.

const quiet = () => undefined;
/** It lives for a minute: nothing needs to survive a power cut. */
const settings = { fsync: 'off' };
const undo: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

type Old = { dataDir: string; connection: pg.PoolConfig; stop(): Promise<void> };

/** As the first start made one then, running. */
async function oldDirectory(binaries: Binaries): Promise<Old> {
  const dataDir = prepareDataDirectory(mkdtempSync(join(tmpdir(), 'pl-old-')));
  undo.push(async () => rmSync(dataDir, { recursive: true, force: true }));
  const account = chooseAccount(join(dataDir, 'db'));
  const launcher = chooseLauncher(binaries, dataDir, account);
  const db = join(dataDir, 'db');
  mkdirSync(db, { mode: 0o700 });
  if (account) chownSync(db, account.uid, account.gid);
  const [command = '', ...before] = [...launcher.words, binaries.initdb];
  const words = ['-D', db, '-U', 'porchlight', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  const { uid, gid, env } = launcher.options;
  execFileSync(command, [...before, ...words], { uid, gid, env });
  const dbDir = realpathSync(db);
  const socketDir = chooseSocketDirectory(dataDir, account);
  const logFile = join(dataDir, 'db.log');
  await startOrAdopt({ dbDir, socketDir, logFile, postgres: binaries.postgres, launcher, settings }, quiet);
  undo.push(() => stopServer(dbDir));
  const connection = connectionTo(socketDir);
  await select({ ...connection, database: 'postgres' }, 'create database porchlight');
  return { dataDir, connection, stop: () => stopServer(dbDir) };
}

async function select(connection: pg.PoolConfig, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connection);
  await client.connect();
  return client
    .query(text)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

const houseOn = (dataDir: string, connection: pg.PoolConfig) =>
  startApplication({
    settings: readSettings({ DATA_DIR: dataDir, MASTER_KEY: masterKey, SEED: 'none' }),
    connection,
    publicUrl,
    log: pino({ level: 'silent' }),
  });

/** What would still be the superuser's, in the schemas of ours. */
const leftBehind = `
  with ours as (select oid from pg_namespace where nspname in ('public', 'auth', 'pgboss', 'drizzle')),
    owned as (select relowner as owner, relnamespace as ns, relname::text as name from pg_class
      union all select typowner, typnamespace, typname from pg_type
      union all select proowner, pronamespace, proname from pg_proc
      union all select nspowner, oid, nspname from pg_namespace)
  select name from owned join pg_roles r on r.oid = owned.owner where r.rolsuper and ns in (select oid from ours)`;

const fifteen = findInstalledPostgres('15');

describe.each([{ version: 18, binaries: findBinaries() }, ...(fifteen ? [{ version: 15, binaries: fifteen }] : [])])(
  'on PostgreSQL $version',
  ({ binaries }) => {
    test('everything that is there goes on working, also what a later version adds', async () => {
      const old = await oldDirectory(binaries);
      const before = await houseOn(old.dataDir, old.connection);
      const customerId = await addOwner(before, 'olive@example.com');
      await addProperty(before, customerId);
      await before.stop();
      expect(await select(old.connection, 'select rolsuper from pg_roles where rolname = current_user')).toEqual([
        { rolsuper: true },
      ]);
      // Cut off in the middle once before.
      await select(old.connection, 'create role porchlight_renaming superuser login');
      await old.stop();

      for (const nth of [1, 2]) {
        const database = await startEmbeddedPostgres(old.dataDir, quiet, { binaries, settings });
        undo.push(database.stop);
        const roles = await select(
          database.connection,
          `select rolname, rolsuper from pg_roles where rolname ~ '^porchlight' order by 1`,
        );
        expect([nth, roles]).toEqual([
          nth,
          [
            { rolname: 'porchlight', rolsuper: false },
            { rolname: 'porchlight_app', rolsuper: false },
            { rolname: 'porchlight_superuser', rolsuper: true },
          ],
        ]);
        expect(await select(database.connection, leftBehind)).toEqual([]);
        await select(database.connection, `create table added_${nth} (id int)`); // as a later migration would
        const [may] = await select(
          database.connection,
          `select has_table_privilege('porchlight_app', 'added_${nth}', 'select, insert') as may`,
        );
        expect(may).toEqual({ may: true });
        const application = await houseOn(old.dataDir, database.connection);
        const known = await withActor(application.deps.store, system, ({ client }) =>
          client.query(`select name from properties`),
        );
        expect(known.rows).toHaveLength(1);
        const to = `nth-${nth}@example.com`;
        const mail = { messageId: `mail-${nth}@porchlight`, to, subject: 'Still here', text: 'Still here' };
        await withActor(application.deps.store, system, (unit) => unit.enqueue('mail.send', mail));
        expect((await mailTo(application, to)).text).toBe('Still here');
        await application.stop();
        await select(asSuperuser(database.connection), 'create role porchlight_renaming superuser login');
        await database.stop();
      }
    });
  },
);

test('one that was cut off before its database was made goes on from there', async () => {
  const old = await oldDirectory(findBinaries());
  await select({ ...old.connection, database: 'postgres' }, 'drop database porchlight');
  await old.stop();
  const database = await startEmbeddedPostgres(old.dataDir, quiet, { settings });
  undo.push(database.stop);
  const [row] = await select(
    database.connection,
    `select pg_get_userbyid(datdba) as owner from pg_database where datname = current_database()`,
  );
  expect(row).toEqual({ owner: 'porchlight' });
});
