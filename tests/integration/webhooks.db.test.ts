import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { webhookKinds } from '#contract/developers/webhook-kinds.ts';
import {
  addOwner,
  addProperty,
  call,
  signIn,
  startTestApplication,
  type TestApplication,
} from '../support/application.ts';
import { mailTo, waitFor } from '../support/waiting.ts';
import { type Delivered, startWebhookReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts';

let application: TestApplication;
let olive: { authorization: string };
let oliveId: string;
let receiver: WebhookReceiver;

beforeAll(async () => {
  application = await startTestApplication({ env: { WEBHOOKS_TO_PRIVATE: '1' } });
  oliveId = await addOwner(application, 'olive@example.com');
  olive = await signIn(application, 'olive@example.com');
  receiver = await startWebhookReceiver();
});
afterEach(async () => {
  for (const { id } of (await ask('GET', '/webhooks')).body.items) await ask('POST', `/webhooks/${id}/remove`, {});
});
afterAll(async () => {
  await application.end();
  receiver.close();
});

const ask = (method: string, path: string, body?: object, as: Record<string, string> = olive) =>
  call(application, method, `/api/v1${path}`, body, as);
const add = async (path: string, kinds = ['property.changed']) => {
  receiver.answer({ status: 200 });
  return (await ask('POST', '/webhooks', { url: `${receiver.url}${path}`, kinds })).body;
};
const test = async ({ id }: { id: string }) => (await ask('POST', `/webhooks/${id}/test`, {})).body;
const logOf = async ({ id }: { id: string }) => (await ask('GET', `/webhooks/${id}/deliveries`)).body.items;
const webhookOf = async ({ id }: { id: string }) =>
  (await ask('GET', '/webhooks')).body.items.find((one: { id: string }) => one.id === id);
/** The newest of a path, once so many have come. */
const delivered = async (path: string, count = 1): Promise<Delivered> =>
  waitFor(async () => {
    const come = receiver.to(path);
    return come.length >= count && come.at(-1);
  });
const untilDelivered = (hook: { id: string }) =>
  waitFor(async () => (await logOf(hook))[0]?.status === 'delivered' && (await logOf(hook))[0]);
/** As if its next try were due. */
const makeDue = (hook: { id: string }) =>
  application.authDb.execute(
    sql`update webhook_deliveries set next_try_at = now() - interval '1 minute' where endpoint_id = ${hook.id} and status = 'pending'`,
  );
/** As a receiver reads it: the library's own verifier, on what came over HTTP. */
const verify = (secret: string, { body, headers }: Delivered) => new Webhook(secret).verify(body, headers);

describe('a webhook by Standard Webhooks', () => {
  it('passes the verifier that everybody uses, with ids of what happened', async () => {
    const hook = await add('/signed');
    const property = await addProperty(application, oliveId, 'Told', '3 Key Street');
    const told = await delivered('/signed');
    expect(verify(hook.secret, told)).toEqual({
      id: expect.stringMatching(/^evt_\d+$/),
      type: 'property.changed',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      created_at: expect.any(String),
      data: { conversation_id: null, work_order_id: null, property_id: property.id },
    });
    expect(told.headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': JSON.parse(told.body).id,
      'webhook-timestamp': expect.stringMatching(/^\d{10}$/),
      'webhook-signature': expect.stringMatching(/^v1,[A-Za-z0-9+/]{43}=$/),
    });
    expect(await untilDelivered(hook)).toMatchObject({ tries: 1, response_status: 200, error: null });
    expect(await webhookOf(hook)).not.toHaveProperty('secret');
  });

  it('has a secret of 32 bytes in base64', async () => {
    const { secret } = await add('/secret');
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(Buffer.from(secret.slice(6), 'base64')).toHaveLength(32);
  });

  it('does not pass with another secret, an altered body, id or time, or none of its headers', async () => {
    const [hook, other] = [await add('/tampered'), await add('/other')];
    await test(hook);
    const told = await delivered('/tampered');
    expect(() => verify(hook.secret, told)).not.toThrow();
    expect(() => verify(other.secret, told)).toThrow('No matching signature');
    expect(() => verify(hook.secret, { ...told, body: `${told.body} ` })).toThrow('No matching signature');
    const without = (name: string) => ({ ...told, headers: { ...told.headers, [name]: '' } });
    const altered = (name: string, value: string) => ({ ...told, headers: { ...told.headers, [name]: value } });
    expect(() => verify(hook.secret, altered('webhook-id', 'evt_1'))).toThrow('No matching signature');
    const later = String(Number(told.headers['webhook-timestamp']) + 1);
    expect(() => verify(hook.secret, altered('webhook-timestamp', later))).toThrow('No matching signature');
    for (const name of ['webhook-id', 'webhook-timestamp', 'webhook-signature'])
      expect(() => verify(hook.secret, without(name))).toThrow('Missing required headers');
  });

  it('is too old for the verifier after five minutes, and has a new time with each try', async () => {
    const hook = await add('/again');
    receiver.answer({ status: 500 });
    await test(hook);
    const first = await delivered('/again');
    const sixMinutesAgo = Math.floor(Date.now() / 1000) - 360;
    const old = { ...first, headers: { ...first.headers, 'webhook-timestamp': String(sixMinutesAgo) } };
    expect(() => verify(hook.secret, old)).toThrow('too old');
    await waitFor(async () => (await logOf(hook))[0]?.error);
    receiver.answer({ status: 200 });
    await new Promise((resolve) => setTimeout(resolve, 1100)); // the header counts seconds
    await makeDue(hook);
    const second = await delivered('/again', 2);
    expect(second.headers['webhook-id']).toBe(first.headers['webhook-id']);
    expect(second.body).toBe(first.body);
    expect(Number(second.headers['webhook-timestamp'])).toBeGreaterThan(Number(first.headers['webhook-timestamp']));
    expect(() => verify(hook.secret, second)).not.toThrow();
  });

  it('is signed by the former secret too while a new one takes its place', async () => {
    const hook = await add('/rotated');
    const replaced = await ask('POST', `/webhooks/${hook.id}/replace-secret`, {});
    expect(replaced.status).toBe(200);
    const { secret } = replaced.body;
    expect(secret).not.toBe(hook.secret);
    await test(hook);
    const told = await delivered('/rotated');
    expect(told.headers['webhook-signature']?.split(' ')).toHaveLength(2);
    expect(() => verify(secret, told)).not.toThrow();
    expect(() => verify(hook.secret, told)).not.toThrow();
    await application.authDb.execute(
      sql`update webhook_endpoints set former_secrets = jsonb_set(former_secrets, '{0,ends_at}', '"2020-01-01T00:00:00Z"') where id = ${hook.id}`,
    );
    await test(hook);
    const after = await delivered('/rotated', 2);
    expect(() => verify(secret, after)).not.toThrow();
    expect(() => verify(hook.secret, after)).toThrow('No matching signature');
  });

  it('ends a secret at once where that is asked for, and shows the new one to its owner alone, once', async () => {
    const hook = await add('/leaked');
    const key = { 'idempotency-key': 'replace-the-leaked-one' };
    const { body } = await ask(
      'POST',
      `/webhooks/${hook.id}/replace-secret`,
      { former_hours: 0 },
      { ...olive, ...key },
    );
    await test(hook);
    const told = await delivered('/leaked');
    expect(told.headers['webhook-signature']?.split(' ')).toHaveLength(1);
    expect(() => verify(body.secret, told)).not.toThrow();
    const again = await ask('POST', `/webhooks/${hook.id}/replace-secret`, { former_hours: 0 }, { ...olive, ...key });
    expect([again.status, JSON.stringify(again.body).includes('whsec_')]).toEqual([409, false]);
    await addOwner(application, 'theodora@example.com');
    const other = await signIn(application, 'theodora@example.com');
    expect((await ask('POST', `/webhooks/${hook.id}/replace-secret`, {}, other)).status).toBe(404);
    const { rows } = await application.authDb.execute(sql`select w::text as said from webhook_endpoints w`);
    expect(JSON.stringify(rows)).not.toContain('whsec_');
  });

  it('carries the header of before beside it, in this release', async () => {
    const hook = await add('/former');
    await test(hook);
    const told = await delivered('/former');
    const [, at = '', signature] = /^t=(\d+),v1=(\w+)$/.exec(told.headers['porchlight-signature'] ?? '') ?? [];
    expect(signature).toBe(createHmac('sha256', hook.secret).update(`${at}.${told.body}`).digest('hex'));
    expect(JSON.parse(told.body).created_at).toBe(JSON.parse(told.body).timestamp);
  });

  it('that was added before is signed both ways with its secret in the alphabet of then', async () => {
    const hook = await add('/before');
    const former = `whsec_${'-_'.repeat(16)}`;
    const sealed = application.deps.vault.seal(former, {
      table: 'webhook_endpoints',
      column: 'secret',
      rowId: hook.id,
    });
    await application.authDb.execute(sql`update webhook_endpoints set secret = ${sealed} where id = ${hook.id}`);
    await test(hook);
    const told = await delivered('/before');
    const inBase64 = former.replaceAll('-', '+').replace(/^whsec\+/, 'whsec_');
    expect(() => verify(`whsec_${inBase64.slice(6).replaceAll('_', '/')}`, told)).not.toThrow();
    const [, at = '', signature] = /^t=(\d+),v1=(\w+)$/.exec(told.headers['porchlight-signature'] ?? '') ?? [];
    expect(signature).toBe(createHmac('sha256', former).update(`${at}.${told.body}`).digest('hex'));
  });
});

