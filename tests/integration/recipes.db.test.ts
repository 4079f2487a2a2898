import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifying } from '#server/http/api-docs/verifying-example.ts';
import { type Listener, listen } from '#server/http/listen.ts';
import { makeKey } from '../support/api-keys.ts';
import {
  addAgent,
  addOwner,
  addProperty,
  call,
  signIn,
  startTestApplication,
  type TestApplication,
} from '../support/application.ts';
import { n8n, slack, zapier } from '../support/recipe-stand-ins.ts';
import { waitFor } from '../support/waiting.ts';

// docs/recipes.md, word for word: its code is cut out and run against real calls of a server and stand-ins.

const root = join(import.meta.dirname, '../..');
const recipes = readFileSync(join(root, 'docs/recipes.md'), 'utf8');

let application: TestApplication;
let listener: Listener;
let owner: { authorization: string };
let agent: { authorization: string };
let key: string;
let propertyId: string;
let place: string;
const begun: ChildProcess[] = [];

beforeAll(async () => {
  mkdirSync(join(root, 'build'), { recursive: true });
  place = mkdtempSync(join(root, 'build/recipes-')); // within reach of the packages that the code imports
  application = await startTestApplication({ env: { WEBHOOKS_TO_PRIVATE: '1' } });
  listener = await listen('127.0.0.1', 0);
  listener.serve(application.app.fetch);
  const customerId = await addOwner(application, 'olive@example.com');
  owner = await signIn(application, 'olive@example.com');
  await addAgent(application, 'maya@example.com');
  agent = await signIn(application, 'maya@example.com');
  propertyId = (await addProperty(application, customerId, 'Crab & <Shell>')).id;
  key = (await makeKey(application, owner, { name: 'Recipes', scopes: ['work_orders:read'], days: 30 })).key;
});
afterAll(async () => {
  for (const one of begun) one.kill();
  await listener?.stop();
  await application?.end();
  rmSync(place, { recursive: true, force: true });
});

/** The block of a recipe by the name behind its language, without what it is indented by. */
function blockOf(name: string): string {
  const [, indent = '', , code = ''] =
    new RegExp(`^( *)\`\`\`(\\w+) ${name.replace('.', '\\.')}\\n([\\s\\S]*?)^ *\`\`\``, 'm').exec(recipes) ?? [];
  if (!code) throw new Error(`docs/recipes.md has no block ${name}`);
  return code.replace(new RegExp(`^${indent}`, 'gm'), '');
}

const ask = (method: string, path: string, body?: object, as: Record<string, string> = owner) =>
  call(application, method, `/api/v1${path}`, body, as);
const addWebhook = async (url: string) => (await ask('POST', '/webhooks', { url, kinds: ['work_order.opened'] })).body;
const stop = ({ id }: { id: string }) => ask('POST', `/webhooks/${id}/remove`, {});
const openOrder = async () => {
  const order = {
    property_id: propertyId,
    service_type: 'handyman',
    urgency_level: 'low',
    subject_line: 'Loose <rail>',
  };
  return (await ask('POST', '/work-orders', { ...order, issue_summary: 'It is loose.' }, agent)).body;
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port
  server.close();
  return port;
}

