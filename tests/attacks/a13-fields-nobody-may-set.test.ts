import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authSurface } from '#server/http/auth-surface.ts';
import {
  addOwner,
  asBrowser,
  call,
  password,
  signIn,
  startTestApplication,
  type TestApplication,
} from '../support/application.ts';
import { figure } from './figure.ts';
import { answerTo, send } from './requests.ts';
import { routeAnswers } from './route-answers.ts';
import { routes } from './routes.ts';
import { makeWorld, type World } from './world.ts';

// Every write, accepted as it is, with fields added that nobody may set: none of their values arrives anywhere.

const id = 'a13a13a1-3a13-7a13-8a13-a13a13a13a13';
const words = 'a13-planted';
const day = '2001-02-03T04:05:06.000Z';
const planted = {
  id,
  customer_id: id,
  customerId: id,
  user_id: id,
  userId: id,
  created_at: day,
  createdAt: day,
  updated_at: day,
  completed_at: day,
  trial_ends_at: day,
  verified_until: day,
  role: 'admin',
  email: `${words}@example.com`,
  image: words,
  guest_token: words,
  secret: words,
  file_key: words,
  plan_id: words,
  plan_name: words,
  plan_status: words,
  payment_method_id: words,
  payment_last4: words,
  mfa_type: words,
  status: words,
  state: words,
  dispatch_state: words,
  author: words,
  author_name: words,
  actor_kind: words,
  company_name: words,
  assigned_contractor_name: words,
  email_verified: true,
  emailVerified: true,
  mfa_enabled: true,
  mfa_verified: true,
  twoFactorEnabled: true,
  verified: true,
  nte_cents: 131_313,
};

let application: TestApplication;
let world: World;
beforeAll(async () => {
  application = await startTestApplication();
  world = await makeWorld(application);
});
afterAll(() => application.end());

/** Where any of the values stands in a row of any table. */
async function found(values: string[]): Promise<string[]> {
  const { rows: tables } = await application.authDb.execute<{ name: string }>(
    sql`select format('%I.%I', table_schema, table_name) as name from information_schema.tables
        where table_schema in ('public', 'auth', 'pgboss') and table_type = 'BASE TABLE'`,
  );
  const read = tables.map(async ({ name }) => {
    const anyOf = values.map((value) => `%${value}%`);
    const { rows } = await application.authDb.execute<{ said: string }>(
      sql`select t::text as said from ${sql.raw(name)} t where t::text like any (${sql.param(anyOf)}) limit 1`,
    );
    return rows.map(({ said }) => `${name}: ${said.slice(0, 500)}`);
  });
  return (await Promise.all(read)).flat();
}

/** What decides over rights and money. */
async function standing() {
  const { rows } = await application.authDb.execute(
    sql`select u.email, u.role, u.email_verified, u.two_factor_enabled, p.plan_id, p.plan_name, p.plan_status, p.trial_ends_at, p.mfa_enabled, p.created_at
        from auth."user" u left join users p on p.id = u.id where u.email not like 'nora%' order by u.email`,
  );
  return rows;
}

const writes = Object.keys(routeAnswers).flatMap((name) => routes.filter((r) => r.name === name && r.method !== 'GET'));

describe('A13 fields nobody may set', () => {
  it.each(writes.map((route) => [route.name, route] as const))('%s', async (_, route) => {
    const before = await standing();
    const extra = Object.fromEntries(
      Object.entries(planted).filter(([name]) => !route.fields.includes(name) || name === 'id'),
    );
    const answer = await send(application, route, world.mine, world, { extra });
    const unknown = Object.keys(answer.body?.fields ?? {}).every((name) => name in extra);
    const status =
      answer.status === 422 && unknown ? 'refused for the field' : answer.status < 300 ? 'as it is' : answer.status;
    expect([route.name, status]).toEqual([
      route.name,
      answerTo(route).refused ?? expect.stringMatching(/^(refused|as it)/),
    ]);
    expect(await standing()).toEqual(before);
    expect(await found([id, words, '2001-02-03', '131313'])).toEqual([]);
  });

  it('and in the auth library’s own writes', async (ctx) => {
    await addOwner(application, 'lib@example.com');
    const before = await standing();
    for (const { path } of authSurface.filter(({ method }) => method === 'POST')) {
      const session = await signIn(application, 'lib@example.com');
      const body = {
        ...planted,
        password,
        currentPassword: password,
        newPassword: password,
        name: words,
        data: planted,
      };
      const { email: _, ...rest } = body;
      await call(
        application,
        'POST',
        `/api/auth${path}`,
        path === '/sign-in/email' ? { ...rest, email: 'lib@example.com' } : rest,
        {
          ...asBrowser,
          ...session,
          'x-test-address': path,
        },
      );
    }
    expect(await standing()).toEqual(before);
    expect(await found([id, words, '2001-02-03'])).toEqual([]);
    figure(ctx, `${writes.length} writes of the contract, ${authSurface.length} of the library: 0 fields set`);
  }, 60_000); // a sign-in for each

  it.each(['update-user', 'update-session', 'change-email', 'delete-user', 'sign-up/email', 'set-password'])(
    'the library’s /%s is not there',
    async (path) => {
      const session = await signIn(application, 'lib@example.com');
      const body = { name: words, role: 'admin', email: 'x@example.com', password, newEmail: 'x@example.com' };
      const answer = await call(application, 'POST', `/api/auth/${path}`, body, { ...asBrowser, ...session });
      expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND']);
    },
  );
});
