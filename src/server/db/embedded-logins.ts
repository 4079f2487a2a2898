import type pg from 'pg';
import { applicationRole, makeRole } from './application-role.ts';
import { connectOnce, DatabaseError } from './lasting.ts';

/** initdb's. It prepares the other one at each start, and nothing else is done as it. */
export const superuser = 'porchlight_superuser';
/** The server's: it owns its database, and is nothing beyond that. Its database has the same name. */
export const login = 'porchlight';
/** There for a moment: nobody can rename the role they are logged in as. */
const renaming = 'porchlight_renaming';

const noSuchRole = '28000';

export const connectionTo = (socketDir: string): pg.PoolConfig => ({
  host: socketDir,
  port: 5432,
  user: login,
  database: login,
});

/** Whether the server takes connections: also one from before there was this superuser, which says so. */
export async function answersAt(socketDir: string): Promise<boolean> {
  return connectAs(superuser, socketDir).then(
    (client) => client.end().then(() => true),
    (error: unknown) => isNoSuchRole(error),
  );
}

/**
 * Makes the login, its role and its database where they are missing, also in a data directory from when the login was
 * the superuser. Safe to be cut off anywhere and to run again.
 */
export async function prepareLogin(socketDir: string): Promise<void> {
  const client = await connectAs(superuser, socketDir).catch(async (error: unknown) => {
    if (!isNoSuchRole(error)) throw error;
    await takeRightsFromLogin(socketDir);
    return connectAs(superuser, socketDir);
  });
  try {
    await client.query(`drop role if exists ${renaming}`);
    await makeLogin(client);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [login]);
    if (!rowCount) await client.query(`create database ${login} owner ${login}`);
  } finally {
    await client.end();
  }
}

async function makeLogin(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [login]);
  const rights = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls';
  if (!rowCount) await client.query(`create role ${login} ${rights}`);
  await client.query(makeRole);
  await client.query(`grant ${applicationRole} to ${login}`);
}

/**
 * Until version 0.1 the login was initdb's superuser, which can be renamed and neither be dropped nor lose its rights:
 * it gets the superuser's name, and a new login what it owned.
 */
async function takeRightsFromLogin(socketDir: string): Promise<void> {
  const old = await connectAs(login, socketDir);
  try {
    const { rowCount } = await old.query('select from pg_database where datname = $1', [login]);
    if (!rowCount) await old.query(`create database ${login}`);
    const { rows } = await old.query('select from pg_roles where rolname = $1', [renaming]);
    if (!rows.length) await old.query(`create role ${renaming} superuser login`);
  } finally {
    await old.end();
  }
  const client = await connectAs(renaming, socketDir, login);
  try {
    await client.query(`begin; alter role ${login} rename to ${superuser}`);
    await makeLogin(client);
    await client.query(handOver);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

/** `reassign owned` refuses for initdb's superuser. Tables take their indexes and their columns' sequences along. */
const handOver = `do $$
declare
  before oid := (select oid from pg_roles where rolname = '${superuser}');
  thing text;
begin
  alter database ${login} owner to ${login};
  for thing in
    with ours as (select oid, nspname, nspowner from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema')
    select format('schema %I', nspname) from ours where nspowner = before
    union all
    select format('table %s', c.oid::regclass) from pg_class c join ours on ours.oid = c.relnamespace
      where c.relowner = before and (c.relkind in ('r', 'p', 'v', 'm', 'f') or c.relkind = 'S' and not exists (
        select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype in ('a', 'i')))
    union all
    select format('routine %s', p.oid::regprocedure) from pg_proc p join ours on ours.oid = p.pronamespace
      where p.proowner = before
    union all
    select format('type %s', t.oid::regtype) from pg_type t join ours on ours.oid = t.typnamespace
      where t.typowner = before and (t.typtype in ('e', 'd', 'r')
        or t.typtype = 'c' and exists (select from pg_class c where c.oid = t.typrelid and c.relkind = 'c'))
  loop
    execute format('alter %s owner to ${login}', thing);
  end loop;
  alter default privileges for role ${login} in schema public
    grant select, insert, update, delete on tables to ${applicationRole};
  alter default privileges for role ${login} in schema public grant usage on sequences to ${applicationRole};
end $$`;

const connectAs = (user: string, socketDir: string, database = 'postgres'): Promise<pg.Client> =>
  connectOnce({ ...connectionTo(socketDir), user, database });

const isNoSuchRole = (error: unknown): boolean => error instanceof DatabaseError && error.code === noSuchRole;
