import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { waiting } from './waiting.ts';

// A server that has too much to do, and one clock that goes on when we say.
let status = 200;
let headers: Record<string, string> = {};
let asked = 0;
let now = 0;
const server = createServer((_, response) => {
  asked++;
  response.writeHead(status, headers).end('{}');
});
let ask: () => Promise<number>;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
beforeEach(() => {
  [status, headers, asked, now] = [200, {}, 0, 5000];
  const { port } = server.address() as AddressInfo; // it listens on TCP
  const patient = waiting(fetch, () => now);
  ask = async () => (await patient(`http://127.0.0.1:${port}/`)).status;
});
afterAll(() => server.close());

const busyWith = (code: number, more: Record<string, string>) => {
  [status, headers] = [code, more];
};

describe.each([429, 503, 529])('a vendor that answers %i', (code) => {
  test('is not asked again before the time that it named', async () => {
    busyWith(code, { 'retry-after': '20' });
    expect(await ask()).toBe(code);
    busyWith(200, {});
    now += 19_999;
    await expect(ask()).rejects.toMatchObject({ name: 'ModelError', trouble: 'down' });
    expect(asked).toBe(1);
    now += 1;
    expect([await ask(), asked]).toEqual([200, 2]);
  });
  test.each<Record<string, string>>([{}, { 'retry-after': 'soon' }, { 'retry-after': '0' }])(
    'and names none: %o',
    async (named) => {
      busyWith(code, named);
      await ask();
      expect([await ask(), asked]).toEqual([code, 2]);
    },
  );
});

test('a time is one of the vendor’s own clock', async () => {
  busyWith(429, { date: 'Wed, 21 Oct 2015 07:28:00 GMT', 'retry-after': 'Wed, 21 Oct 2015 07:28:30 GMT' });
  await ask();
  now += 29_999;
  await expect(ask()).rejects.toMatchObject({ trouble: 'down' });
  now += 1;
  expect(await ask()).toBe(429);
});

test('nobody is waited for longer than five minutes', async () => {
  busyWith(429, { 'retry-after': '86400' });
  await ask();
  now += 300_000;
  expect([await ask(), asked]).toEqual([429, 2]);
});

test('any other answer names no time', async () => {
  busyWith(500, { 'retry-after': '20' });
  await ask();
  expect([await ask(), asked]).toEqual([500, 2]);
});
