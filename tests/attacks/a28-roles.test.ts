import pg from 'pg';
import { describe, expect, it } from 'vitest';
import type { Place } from '#contract/accounts/place.ts';
import { placeOf, reaches } from '#contract/accounts/roles.ts';
import { type MemberRole, memberRoles } from '#contract/enumerations/people.ts';
import { connectOnce } from '#server/db/lasting.ts';
import { asApplication } from '#server/db/open.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { call } from '../support/application.ts';
import { figure } from './figure.ts';
import { answerTo, send } from './requests.ts';
import { rolesWorld } from './roles-world.ts';
import { type Route, routes } from './routes.ts';

// A28: somebody with a role in an account does what it includes and nothing else, whatever they hold still: an old page,
// a stream, an invitation, a session of before.

const { at, ask } = rolesWorld();
const placeAt = (route: Route): Place => placeOf(route.rpcPath.split('/').slice(2)) ?? 'staff';
const secrets = /5520#|8814#|sandpiper-88|Press the top button|Gas meter, left side/;
const isGet = ({ method, rpcPath }: Route) => method === 'GET' && !rpcPath.endsWith('/live/events');

describe('A28 roles of an account', () => {
  it('have a place for every procedure, which is whom its route is for', () => {
    for (const route of routes) {
      const { for: who } = answerTo(route);
      const kind =
        who === 'owner' || who === 'person' ? 'members' : who === 'staff' || who === 'admin' ? 'staff' : 'anyone';
      const place = placeAt(route);
      const ofPlace = place === 'anyone' || place === 'staff' ? place : 'members';
      // Whoever accepts an invitation is signed in and in no account yet.
      const wanted = route.name === 'POST /invitation-links/{token}/accept' ? 'anyone' : kind;
      expect([route.name, ofPlace]).toEqual([route.name, wanted]);
    }
  });

  it('are refused every procedure that they do not include, over REST and over the typed client', async (ctx) => {
    let refused = 0;
    for (const role of memberRoles)
      for (const route of routes.filter((one) => !reaches(role, placeAt(one)))) {
        const { headers } = at.members[role];
        const rest = await send(at.application, route, at.world.mine, at.world, { headers });
        expect([role, route.name, rest.status, rest.body.code]).toEqual([role, route.name, 403, 'NOT_IN_ROLE']);
        const rpc = await call(at.application, 'POST', route.rpcPath, { json: {} }, headers);
        expect([role, route.rpcPath, rpc.status, rpc.body.json.code]).toEqual([
          role,
          route.rpcPath,
          403,
          'NOT_IN_ROLE',
        ]);
        refused += 2;
      }
    expect(refused).toBeGreaterThan(600);
    figure(ctx, `${refused} of ${refused} refused`);
  });

  it('read what they include, and no code through any door that they have', async (ctx) => {
    let read = 0;
    for (const role of ['manager', 'viewer', 'cleaner'] as const)
      for (const route of routes.filter(
        (one) => isGet(one) && placeAt(one) !== 'anyone' && reaches(role, placeAt(one)),
      )) {
        const answer = await send(at.application, route, at.world.mine, at.world, {
          headers: at.members[role].headers,
        });
        const wanted =
          /^\/(stays\/\{id\}\/(link|guest-data)|contractors\/\{id\}\/page-link|imports|property-drafts|bulk)/.test(
            route.path,
          )
            ? [403]
            : [200];
        const known = answerTo(route).refused;
        expect([role, route.name, [...wanted, ...(known ? [known] : [])]]).toEqual([
          role,
          route.name,
          expect.arrayContaining([answer.status]),
        ]);
        expect([role, route.name, JSON.stringify(answer.body).match(secrets)]).toEqual([role, route.name, null]);
        read++;
      }
    figure(ctx, `${read} answers without a code`);
  });

  it('without codes decide over none: no stay, no contractor, no code of a house, no deed for many', async () => {
    const { headers } = at.members.manager;
    const { property, stay, plumber } = at.world.mine.things;
    const before = (await ask('GET', `/properties/${property}`, undefined, at.world.mine.owner)).body;
    const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
    const guest = { guest_name: 'Theo', guest_phone: '(541) 555-0666', check_in: day(0), check_out: day(1) };
    const tries: [string, string, object?][] = [
      ['POST', '/stays', { property_id: property, ...guest }],
      ['PUT', `/stays/${stay}`, guest],
      ['GET', `/stays/${stay}/link`],
      ['POST', `/stays/${stay}/link/send`, {}],
      ['PATCH', `/contractors/${plumber}`, { email: 'thief@example.net' }],
      ['PATCH', `/properties/${property}`, { version: before.version, wifi_password: '' }],
      [
        'POST',
        '/bulk',
        { property_ids: [property], deed: { kind: 'add_group', group: { kind: 'tag', name: 'Nora' } } },
      ],
      ['GET', '/property-drafts'],
    ];
    for (const [method, path, body] of tries)
      expect([path, (await ask(method, path, body, headers)).body.code]).toEqual([path, 'NOT_IN_ROLE']);
    expect((await ask('GET', `/properties/${property}`, undefined, at.world.mine.owner)).body).toEqual(before);
    const kept = await ask(
      'PATCH',
      `/properties/${property}`,
      { version: before.version, parking_spot_count: 3 },
      headers,
    );
    expect([kept.status, kept.body.wifi_password]).toEqual([200, '••••']);
    const after = (await ask('GET', `/properties/${property}`, undefined, at.world.mine.owner)).body;
    expect(after.wifi_password).toBe(before.wifi_password);
  });

  it('are not raised by who has them, and reach no other account', async () => {
    const { headers, id } = at.members.manager;
    for (const [method, path, body] of [
      ['PATCH', `/people/${id}`, { role: 'owner' }],
      ['PATCH', `/people/${id}`, { codes: true }],
      ['POST', '/people/invitations', { email: 'accomplice@example.com', role: 'owner' }],
      ['POST', `/people/${at.members.viewer.id}/remove`, {}],
    ] as const)
      expect((await ask(method, path, body, headers)).body.code).toBe('NOT_IN_ROLE');
    const theirs = { ...headers, 'x-account': at.world.theirs.customerId };
    expect((await ask('GET', '/properties', undefined, theirs)).body.code).toBe('NOT_A_MEMBER');
    for (const name of ["' or true --", 'null', `${at.world.mine.customerId} `, '*'])
      expect((await ask('GET', '/billing', undefined, { ...headers, 'x-account': name })).status).toBe(403);
    // An owner of theirs, and the holder of the account, change nobody of this one.
    const foreign = await ask('PATCH', `/people/${id}`, { role: 'owner' }, at.world.theirs.owner);
    expect(foreign.status).toBe(404);
    // An owner who is a member takes no deletion, no card, no key.
    for (const [method, path] of [
      ['POST', '/me/deletion'],
      ['POST', '/billing/portal'],
      ['GET', '/api-keys'],
    ] as const)
      expect((await ask(method, path, method === 'POST' ? {} : undefined, at.members.owner.headers)).status).toBe(403);
  });

  it('are held by the database without that: what a viewer writes, and what a cleaner reads', async () => {
    const customerId = at.world.mine.customerId;
    const as = (role: MemberRole) =>
      ({ kind: 'owner', userId: customerId, customerId, name: 'Nora', member: { role, codes: false } }) as const;
    for (const role of ['viewer', 'cleaner'] as const)
      for (const statement of [
        'update stays set source = source',
        'delete from notifications',
        'delete from properties',
      ])
        await expect(
          withActor(at.application.deps.store, as(role), ({ client }) => client.query(statement)),
        ).rejects.toThrow(/read-only transaction/);
    const client = await connectOnce(asApplication(at.application.database.connection));
    const superuser = new pg.Client(at.application.database.superuser);
    await superuser.connect();
    const { rows: tables } = await superuser.query(
      "select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind in ('r', 'p') and n.nspname = 'public'",
    );
    const seenBy = async (role: string) => {
      const seen: string[] = [];
      for (const { name } of tables) {
        await client.query('begin');
        await client.query(
          "select set_config('app.actor', 'owner', true), set_config('app.customer_id', $1, true), set_config('app.role', $2, true)",
          [customerId, role],
        );
        const found = await client.query(`select from "${name}" limit 1`).catch(() => ({ rowCount: 0 }));
        if (found.rowCount) seen.push(name);
        await client.query('rollback');
      }
      return seen;
    };
    expect((await seenBy('cleaner')).sort()).toEqual(['properties', 'stays']);
    const managers = await seenBy('manager');
    for (const name of ['api_keys', 'account_members', 'account_invitations', 'account_archives', 'security_log'])
      expect(managers).not.toContain(name);
    expect(managers).toEqual(expect.arrayContaining(['conversations', 'messages', 'work_orders']));
    expect(await seenBy('owner')).toEqual(expect.arrayContaining(['api_keys', 'account_members', 'security_log']));
    await Promise.all([client.end(), superuser.end()]);
  });
});
