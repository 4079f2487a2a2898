import type pg from 'pg';
import { DatabaseError } from './lasting.ts';

export const applicationRole = 'porchlight_app';

/** Some database of this cluster made it a moment ago: roles belong to all of them. */
export const makeRole = `do $$ begin
  if not exists (select from pg_roles where rolname = '${applicationRole}') then
    create role ${applicationRole} nologin nobypassrls;
  end if;
exception when duplicate_object or unique_violation then null;
end $$`;

const insufficientPrivilege = '42501';

/**
 * Makes the role that row-level security holds for, and lets the login switch to it. From PostgreSQL 16 on whoever made
 * a role is its member and still may not switch to it. @throws an Error with a sentence that says what a superuser has
 * to do
 */
export async function letLoginActAsApplication(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ login: string; knows_set: boolean }>(
    `select current_user as login, current_setting('server_version_num')::int >= 160000 as knows_set`,
  );
  const { login = '', knows_set: knowsSet = false } = rows[0] ?? {};
  const name = client.escapeIdentifier(login);
  const grant = `grant ${applicationRole} to ${name}${knowsSet ? ' with set true' : ''}`;
  try {
    await client.query(makeRole);
    if (!(await maySwitch(client, knowsSet))) await client.query(grant);
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== insufficientPrivilege) throw error;
    throw new Error(
      `The login ${name} may not make the role ${applicationRole} or switch to it (${error.message}). As a superuser: alter role ${name} createrole; or make the role and grant it: create role ${applicationRole} nologin; ${grant};`,
    );
  }
}

async function maySwitch(client: pg.Client, knowsSet: boolean): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(`select pg_has_role(current_user, $1, $2) as may`, [
    applicationRole,
    knowsSet ? 'SET' : 'MEMBER',
  ]);
  return rows[0]?.may === true;
}