/** A program in a process of its own, once it answers. */
async function start(name: string, code: string, env: Record<string, string>): Promise<ChildProcess> {
  writeFileSync(join(place, name), code);
  const { PATH } = process.env;
  const program = spawn(process.execPath, [join(place, name)], {
    env: { PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  begun.push(program);
  await waitFor(() => fetch(`http://127.0.0.1:${env.PORT}/`, { method: 'POST' }).catch(() => undefined));
  return program;
}

/** As if the next try of everything were due. */
const makeDue = async () => {
  await application.authDb.execute(sql`update webhook_endpoints set paused_until = null`);
  await application.authDb.execute(
    sql`update webhook_deliveries set next_try_at = now() - interval '1 minute' where status = 'pending'`,
  );
};

it('Slack is told of a work order by the relay, also where it says to wait at first', async () => {
  const channel = await slack();
  const PORT = String(await freePort());
  const hook = await addWebhook(`http://127.0.0.1:${PORT}/`);
  await start('relay.mjs', blockOf('relay'), {
    PORT,
    PORCHLIGHT_URL: `http://127.0.0.1:${listener.port}`,
    PORCHLIGHT_KEY: key,
    PORCHLIGHT_WEBHOOK_SECRET: hook.secret,
    SLACK_WEBHOOK_URL: channel.url,
  });
  const order = await openOrder();
  await waitFor(
    async () => (await ask('GET', `/webhooks/${hook.id}/deliveries`)).body.items[0]?.response_status === 503,
  );
  expect(channel.taken).toEqual([]);
  await makeDue();
  await waitFor(async () => channel.taken.length > 0);
  const said = `${order.reference} at Crab &amp; &lt;Shell&gt;: Loose &lt;rail&gt; (work_order.opened)`;
  expect(channel.taken).toEqual([said]);
  // Told again, it is not said twice; and nobody else gets through.
  const [{ id }] = (await ask('GET', `/webhooks/${hook.id}/deliveries`)).body.items;
  await waitFor(
    async () => (await ask('GET', `/webhooks/${hook.id}/deliveries`)).body.items[0]?.status === 'delivered',
  );
  await ask('POST', `/webhook-deliveries/${id}/replay`, {});
  await waitFor(
    async () => (await ask('GET', `/webhooks/${hook.id}/deliveries`)).body.items[0]?.status === 'delivered',
  );
  expect(channel.taken).toHaveLength(1);
  const forged = await fetch(`http://127.0.0.1:${PORT}/`, { method: 'POST', body: '{"type":"work_order.opened"}' });
  expect(forged.status).toBe(400);
  const directly = await fetch(channel.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"type":"work_order.opened"}',
  });
  expect([directly.status, await directly.text()]).toEqual([400, 'no_text']);
  channel.close();
  await stop(hook);
});

it('Zapier’s code step takes a call, refuses a forged and an old one, and reads the work order', async () => {
  let secret = '';
  const zap = await zapier(blockOf('zapier.js'), () => secret);
  const hook = await addWebhook(zap.url);
  secret = hook.secret;
  const order = await openOrder();
  await waitFor(async () => zap.taken.length > 0);
  expect(zap.taken[0]).toMatchObject({ type: 'work_order.opened', work_order_id: order.id, property_id: propertyId });
  expect(await readBy(blockOf('zapier-request'), '{{work_order_id}}', order.id)).toBe(order.reference);
  await forge(zap.url, secret);
  expect(zap.taken.slice(-2)).toEqual(['This call is not from Porchlight.', 'This call is too old.']);
  zap.close();
  await stop(hook);
});

it('n8n’s code node takes a call, answers 500 to a forged and an old one, and reads the work order', async () => {
  let secret = '';
  const flow = await n8n(blockOf('n8n.js'), () => secret);
  const hook = await addWebhook(flow.url);
  secret = hook.secret;
  const order = await openOrder();
  await waitFor(async () => flow.taken.length > 0);
  expect(flow.taken[0]).toMatchObject({ type: 'work_order.opened', data: { work_order_id: order.id } });
  expect(await readBy(blockOf('n8n-request'), '{{ $json.data.work_order_id }}', order.id)).toBe(order.reference);
  expect(await forge(flow.url, secret)).toEqual([500, 500]);
  expect(flow.taken.slice(-2)).toEqual(['Error: This call is not from Porchlight.', 'Error: This call is too old.']);
  flow.close();
  await stop(hook);
});

it('the receiver in the reference takes a call once, and refuses a forged one', async () => {
  const PORT = String(await freePort());
  const hook = await addWebhook(`http://127.0.0.1:${PORT}/`);
  const program = await start('receiver.mjs', verifying, { PORT, PORCHLIGHT_WEBHOOK_SECRET: hook.secret });
  let printed = '';
  program.stdout?.on('data', (part) => {
    printed += part;
  });
  const order = await openOrder();
  await waitFor(async () => printed.includes(order.id));
  const [{ id }] = (await ask('GET', `/webhooks/${hook.id}/deliveries`)).body.items;
  await waitFor(
    async () => (await ask('GET', `/webhooks/${hook.id}/deliveries`)).body.items[0]?.status === 'delivered',
  );
  await ask('POST', `/webhook-deliveries/${id}/replay`, {});
  await waitFor(
    async () => (await ask('GET', `/webhooks/${hook.id}/deliveries`)).body.items[0]?.status === 'delivered',
  );
  expect(printed.split(order.id)).toHaveLength(2);
  expect((await fetch(`http://127.0.0.1:${PORT}/`, { method: 'POST', body: '{}' })).status).toBe(400);
  await stop(hook);
});

/** The last step of a recipe: its address, at this server, with the key. @returns the work order's reference */
async function readBy(template: string, slot: string, id: string): Promise<string> {
  const url = template
    .trim()
    .replace('https://porchlight.example', `http://127.0.0.1:${listener.port}`)
    .replace(slot, id);
  const answer = await fetch(url, { headers: { authorization: `Bearer ${key}` } });
  return (await answer.json()).reference;
}

/** A call with another secret, and one that is signed rightly and came an hour ago. */
async function forge(url: string, secret: string): Promise<number[]> {
  const body = '{"id":"evt_1","type":"work_order.opened","data":{}}';
  const send = async (by: string, at: Date) => {
    const headers = {
      'webhook-id': 'evt_1',
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(by).sign('evt_1', at, body),
    };
    return (await fetch(url, { method: 'POST', headers, body })).status;
  };
  const another = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
  return [await send(another, new Date()), await send(secret, new Date(Date.now() - 3_600_000))];
}
