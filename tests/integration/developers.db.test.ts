import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts';

type Bearer = { authorization: string };

let application: TestApplication;
let olive: Bearer;
let oliveId: string;
let receiver: WebhookReceiver;

beforeAll(async () => {
  application = await startTestApplication({ env: { WEBHOOKS_TO_PRIVATE: '1' } });
  oliveId = await addOwner(application, 'olive@example.com');
  olive = await signIn(application, 'olive@example.com');
  receiver = await startWebhookReceiver();
});
afterAll(async () => {
  await application.end();
  receiver.close();
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
    const hook = (await ask('POST', '/webhooks', { url: `${receiver.url}/rest`, kinds: ['property.changed'] })).body;
    await endPlan(30);
    const needs = 'API access starts at the Essential plan.';
    const attempts = [
      await ask('GET', '/properties', undefined, bearer(key)),
      await ask('POST', '/api-keys', everyKey('More')),
      await ask('POST', '/webhooks', { url: `${receiver.url}/more`, kinds: ['property.changed'] }),
      await ask('PUT', `/webhooks/${hook.id}`, { url: receiver.url, kinds: ['property.changed'], enabled: true }),
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
    expect(receiver.to('/rest')).toEqual([]);
    expect((await ask('POST', `/webhooks/${hook.id}/remove`, {})).status).toBe(200);
    expect((await ask('POST', `/api-keys/${id}/revoke`, {})).status).toBe(200);
    await asInTrial();
  });
});
