import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scopesFor } from '#contract/developers/api-scopes.ts';
import { type ApiScope, apiScopes } from '#contract/enumerations/api-scopes.ts';
import { everyKey, makeKey } from '../support/api-keys.ts';
import { asBrowser, call, startTestApplication, type TestApplication } from '../support/application.ts';
import { createSettableClock } from '../support/clock.ts';
import { mailTo, waitFor } from '../support/waiting.ts';
import { figure } from './figure.ts';
import { answerTo, send } from './requests.ts';
import { routes } from './routes.ts';
import { forgetLimits, makeWorld, type World } from './world.ts';

// A25: what a program may do in an owner's name, beyond what it was allowed, after its end, and without codes.

const clock = createSettableClock(new Date());
let application: TestApplication;
let world: World;
beforeAll(async () => {
  application = await startTestApplication({ clock });
  world = await makeWorld(application);
  await application.authDb.execute(sql`update users set trial_ends_at = null`); // weeks pass below
}, 120_000);
afterAll(() => application.end());

const keyWith = async (scopes: ApiScope[]) => {
  await forgetLimits(application);
  const { key } = await makeKey(application, world.mine.owner, { name: scopes.join().slice(0, 80), scopes, days: 30 });
  return { authorization: `Bearer ${key}` };
};
const get = (path: string, headers: { authorization: string }) =>
  call(application, 'GET', `/api/v1${path}`, undefined, headers);

describe('A25 API keys', () => {
  it('open no route without its scope, and with every other one', async (ctx) => {
    const tried = new Map<string, number>();
    const closed = routes.filter((route) => answerTo(route).for !== 'everyone');
    for (const scope of apiScopes.filter((one) => one !== 'codes')) {
      const others = apiScopes.filter((one) => one !== scope);
      const headers = await keyWith([...others]);
      for (const route of closed) {
        const needs = scopesFor(route.method, route.path);
        if (needs ? !needs.includes(scope) : scope !== 'properties:read') continue;
        if (route.path === '/exports/{table}') continue; // below: what it needs is in its path
        await forgetLimits(application);
        const { status } = await send(application, route, world.mine, world, { headers });
        const isTold = needs ? [403] : [401, 403, 404];
        expect([route.name, scope, isTold.includes(status)]).toEqual([route.name, scope, true]);
        tried.set(route.name, status);
      }
      await application.authDb.execute(sql`delete from api_keys where id <> ${world.mine.things.apiKey}`); // twenty at most
    }
    figure(ctx, `${tried.size} routes with every scope but theirs: 0 opened`);
  }, 300_000);

  it('that only read change nothing, by whatever route', async () => {
    const headers = await keyWith(apiScopes.filter((scope) => scope.endsWith(':read')));
    const writes = routes.filter(({ method, path }) => method !== 'GET' && scopesFor(method, path));
    expect(writes.length).toBeGreaterThan(25);
    for (const route of writes) {
      await forgetLimits(application);
      const { status } = await send(application, route, world.mine, world, { headers });
      expect([route.name, status]).toEqual([route.name, 403]);
    }
    expect((await get('/properties', headers)).status).toBe(200);
  }, 120_000);

  it('without codes are shown none and take none, and harm none of those that are there', async () => {
    const property = world.mine.things.property;
    const whole = (await get(`/properties/${property}`, world.mine.owner)).body;
    const headers = await keyWith(apiScopes.filter((scope) => scope !== 'codes'));
    const seen = (await get(`/properties/${property}`, headers)).body;
    expect(whole.front_door_lock_code).toMatch(/\d{4}/);
    for (const name of ['front_door_lock_code', 'wifi_password', 'alt_lock_box_code'])
      expect([name, seen[name]]).toEqual([name, whole[name] === null ? null : '••••']);
    expect(JSON.stringify(await get('/articles', headers))).not.toContain('padlock code');
    const stay = world.mine.things.stay;
    expect((await get(`/stays/${stay}/link`, headers)).status).toBe(403);
    const changed = await call(
      application,
      'PATCH',
      `/api/v1/properties/${property}`,
      { version: whole.version, front_door_lock_code: '0000' },
      headers,
    );
    expect([403, 404]).toContain(changed.status);
    expect((await get(`/properties/${property}`, world.mine.owner)).body).toEqual(whole);
  });

  it('take along only the tables they may read', async () => {
    const headers = await keyWith(['stays:read']);
    expect((await get('/exports/stays', headers)).status).toBe(200);
    for (const table of ['properties', 'contractors', 'work_orders', 'conversations', 'toString'])
      expect([table, (await get(`/exports/${table}`, headers)).status]).toEqual([table, 403]);
  });

  it('are refused after their end, after they were revoked and after "sign out everywhere"', async () => {
    const [old, left] = [await keyWith(['stays:read']), await keyWith(['stays:read'])];
    expect((await get('/stays', old)).status).toBe(200);
    clock.advance(30 * 86_400 - 10);
    expect((await get('/stays', old)).status).toBe(200);
    clock.advance(20);
    expect((await get('/stays', old)).status).toBe(401);
    expect((await get('/stays', left)).status).toBe(401);
    const fresh = await keyWith(['stays:read']);
    expect((await get('/stays', fresh)).status).toBe(200);
    const everywhere = await call(
      application,
      'POST',
      '/api/auth/revoke-sessions',
      {},
      { ...world.mine.owner, ...asBrowser },
    );
    expect(everywhere.status).toBe(200);
    expect((await get('/stays', fresh)).status).toBe(401);
  });

  it('of another owner live on, and are told of nothing', async () => {
    const { key } = await makeKey(application, world.theirs.owner, everyKey('Theirs'));
    expect((await get('/stays', { authorization: `Bearer ${key}` })).status).toBe(200);
  });

  it('are made with the password alone, and their owner has a mail of each', async () => {
    const asked = await call(application, 'POST', '/api/v1/api-keys', everyKey('No password'), world.theirs.owner);
    expect([asked.status, asked.body.message]).toEqual([403, 'Enter your password first.']);
    await makeKey(application, world.theirs.owner, { name: 'Reader', scopes: ['stays:read'], days: 30 });
    const again = await call(application, 'POST', '/api/v1/api-keys', everyKey('Second'), world.theirs.owner);
    expect(again.status).toBe(403); // each wants it anew
    const mail = await mailTo(application, 'theodora@example.com', /An API key was made/, 'Reader');
    expect(mail.text).toContain('It can read what was chosen for it, but no codes or passwords.');
    expect(mail.text).not.toMatch(/plk_[\w-]{20}/);
  });

  it('that are refused stand in the security log with their name', async () => {
    const { rows } = await waitFor(async () => {
      const found = await application.authDb.execute(
        sql`select subject, actor_kind, actor_name from security_log where kind = 'key.refused' and subject = 'It has ended'`,
      );
      return found.rows.length > 0 && found;
    });
    expect(rows[0]).toMatchObject({ actor_kind: 'key', actor_name: 'stays:read' });
    const refused = await application.authDb.execute(
      sql`select 1 from security_log where kind = 'key.refused' and subject = 'GET /stays/{id}/link'`,
    );
    expect(refused.rows.length).toBeGreaterThan(0);
  });
});
