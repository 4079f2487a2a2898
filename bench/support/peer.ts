import { execFileSync, spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { asSuperuser } from '../../tests/support/superuser.ts';
import { freePort, type Place } from './place.ts';

/**
 * A product of the kind one would take instead of writing a server: a REST interface made from the tables, with
 * row-level security by the signed-in person. It is alpha and no dependency of ours: a benchmark installs it beside
 * itself.
 */
export type Peer = { url: string; sessions: string[]; stop(): void };

const packages = ['@supabase/lite@0.10.0', 'postgres@3.4.9', '@hono/node-server@2.1.8'];
const secret = 'a-secret-of-the-benchmark-alone-32-bytes';

/** The peer on the same PostgreSQL, with a copy of the properties that our own server lists. */
export async function startPeer(place: Place): Promise<Peer> {
  const folder = join(place.dataDir, 'peer');
  install(folder);
  const owners = await copyProperties(place);
  const port = await freePort();
  const { host, user } = asSuperuser(place.connection);
  writeFileSync(join(folder, 'serve.mjs'), serveScript({ host: String(host), user: String(user), port }));
  const child = spawn(process.execPath, ['serve.mjs'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(url).then(
      () => true,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error('the peer ended before it was ready');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { url, sessions: owners.map(sessionOf), stop: () => void child.kill('SIGKILL') };
}

function install(folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true,"type":"module"}');
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', ...packages], { cwd: folder });
}

/** The same rows in a database of the peer's own, for the same people. */
async function copyProperties(place: Place): Promise<string[]> {
  const rows = await query(place.connection, `select ${columns.join(', ')} from properties`);
  const owners = [...new Set(rows.map(({ customer_id }) => String(customer_id)))];
  const own = { ...asSuperuser(place.connection), database: 'peer' }; // it makes roles of its own
  await query(asSuperuser(place.connection), 'create database peer');
  await query(own, schema);
  await query(
    own,
    `insert into auth.users (id, email) select id::uuid, id || '@example.com' from unnest($1::text[]) id`,
    [owners],
  );
  await query(own, 'insert into properties select * from jsonb_populate_recordset(null::properties, $1)', [
    JSON.stringify(rows),
  ]);
  await query(own, 'vacuum analyze');
  return owners;
}

async function query(
  connection: pg.PoolConfig,
  text: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query(text, values);
  await client.end();
  return rows;
}

export const columns = [
  'id',
  'customer_id',
  'name',
  'street_address',
  'city',
  'state',
  'zip',
  'property_type',
  'beds',
  'baths',
  'sq_ft',
  'status',
  'created_at',
  'updated_at',
];

/** What its own command would make on this database; of its table of people only what it looks at for each request. */
const schema = `
create role anon nologin; create role authenticated nologin; create role service_role nologin bypassrls;
create schema auth;
create function auth.uid() returns uuid language sql stable as $$ select nullif(current_setting('request.jwt.claim.sub', true), '')::uuid $$;
create table auth.users (
  id uuid primary key, aud text default 'authenticated', role text default 'authenticated', email text, phone text,
  banned_until timestamptz, deleted_at timestamptz, is_anonymous boolean not null default false,
  created_at timestamptz default now(), updated_at timestamptz default now());
grant usage on schema auth, public to anon, authenticated, service_role;
create table properties (
  id uuid primary key default gen_random_uuid(), customer_id uuid not null default auth.uid(), name text, street_address text, city text, state text, zip text,
  property_type text, beds int, baths numeric, sq_ft int, status text, created_at timestamptz, updated_at timestamptz);
create index properties_list on properties (customer_id, status, created_at desc, id desc);
alter table properties enable row level security;
create policy own on properties for all to authenticated using (customer_id = (select auth.uid()));
grant select, insert on properties to anon, authenticated, service_role;`;

const serveScript = ({ host, user, port }: { host: string; user: string; port: number }) => `
import { App } from '@supabase/lite';
import { createPostgresConnection } from '@supabase/lite/postgres';
import { serve } from '@hono/node-server';
const connection = createPostgresConnection({
  url: ${JSON.stringify(`postgres://${user}@localhost/peer`)},
  postgresOptions: { host: ${JSON.stringify(host)}, database: 'peer', username: ${JSON.stringify(user)}, max: 8 },
});
const app = new App({ connection, auth: { enabled: true, jwt_secret: ${JSON.stringify(secret)} }, options: { server: { admin: false, apiKeys: false } } });
serve({ port: ${port}, hostname: '127.0.0.1', fetch: (request, env) => app.fetch(request, { peerAddress: env.incoming.socket.remoteAddress ?? null }) });
`;

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** What its sign-in would have given: a signed token, good for a day. */
function sessionOf(owner: string): string {
  const now = Math.floor(Date.now() / 1000);
  const body = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded({ sub: owner, role: 'authenticated', aud: 'authenticated', iat: now, exp: now + 86_400 })}`;
  return `Bearer ${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
}
