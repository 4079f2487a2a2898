import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#server/db/tables/columns.ts';
import { everyKey, makeKey } from '../support/api-keys.ts';
import { call, password, signIn, startTestApplication, type TestApplication } from '../support/application.ts';
import { waitFor } from '../support/waiting.ts';
import { figure } from './figure.ts';
import { answerTo, headersFor, send, type Wish } from './requests.ts';
import { routeAnswers } from './route-answers.ts';
import { stayCheck } from './route-bodies.ts';
import { type Route, routes } from './routes.ts';
import { type Bearer, makeWorld, type World } from './world.ts';

// What is kept under an Idempotency-Key: every write of the contract is sent twice by whoever may send it, then again by
// those whose right to ask has ended, then all that was kept is opened and searched.

/**
 * What these do lies partly outside of a transaction of ours (whole nouns of the contract, and pictures), or is the same
 * state when it is done again, or only looks (docs/decisions/0014-one-transaction-a-key.md).
 */
const nounsWithoutKeys = ['accounts', 'staff', 'billing'];
const ofThemselves = ['PUT /me/profile', 'PATCH /me/preferences'];
const takeNoKey = new Set([
  'PUT /property-drafts',
  'POST /property-images/{slot}',
  'POST /properties/{id}/images/{slot}',
  'DELETE /properties/{id}/images/{slot}',
  'POST /contractors/{id}/papers/{kind}',
  'DELETE /contractors/{id}/papers/{kind}',
  'POST /imports/{kind}',
  'POST /contractors/from-contacts',
  'POST /properties/check-address',
  'POST /me/archives/{id}/link',
  'POST /me/archives/{id}/parts/{n}',
  'POST /articles/propose',
  'POST /bulk/try',
  'POST /properties/{id}/guest-answer',
  'POST /guest-preview',
  'POST /morning-mail-links/{token}', // said twice, it is stopped once: mail programs send no key (RFC 8058)
  'POST /manuals/read',
  'POST /manuals/read-file',
  'POST /manuals/read-address',
  'POST /protocols/replay',
  'POST /protocols/simulate',
  'POST /model-calls/{id}/replay',
]);
/** What they make is shown once: the same request again is told so. */
const shownOnce = new Set(['POST /webhooks', 'POST /webhooks/{id}/replace-secret']);
const visitor = { 'x-visitor-id': '7f2e4b56-2f0f-4f4e-9f3a-0d8f5f1f8a24' };

let application: TestApplication;
let world: World;
let sessions: Record<string, Bearer>;
const secrets = new Map<string, string>();
beforeAll(async () => {
  application = await startTestApplication();
  world = await makeWorld(application);
  await application.authDb.execute(sql`delete from pgboss.schedule`); // what a clock starts is not what a request did
  sessions = {
    owner: await signIn(application, 'mirabel@example.com'),
    staff: await signIn(application, 'maya@example.com'),
    admin: await signIn(application, 'lena@example.com'),
  };
  const { guest, apiKey, webhookSecret, jobToken, companyToken, answerToken, approvalToken } = world.mine;
  const links = {
    guest: guest.token,
    job: jobToken,
    company: companyToken,
    answer: answerToken,
    approval: approvalToken,
  };
  for (const [name, link] of Object.entries(links)) secrets.set(`link: ${name}`, link);
  secrets.set('chat secret', guest.secret).set('API key', apiKey).set('signing secret', webhookSecret);
  secrets.set('Wi-Fi password', 'sandpiper-88').set('entry', 'Press the top button').set('box', 'Gas meter, left side');
  secrets.set('door code', '"5520#"').set('box code', '"8814#"');
});
afterAll(() => application.end());

const writes = Object.keys(routeAnswers).flatMap((name) => routes.filter((r) => r.name === name && r.method !== 'GET'));
const isKeyed = ({ name, rpcPath }: Route) =>
  ofThemselves.includes(name) || !(takeNoKey.has(name) || nounsWithoutKeys.includes(rpcPath.split('/')[2] ?? ''));
const keyed = writes.filter(isKeyed);
const keyOf = (route: Route) => ({ 'idempotency-key': `a24 ${route.name}`, ...visitor });

