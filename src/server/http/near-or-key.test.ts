import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { HttpEnv } from './http-env.ts';
import { nearOrKey } from './near-or-key.ts';

const key = 'a-key-of-a-good-length';
const house = (near: boolean) => {
  const app = new Hono<HttpEnv>();
  app.get('/inside', nearOrKey({ key, near, message: 'No.' }), (c) => c.text('figures'));
  return app;
};
const ask = async (app: Hono<HttpEnv>, from: string, headers: object = {}, path = '/inside') => {
  const incoming = { socket: { remoteAddress: from } } as unknown as HttpEnv['Bindings']['incoming']; // as Node's own request
  const said = { host: '127.0.0.1:3000', ...headers };
  return (await app.request(`http://127.0.0.1:3000${path}`, { headers: said }, { incoming })).status;
};

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])(
  'this machine (%s) needs no key, by any of its names',
  async (from) => {
    for (const host of ['127.0.0.1:3000', 'localhost:3000', 'localhost', '[::1]:3000'])
      expect(await ask(house(true), from, { host })).toBe(200);
  },
);

test.each([
  ['another machine', '192.0.2.7', {}],
  ['another machine that says it is this one', '192.0.2.7', { 'x-forwarded-for': '127.0.0.1', host: 'localhost' }],
  ['a proxy on this machine', '127.0.0.1', { 'x-forwarded-for': '192.0.2.7' }],
  ['a proxy that names itself', '127.0.0.1', { via: '1.1 proxy' }],
  ['a page whose name was made to lead here', '127.0.0.1', { host: 'rebound.example:3000' }],
  ['a name that begins like this machine', '127.0.0.1', { host: '127.0.0.1.example' }],
  ['a wrong key', '192.0.2.7', { authorization: 'Bearer a-key-of-another-kind' }],
])('%s is refused', async (_, from, headers) => {
  expect(await ask(house(true), from, headers)).toBe(401);
});

test('a key opens from anywhere, in a header or in the address', async () => {
  expect(await ask(house(true), '192.0.2.7', { authorization: `Bearer ${key}` })).toBe(200);
  expect(await ask(house(true), '192.0.2.7', {}, `/inside?key=${key}`)).toBe(200);
});

test('where being near says nothing, this machine needs the key too', async () => {
  expect(await ask(house(false), '127.0.0.1')).toBe(401);
  expect(await ask(house(false), '127.0.0.1', { authorization: `Bearer ${key}` })).toBe(200);
});
