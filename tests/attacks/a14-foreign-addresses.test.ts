import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOwner, call, signIn, startTestApplication, type TestApplication } from '../support/application.ts';
import { waitFor } from '../support/waiting.ts';
import { figure } from './figure.ts';
import { forgetLimits } from './world.ts';

// A14: addresses that somebody names for this server to call. It must not be led to what only it can reach.

let application: TestApplication;
let mine: { authorization: string };
let inside: Server;
let port: number;
let reached = 0;
beforeAll(async () => {
  application = await startTestApplication();
  await addOwner(application, 'mirabel@example.com');
  mine = await signIn(application, 'mirabel@example.com');
  inside = createServer((_, response) => {
    reached += 1;
    response.end();
  }).listen(0, '::');
  inside.on('connection', () => {
    reached += 1;
  });
  await once(inside, 'listening');
  port = (inside.address() as AddressInfo).port;
});
afterAll(async () => {
  await application.end();
  inside.close();
});

const hook = (url: string) => call(application, 'POST', '/api/v1/webhooks', { url, kinds: ['property.changed'] }, mine);

const hosts = [
  ...['127.0.0.1', '127.1', '2130706433', '0x7f.1', '0177.0.0.1', '0', '0.0.0.0', '10.0.0.1', '172.16.0.1'],
  ...['192.168.0.1', '169.254.169.254', '100.64.0.1', '224.0.0.1', '255.255.255.255', '[::1]', '[::]'],
  ...['[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[64:ff9b::7f00:1]', '[2002:7f00:1::]', '[fe80::1]', '[fd00::1]'],
  ...['localhost', 'LOCALHOST', 'localhost.', 'a.localhost', 'metadata.google.internal', 'printer.local'],
  ...['１２７.0.0.1', '127.0.0.1.', '①27.0.0.1'],
];

describe('A14 addresses of webhooks', () => {
  it('inside private networks, in other protocols or with more than an address in them are refused', async (ctx) => {
    const urls = [
      ...hosts.map((host) => `https://${host}:${port}/`),
      ...['http', 'ftp', 'file', 'gopher', 'ws'].map((scheme) => `${scheme}://example.com/`),
      ...['file:///etc/passwd', 'javascript:alert(1)', 'data:text/plain,x', '//example.com', '/x', 'example.com', 'x'],
      ...['https://user:pass@example.com/', 'https://example.com@127.0.0.1/', 'https://example.com/#x'],
    ];
    for (const url of urls) {
      const { status, body } = await hook(url);
      expect([url, status, Object.keys(body.fields ?? {})]).toEqual([url, 422, ['url']]);
    }
    expect(reached).toBe(0);
    figure(ctx, `0 of ${urls.length} taken`);
  });

  it('whose name leads inside only once it is called are not called', async (ctx) => {
    const { body } = await hook('https://example.com/');
    // As a name would that is pointed elsewhere after it was looked at: this machine's own, which leads to itself.
    const { hostname } = await import('node:os');
    const led = [`https://${hostname()}:${port}/`, `https://127.0.0.1:${port}/`, `http://127.0.0.1:${port}/`];
    for (const url of led) {
      await application.authDb.execute(sql`update webhook_endpoints set url = ${url} where id = ${body.id}`);
      const { body: sent } = await call(application, 'POST', `/api/v1/webhooks/${body.id}/test`, {}, mine);
      const log = await waitFor(async () => {
        const { items } = (await call(application, 'GET', `/api/v1/webhooks/${body.id}/deliveries`, undefined, mine))
          .body;
        return items.find((one: { id: string; error: string | null }) => one.id === sent.id && one.error);
      });
      expect(log).toMatchObject({ status: 'pending', response_status: null });
    }
    expect(reached).toBe(0);
    figure(ctx, `0 of ${led.length} reached`);
  });
});

describe('A14 addresses of guides that are read', () => {
  const read = (address: string, as: Record<string, string> = mine) =>
    call(application, 'POST', '/api/v1/manuals/read-address', { address }, as);

  it('inside private networks, in other protocols or with more than an address in them are refused', async (ctx) => {
    const { hostname } = await import('node:os');
    const addresses = [
      ...hosts.flatMap((host) => [`https://${host}:${port}/`, `${host}:${port}/guide`]),
      ...['http', 'ftp', 'file', 'gopher', 'ws'].map((scheme) => `${scheme}://127.0.0.1:${port}/`),
      ...['file:///etc/passwd', 'javascript:alert(1)', 'data:text/plain,x', '/etc/passwd'],
      ...['https://user:pass@example.com/', 'https://example.com@127.0.0.1/', `https://${hostname()}:${port}/`],
    ];
    for (const address of addresses) {
      await forgetLimits(application);
      const { status, body } = await read(address);
      expect([address, status, Object.keys(body.fields ?? {})]).toEqual([address, 422, ['address']]);
    }
    expect(reached).toBe(0);
    figure(ctx, `0 of ${addresses.length} read`);
  });

  it('are asked for by nobody without a sign-in, and twenty times an hour at most', async (ctx) => {
    expect((await read('https://127.0.0.1/', {})).status).toBe(401);
    await forgetLimits(application);
    const statuses: number[] = [];
    for (let n = 0; n < 22; n++) statuses.push((await read('https://127.0.0.1/')).status);
    expect([statuses.filter((one) => one === 422).length, statuses.slice(20)]).toEqual([20, [429, 429]]);
    figure(ctx, '20 of 22 looked at');
  });
});