/** As it is sent by whoever may, but for `headers`. */
function sendKeyed(route: Route, headers: Record<string, string> = headersFor(route, world.mine, world)) {
  const { body } = answerTo(route);
  const extra =
    typeof body === 'function' ? { extra: bodies.get(route) ?? keepBody(route, body(world.mine, world)) } : {};
  return send(application, route, world.mine, world, { headers: { ...headers, ...keyOf(route) }, ...extra });
}

/** The same words each time: what is said of the time now would make another body of it. */
const bodies = new Map<Route, object>();
function keepBody(route: Route, body: object): object {
  bodies.set(route, body);
  return body;
}

const keptRows = async () =>
  (
    await application.authDb.execute<{ scope: string; key: string; response: string }>(
      sql`select scope, key, response from idempotency_keys`,
    )
  ).rows;

const ours = sql`name not like '\\_\\_%'`;

/**
 * How many rows there are of everything but counts and the log of refusals, once no job waits that could make another.
 * What waits for a later hour is dropped, so that it cannot come due between two counts.
 */
async function rowsOfAll(): Promise<Record<string, unknown>> {
  await waitFor(async () => {
    await application.authDb.execute(
      sql`delete from pgboss.job where ${ours} and state = 'created' and start_after > now()`,
    );
    const { rows } = await application.authDb.execute(
      sql`select 1 from pgboss.job where ${ours} and state in ('created', 'retry', 'active')`,
    );
    return rows.length === 0;
  });
  const { rows: tables } = await application.authDb.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('rate_limits', 'security_log')`,
  );
  const counts = [
    ...tables.map(({ name }) => `(select count(*) from "${name}") as "${name}"`),
    `(select count(*) from pgboss.job where name not like '\\_\\_%') as jobs`,
  ].join(', ');
  return (await application.authDb.execute(sql.raw(`select ${counts}`))).rows[0] ?? {};
}

describe('A24 kept answers', () => {
  it('every write is done once under one key, and says the same again', async (ctx) => {
    for (const route of keyed) {
      const before = (await keptRows()).length;
      const first = await sendKeyed(route);
      const { refused } = answerTo(route);
      expect([route.name, first.status < 300 ? 'done' : first.status]).toEqual([route.name, refused ?? 'done']);
      for (const name of ['secret', 'key', 'link', 'guest_link'])
        if (first.body[name]) secrets.set(`${name} of ${route.name}`, first.body[name]);
      const standing = await rowsOfAll();
      const second = await sendKeyed(route);
      if (shownOnce.has(route.name)) {
        expect([second.status, second.body.message]).toEqual([409, expect.stringContaining('shown only once')]);
      } else {
        expect([route.name, second.status, second.body.id]).toEqual([route.name, first.status, first.body.id]);
        expect([route.name, second.body.secret]).toEqual([route.name, first.body.secret]);
      }
      expect([route.name, await rowsOfAll()]).toEqual([route.name, standing]);
      expect([route.name, (await keptRows()).length]).toEqual([route.name, before + (refused ? 0 : 1)]);
    }
    figure(ctx, `${keyed.length} writes twice: each done once; refused ones keep no row`);
  }, 240_000);

  it('an API key that was made is not made again, nor shown', async () => {
    const headers = { ...world.mine.owner, 'idempotency-key': 'a24 one key' };
    const { origin } = new URL(application.deps.links.origin);
    await call(application, 'POST', '/api/auth/confirm-password', { password }, { ...world.mine.owner, origin });
    const [first, second] = [
      await call(application, 'POST', '/api/v1/api-keys', everyKey('Once'), headers),
      await call(application, 'POST', '/api/v1/api-keys', everyKey('Once'), headers),
    ];
    secrets.set('key of an API key', first.body.key);
    expect([first.status, second.status, second.body.message]).toEqual([
      201,
      409,
      expect.stringContaining('shown only once'),
    ]);
  });

  it('a session that ended, a key that was revoked and nobody are refused before anything is read', async (ctx) => {
    const forPeople = keyed.filter((route) => ['person', 'owner', 'staff', 'admin'].includes(answerTo(route).for));
    const { key, id } = await freshKey();
    for (const session of Object.values(sessions))
      await call(application, 'POST', '/api/auth/sign-out', {}, { ...session, origin: application.deps.links.origin });
    await call(application, 'POST', `/api/v1/api-keys/${id}/revoke`, {}, world.mine.owner);
    const before = (await keptRows()).length;
    await withoutKeptAnswers(async () => {
      for (const route of forPeople) {
        const { for: who } = answerTo(route);
        const ended = sessions[who === 'person' ? 'owner' : who] ?? {};
        for (const headers of [ended, { authorization: `Bearer ${key}` }, {}]) {
          const answer = await sendKeyed(route, headers);
          expect([route.name, answer.status, answer.body.code]).toEqual([route.name, 401, 'UNAUTHORIZED']);
        }
      }
    });
    expect((await keptRows()).length).toBe(before);
    figure(ctx, `replayed after the end: 0 of ${forPeople.length} × 3 let in, with the table of answers locked`);
  });

  it('who is the wrong person, or asks for what is not there, leaves no row', async (ctx) => {
    const before = (await keptRows()).length;
    let tried = 0;
    for (const route of keyed.filter((one) => !['everyone', 'person'].includes(answerTo(one).for))) {
      const own = headersFor(route, world.mine, world);
      const key = { 'idempotency-key': `refused ${route.name}`, ...visitor };
      const strange = { staff: world.mine.owner, admin: world.agent, owner: world.agent }[
        answerTo(route).for as string
      ];
      const wishes: Wish[] = [{ headers: { ...(strange ?? own), ...key }, ...(!strange && nothingOf(route)) }];
      if (strange && route.ids.some((name) => route.path.includes(`{${name}}`)))
        wishes.push({ headers: { ...own, ...key }, ...nothingOf(route) });
      for (const wish of wishes) {
        const { status } = await send(application, route, world.mine, world, wish);
        expect([route.name, status]).toEqual([route.name, expect.toBeOneOf([403, 404, 409, 422])]);
        tried++;
      }
    }
    expect((await keptRows()).length).toBe(before);
    figure(ctx, `${tried} refused requests: 0 rows`);
  });

  it('a try of the stay check while it is locked leaves no row either', async () => {
    const { token } = world.theirs.guest;
    const opened = await call(application, 'POST', `/api/v1/guest/${token}/conversations`, {});
    const path = `/api/v1/guest/${token}/conversations/${opened.body.id}/verify`;
    const guess = (key: string) =>
      call(application, 'POST', path, stayCheck, {
        'x-conversation-secret': opened.body.secret,
        'idempotency-key': key,
      });
    let tries = 0;
    while ((await guess(`guess ${tries}`)).status < 300) tries++;
    const before = (await keptRows()).length;
    expect((await guess('locked out')).status).toBe(423);
    expect((await keptRows()).length).toBe(before);
  });

  it('nobody else gets what was kept for one: another owner, another guest, another job', async () => {
    const { mine, theirs } = world;
    for (const route of keyed.filter((one) => ['guest', 'owner'].includes(answerTo(one).for))) {
      const said = JSON.stringify((await sendKeyed(route, headersFor(route, theirs, world))).body);
      for (const canary of mine.canaries.slice(1)) expect(`${route.name}: ${said}`).not.toContain(canary);
    }
  });

  it('holds no secret, once all of it is opened', async (ctx) => {
    const rows = await keptRows();
    const opened = rows.map(({ scope, key, response }) => {
      const place = { table: 'idempotency_keys', column: 'response', rowId: `${scope}:${key}` };
      return application.deps.vault.open(response, place);
    });
    expect(opened.length).toBeGreaterThan(50);
    const text = opened.join('\n');
    expect([...secrets].filter(([, secret]) => text.includes(secret)).map(([name]) => name)).toEqual([]);
    figure(ctx, `${secrets.size} secrets looked for in ${opened.length} kept answers: 0`);
  });
});

/** Ids and links of what is not there. */
const nothingOf = (route: Route): Wish => ({
  token: `${newId()}.${'A'.repeat(22)}`,
  ids: Object.fromEntries(route.ids.map((name) => [name, newId()])),
});

async function freshKey(): Promise<{ id: string; key: string }> {
  return makeKey(application, world.mine.owner, everyKey('Soon ended'));
}

/** Whoever read the table meanwhile would wait until their statement is cut off, and hear 503. */
async function withoutKeptAnswers(task: () => Promise<void>): Promise<void> {
  const client = new pg.Client(application.database.connection);
  await client.connect();
  await client.query('begin');
  await client.query('lock table idempotency_keys in access exclusive mode');
  try {
    await task();
  } finally {
    await client.query('rollback');
    await client.end();
  }
}