describe('a webhook that is not taken', () => {
  it('is tried again with the same id until it is; a redirect is followed by nobody', async () => {
    const hook = await add('/weak');
    receiver.answer({ status: 500 });
    await test(hook);
    const [first] = await waitFor(async () => {
      const items = await logOf(hook);
      return items[0]?.error && items;
    });
    expect(first).toMatchObject({ status: 'pending', tries: 1, response_status: 500, error: 'The answer was 500.' });
    expect(Date.parse(first.next_try_at) - Date.parse(first.last_try_at)).toBeGreaterThanOrEqual(5000);
    receiver.answer({ status: 302, headers: { location: 'http://127.0.0.1:1/' } });
    await makeDue(hook);
    const [second] = await waitFor(async () => {
      const items = await logOf(hook);
      return items[0]?.response_status === 302 && items;
    });
    expect(Date.parse(second.next_try_at) - Date.parse(second.last_try_at)).toBeGreaterThanOrEqual(300_000);
    receiver.answer({ status: 200 });
    await makeDue(hook);
    await untilDelivered(hook);
    expect(new Set(receiver.to('/weak').map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  it('is switched off by 410, with all that is on its way and a mail to its owner', async () => {
    const hook = await add('/gone');
    receiver.answer({ status: 500 });
    await test(hook);
    await waitFor(async () => (await logOf(hook))[0]?.error);
    receiver.answer({ status: 410 });
    await test(hook);
    await waitFor(async () => (await webhookOf(hook)).enabled === false);
    expect(await webhookOf(hook)).toMatchObject({ enabled: false, disabled_because: 'gone' });
    expect(
      (await logOf(hook)).map(({ status, response_status }: Record<string, unknown>) => [status, response_status]),
    ).toEqual([
      ['failed', 410],
      ['failed', 500],
    ]);
    expect(await mailAbout('We switched off your webhook to')).toContain('answered 410');
    const told = receiver.to('/gone').length;
    await addProperty(application, oliveId, 'Unheard', '7 Key Street');
    expect(receiver.to('/gone')).toHaveLength(told);
    receiver.answer({ status: 200 });
    const { body } = await ask('PUT', `/webhooks/${hook.id}`, { url: hook.url, kinds: hook.kinds, enabled: true });
    expect(body).toMatchObject({ enabled: true, disabled_because: null });
    await test(hook);
    await untilDelivered(hook);
  });

  it('is given up after its last try; an address that took nothing since is switched off', async () => {
    const hook = await add('/dead');
    receiver.answer({ status: 500 });
    await test(hook);
    await waitFor(async () => (await logOf(hook))[0]?.error);
    await lastTry(hook);
    const dead = await waitFor(async () => {
      const [one] = await logOf(hook);
      return one?.status === 'failed' && one;
    });
    expect(dead).toMatchObject({ next_try_at: null, tries: 10 });
    await waitFor(async () => (await webhookOf(hook)).disabled_because === 'failing');
    expect(await mailAbout('We switched off your webhook to', 'took no call')).toContain('ten times');
    receiver.answer({ status: 200 });
    await ask('PUT', `/webhooks/${hook.id}`, { url: hook.url, kinds: hook.kinds, enabled: true });
    expect((await ask('POST', `/webhook-deliveries/${dead.id}/replay`, {})).body).toMatchObject({ status: 'pending' });
    await untilDelivered(hook);
    const other = await signIn(application, 'theodora@example.com');
    expect((await ask('POST', `/webhook-deliveries/${dead.id}/replay`, {}, other)).status).toBe(404);
    expect((await ask('GET', `/webhooks/${hook.id}/deliveries`, undefined, other)).status).toBe(404);
  });

  it('stays on where the address takes others meanwhile', async () => {
    const hook = await add('/picky');
    receiver.answer({ status: 422 });
    const refused = await test(hook);
    await waitFor(async () => (await logOf(hook))[0]?.error);
    receiver.answer({ status: 200 });
    await test(hook);
    await untilDelivered(hook);
    receiver.answer({ status: 422 });
    await lastTry(hook);
    await waitFor(
      async () => (await logOf(hook)).find(({ id }: { id: string }) => id === refused.id)?.status === 'failed',
    );
    expect(await webhookOf(hook)).toMatchObject({ enabled: true, disabled_because: null });
  });

  it('waits as long as the receiver says, and so does all else for that address', async () => {
    const hook = await add('/busy');
    receiver.answer({ status: 429, headers: { 'retry-after': '600' } });
    await test(hook);
    const [first] = await waitFor(async () => {
      const items = await logOf(hook);
      return items[0]?.error && items;
    });
    expect(Date.parse(first.next_try_at) - Date.parse(first.last_try_at)).toBeGreaterThanOrEqual(600_000);
    receiver.answer({ status: 200 });
    await addProperty(application, oliveId, 'Patient', '8 Key Street');
    const waiting = await waitFor(async () => {
      const found = (await logOf(hook)).find(({ kind }: { kind: string }) => kind === 'property.changed');
      return found && Date.parse(found.next_try_at) > Date.now() + 500_000 && found;
    });
    expect(waiting).toMatchObject({ status: 'pending', tries: 0 });
    expect(receiver.to('/busy')).toHaveLength(1);
    await test(hook); // somebody waits for it; being taken, it ends the pause
    await waitFor(async () => receiver.to('/busy').length === 2);
    await untilDelivered(hook);
    await makeDue(hook);
    await waitFor(async () => (await logOf(hook)).every(({ status }: { status: string }) => status === 'delivered'));
  });
});

describe('a webhook’s address and events', () => {
  it('are told of nothing that was not asked for, and of nothing while it is off', async () => {
    const hook = await add('/quiet', ['contractor.changed']);
    await addProperty(application, oliveId, 'Hushed', '4 Key Street');
    await ask('PUT', `/webhooks/${hook.id}`, { url: hook.url, kinds: ['property.changed'], enabled: false });
    await addProperty(application, oliveId, 'Dark', '5 Key Street');
    expect(await logOf(hook)).toEqual([]);
    expect(await webhookOf(hook)).toMatchObject({ enabled: false, disabled_because: null });
    await ask('PUT', `/webhooks/${hook.id}`, { url: hook.url, kinds: ['property.changed'], enabled: true });
    await addProperty(application, oliveId, 'Lit', '6 Key Street');
    await waitFor(async () => (await logOf(hook)).length === 1);
  });

  it('are an address and at least one of the events there are; ten webhooks at most', async () => {
    const wrong = await ask('POST', '/webhooks', { url: 'nowhere', kinds: [] });
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([422, ['kinds']]);
    const nowhere = await ask('POST', '/webhooks', { url: 'nowhere', kinds: ['property.changed'] });
    expect(nowhere.body.fields).toEqual({ url: 'Enter a full address, like https://example.com/porchlight.' });
    const kinds = webhookKinds.map(({ kind }) => kind);
    await addOwner(application, 'many@example.com');
    const many = await signIn(application, 'many@example.com');
    for (let n = 0; n < 10; n++)
      expect((await ask('POST', '/webhooks', { url: `${receiver.url}/${n}`, kinds }, many)).status).toBe(201);
    expect((await ask('POST', '/webhooks', { url: `${receiver.url}/11`, kinds }, many)).status).toBe(409);
  });
});

/** As if all tries but one had failed. */
async function lastTry(hook: { id: string }) {
  await application.authDb.execute(
    sql`update webhook_deliveries set tries = 9, next_try_at = now() - interval '1 minute' where endpoint_id = ${hook.id} and status = 'pending'`,
  );
}

const mailAbout = async (subject: string, words = '') =>
  (await mailTo(application, 'olive@example.com', new RegExp(`^${subject}`), words))?.text;
