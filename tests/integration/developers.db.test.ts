import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { webhookKinds } from '#contract/developers/webhook-kinds.ts';
import { apiScopes } from '#contract/enumerations/api-scopes.ts';
import { everyKey, makeKey } from '../support/api-keys.ts';
import {
  addAgent,
  addOwner,
  addProperty,
  call,
  signIn,
  startTestApplication,
  type TestApplication,
} from '../support/application.ts';
import { waitFor } from '../support/waiting.ts';

type Bearer = { authorization: string };
type Call = { path: string; headers: IncomingHttpHeaders; body: string };

let application: TestApplication;
let olive: Bearer;
let oliveId: string;
/** An owner's own server: it keeps what it is told and answers what it is set to. */
let theirs: Server;
let address: string;
const calls: Call[] = [];
let answers = 200;

beforeAll(async () => {
  application = await startTestApplication({ env: { WEBHOOKS_TO_PRIVATE: '1' } });
  oliveId = await addOwner(application, 'olive@example.com');
  olive = await signIn(application, 'olive@example.com');
  theirs = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      calls.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts).toString() });
      response.writeHead(answers, { location: 'http://127.0.0.1:1/' }).end('no');
    });
  }).listen(0, '127.0.0.1');
  await once(theirs, 'listening');
  address = `http://127.0.0.1:${(theirs.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await application.end();
  theirs.close();
});

const ask = (method: string, path: string, body?: object, as: Record<string, string> = olive) =>
  call(application, method, `/api/v1${path}`, body, as);
const made = (name: string) => makeKey(application, olive, everyKey(name));
const bearer = (key: string): Bearer => ({ authorization: `Bearer ${key}` });
const endPlan = (days: number) =>
  application.authDb.execute(
    sql`update users set trial_ends_at = now() - make_interval(days => ${days}) where id = ${oliveId}`,
  );
const asInTrial = () => application.authDb.execute(sql`update users set trial_ends_at = null where id = ${oliveId}`);

describe('an API key', () => {
  it('is shown once, acts as its owner, and is listed by its beginning with when it was used', async () => {
    const { id, key, prefix } = await made('Booking system');
    expect(key).toMatch(/^plk_[\w-]{43}$/);
    await addProperty(application, oliveId, 'Keyed', '1 Key Street');
    const { status, body } = await ask('GET', '/properties', undefined, bearer(key));
    expect([status, body.items.map(({ name }: { name: string }) => name)]).toEqual([200, ['Keyed']]);
    const { body: list } = await ask('GET', '/api-keys');
    expect(list.items.find((one: { id: string }) => one.id === id)).toEqual({
      id,
      name: 'Booking system',
      prefix,
      scopes: [...apiScopes],
      expires_at: expect.any(String),
      created_at: expect.any(String),
      last_used_at: expect.any(String),
    });
    expect(key.startsWith(prefix)).toBe(true);
    expect(JSON.stringify(list)).not.toContain(key.slice(prefix.length));
    const { rows } = await application.authDb.execute(sql`select k::text as said from api_keys k`);
    expect(JSON.stringify(rows)).not.toContain(key.slice(prefix.length));
  });

  it('does not reach what is a person’s own, nor the typed client', async () => {
    const { key } = await made('Curious');
    for (const [method, path] of [
      ['GET', '/me'],
      ['GET', '/me/profile'],
      ['GET', '/billing'],
      ['POST', '/billing/checkout'],
      ['GET', '/api-keys'],
      ['POST', '/api-keys'],
      ['GET', '/webhooks'],
      ['GET', '/events'],
      ['GET', '/staff'],
    ] as const) {
      const { status, body } = await ask(method, path, method === 'POST' ? {} : undefined, bearer(key));
      expect([path, status, body.message]).toEqual([
        path,
        403,
        'Only a person who is signed in can do this, not an API key.',
      ]);
    }
    expect((await ask('GET', '/propertiesx', undefined, bearer(key))).status).toBe(404);
    expect((await call(application, 'POST', '/rpc/properties/list', {}, bearer(key))).status).toBe(401);
    expect((await call(application, 'GET', '/api/auth/get-session', undefined, bearer(key))).body).toBe('null');
  });

  it('ends at once when it is revoked, and nobody else’s can be', async () => {
    const { id, key } = await made('Old');
    const other = await addOwner(application, 'theodora@example.com').then(() =>
      signIn(application, 'theodora@example.com'),
    );
    expect((await ask('POST', `/api-keys/${id}/revoke`, {}, other)).status).toBe(404);
    expect((await ask('POST', `/api-keys/${id}/revoke`, {})).status).toBe(200);
    expect((await ask('GET', '/properties', undefined, bearer(key))).status).toBe(401);
    expect((await ask('POST', `/api-keys/${id}/revoke`, {})).status).toBe(404);
    expect((await ask('GET', '/properties', undefined, bearer(`plk_${'a'.repeat(43)}`))).status).toBe(401);
  });

  it('wants a name, and is for owners', async () => {
    expect((await ask('POST', '/api-keys', { ...everyKey(' '), scopes: ['codes'] })).body.fields).toEqual({
      name: 'Enter a name that says where the key is used.',
      scopes: 'Choose what the key may read or change.',
    });
    await addAgent(application, 'maya@example.com');
    expect((await ask('GET', '/api-keys', undefined, await signIn(application, 'maya@example.com'))).status).toBe(403);
  });
});

describe('a plan without API access', () => {
  it('lists what there is, makes and sends nothing, and lets everything be ended', async () => {
    const { id, key } = await made('Resting');
    const hook = (await ask('POST', '/webhooks', { url: `${address}/rest`, kinds: ['property.changed'] })).body;
    await endPlan(30);
    const needs = 'API access starts at the Essential plan.';
    const attempts = [
      await ask('GET', '/properties', undefined, bearer(key)),
      await ask('POST', '/api-keys', everyKey('More')),
      await ask('POST', '/webhooks', { url: `${address}/more`, kinds: ['property.changed'] }),
      await ask('PUT', `/webhooks/${hook.id}`, { url: address, kinds: ['property.changed'], enabled: true }),
      await ask('POST', `/webhooks/${hook.id}/test`, {}),
    ];
    expect(attempts.map(({ status, body }) => [status, body.code, body.message])).toEqual(
      attempts.map(() => [403, 'PLAN_NEEDED', needs]),
    );
    expect((await ask('GET', '/api-keys')).body.can).toEqual({ add: false });
    await addProperty(application, oliveId, 'Unheard', '2 Key Street');
    const [log] = await waitFor(async () => {
      const { items } = (await ask('GET', `/webhooks/${hook.id}/deliveries`)).body;
      return items[0]?.error && items;
    });
    expect(log).toMatchObject({ status: 'pending', error: 'Your plan has no API access.' });
    expect(calls.filter(({ path }) => path === '/rest')).toEqual([]);
    expect((await ask('POST', `/webhooks/${hook.id}/remove`, {})).status).toBe(200);
    expect((await ask('POST', `/api-keys/${id}/revoke`, {})).status).toBe(200);
    await asInTrial();
  });
});

describe('a webhook', () => {
  const add = async (path: string, kinds = ['property.changed']) =>
    (await ask('POST', '/webhooks', { url: `${address}${path}`, kinds })).body;
  const logOf = async (id: string) => (await ask('GET', `/webhooks/${id}/deliveries`)).body.items;
  const said = (path: string) => calls.filter((one) => one.path === path);

  it('is called with ids of what happened, signed with its secret', async () => {
    const hook = await add('/signed');
    const property = await addProperty(application, oliveId, 'Told', '3 Key Street');
    const [told] = await waitFor(async () => said('/signed').length > 0 && said('/signed'));
    const event = JSON.parse(told?.body ?? '');
    expect(event).toEqual({
      id: expect.stringMatching(/^evt_\d+$/),
      type: 'property.changed',
      created_at: expect.any(String),
      data: { conversation_id: null, work_order_id: null, property_id: property.id },
    });
    const [, at = '', signature] = /^t=(\d+),v1=(\w+)$/.exec(String(told?.headers['porchlight-signature'])) ?? [];
    expect(signature).toBe(createHmac('sha256', hook.secret).update(`${at}.${told?.body}`).digest('hex'));
    expect(Math.abs(Date.now() / 1000 - Number(at))).toBeLessThan(30);
    await waitFor(async () => (await logOf(hook.id))[0]?.status === 'delivered');
    expect((await logOf(hook.id))[0]).toMatchObject({
      event_id: event.id,
      tries: 1,
      response_status: 200,
      error: null,
    });
    expect((await ask('GET', '/webhooks')).body.items[0]).not.toHaveProperty('secret');
  });

  it('that does not take it is called again, later each time, until it does', async () => {
    answers = 503;
    const hook = await add('/weak');
    await ask('POST', `/webhooks/${hook.id}/test`, {});
    const [first] = await waitFor(async () => {
      const items = await logOf(hook.id);
      return items[0]?.error && items;
    });
    expect(first).toMatchObject({ status: 'pending', tries: 1, response_status: 503, error: 'The answer was 503.' });
    const wait = Date.parse(first.next_try_at) - Date.parse(first.last_try_at);
    expect(wait).toBeGreaterThan(4000);
    answers = 302;
    await application.authDb.execute(
      sql`update webhook_deliveries set next_try_at = now() - interval '1 minute' where id = ${first.id}`,
    );
    await waitFor(async () => (await logOf(hook.id))[0]?.response_status === 302); // a redirect is followed by nobody
    answers = 200;
    await application.authDb.execute(
      sql`update webhook_deliveries set next_try_at = now() - interval '1 minute' where id = ${first.id}`,
    );
    await waitFor(async () => (await logOf(hook.id))[0]?.status === 'delivered');
    expect(new Set(said('/weak').map(({ body }) => JSON.parse(body).id)).size).toBe(1);
  });

  it('is given up on after three days, and can be told again', async () => {
    answers = 500;
    const hook = await add('/dead');
    await ask('POST', `/webhooks/${hook.id}/test`, {});
    await waitFor(async () => (await logOf(hook.id))[0]?.error);
    await application.authDb.execute(
      sql`update webhook_deliveries set give_up_at = now(), next_try_at = now() - interval '1 minute' where endpoint_id = ${hook.id}`,
    );
    const dead = await waitFor(async () => {
      const [one] = await logOf(hook.id);
      return one?.status === 'failed' && one;
    });
    expect(dead.next_try_at).toBeNull();
    answers = 200;
    expect((await ask('POST', `/webhook-deliveries/${dead.id}/replay`, {})).body).toMatchObject({ status: 'pending' });
    await waitFor(async () => (await logOf(hook.id))[0]?.status === 'delivered');
    const other = await signIn(application, 'theodora@example.com');
    expect((await ask('POST', `/webhook-deliveries/${dead.id}/replay`, {}, other)).status).toBe(404);
    expect((await ask('GET', `/webhooks/${hook.id}/deliveries`, undefined, other)).status).toBe(404);
  });

  it('is told of nothing it was not asked for, and of nothing while it is off', async () => {
    const hook = await add('/quiet', ['contractor.changed']);
    await addProperty(application, oliveId, 'Hushed', '4 Key Street');
    await ask('PUT', `/webhooks/${hook.id}`, { url: hook.url, kinds: ['property.changed'], enabled: false });
    await addProperty(application, oliveId, 'Dark', '5 Key Street');
    expect(await logOf(hook.id)).toEqual([]);
    await ask('PUT', `/webhooks/${hook.id}`, { url: hook.url, kinds: ['property.changed'], enabled: true });
    await addProperty(application, oliveId, 'Lit', '6 Key Street');
    await waitFor(async () => (await logOf(hook.id)).length === 1);
  });

  it('is added with an address and at least one of the events there are', async () => {
    const wrong = await ask('POST', '/webhooks', { url: 'nowhere', kinds: [] });
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([422, ['kinds']]);
    const nowhere = await ask('POST', '/webhooks', { url: 'nowhere', kinds: ['property.changed'] });
    expect(nowhere.body.fields).toEqual({ url: 'Enter a full address, like https://example.com/porchlight.' });
    expect((await ask('POST', '/webhooks', { url: address, kinds: webhookKinds.map(({ kind }) => kind) })).status).toBe(
      201,
    );
  });
});
