import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { contract } from '#contract/index.ts';
import { api } from './api.ts';
import { makingPaths } from './making.ts';
import { makingProcedures } from './making-procedures.ts';
import { rest } from './rest.ts';

const lines = { cut: () => Promise.reject(new TypeError('network')), made: () => Response.json({ json: {} }) };
let sent: string[] = [];
let answer: () => Response | Promise<Response> = lines.made;
beforeEach(() => {
  sent = [];
  answer = lines.made;
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal('location', new URL('http://porchlight.test/console'));
  vi.stubGlobal('navigator', { onLine: false }); // a line that is cut is given up at once
  vi.stubGlobal('fetch', (request: Request | string, init?: RequestInit) => {
    const headers = new Headers(typeof request === 'string' ? init?.headers : request.headers);
    sent.push(headers.get('idempotency-key') ?? '');
    return Promise.resolve(answer());
  });
});

const article = { property_id: null, title: 'Sauna', body: 'Behind the house.', audience: 'anyone' } as const;
const write = (title = 'Sauna') => api.articles.create({ ...article, title }).catch(() => undefined);
const refuse = (status: number) => () =>
  Response.json({ json: { defined: false, code: 'REFUSED', status, message: 'No.' } }, { status });

test('what is sent again after a lost answer is one with the first, until it was answered', async () => {
  answer = lines.cut;
  await write();
  await write();
  answer = lines.made;
  await write();
  await write();
  const [first, again, answered, another] = sent;
  expect([again, answered]).toEqual([first, first]);
  expect(another).not.toBe(first);
});

test('other words are another call, and going back to the first ones is the first', async () => {
  answer = lines.cut;
  await write('Sauna');
  await write('Pool');
  await write('Sauna');
  expect(sent[1]).not.toBe(sent[0]);
  expect(sent[2]).toBe(sent[0]);
});

test.each([
  ['a refusal is an answer', refuse(422), false],
  ['a session that has ended is none: nobody has looked at the call', refuse(401), true],
  ['too much at once is none', refuse(429), true],
  ['a server that broke down has perhaps done it', refuse(500), true],
  [
    'a page in front of the server is none',
    () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
    true,
  ],
])('%s', async (_, said, isSame) => {
  answer = said;
  await write();
  await write();
  expect(sent[0] === sent.at(-1)).toBe(isSame);
});

test('a reload keeps the key with the draft', async () => {
  answer = lines.cut;
  await write('Firewood');
  vi.resetModules();
  const { keyFor } = await import('./making.ts');
  expect(keyFor('articles.create', { ...article, title: 'Firewood' })).toBe(sent[0]);
});

test('the light client does the same for what it makes, and takes a key of the caller over its own', async () => {
  answer = lines.cut;
  const ask = (headers = {}) => rest('POST', '/questions', { body: { name: 'Ada' }, headers }).catch(() => undefined);
  await ask();
  await ask();
  await ask({ 'idempotency-key': 'mine' });
  expect(sent[1]).toBe(sent[0]);
  expect(sent[2]).toBe('mine');
});

test('an act that is done, taken back and done again has a key each time', async () => {
  answer = lines.cut;
  const read = () => api.notifications.markRead({ id: '0199aaaa-0000-7000-8000-000000000000' }).catch(() => undefined);
  await read();
  await read();
  expect(sent[1]).not.toBe(sent[0]);
});

/** Files are sent by `upload` and put in the place of the one before; the guest's thread has a key of its own. */
const madeOtherwise = ['propertyImages.stage', 'imports.preview', 'guest.addPhoto', 'guest.open'];

test('every procedure that makes something is among those that keep their key', () => {
  const left = proceduresOf(contract)
    .filter(
      ([
        name,
        {
          '~orpc': { route },
        },
      ]) => {
        const address = (route.path ?? '').replaceAll(/\{[^}]+\}/g, 'x');
        return route.successStatus === 201 && !makingProcedures.has(name) && !makingPaths.test(address);
      },
    )
    .map(([name]) => name);
  expect(left.toSorted()).toEqual(madeOtherwise.toSorted());
});

test('each name among them is one of the contract', () => {
  const known = new Set(proceduresOf(contract).map(([name]) => name));
  expect([...makingProcedures].filter((name) => !known.has(name))).toEqual([]);
});

function proceduresOf(router: object, at: string[] = []): [string, AnyContractProcedure][] {
  return Object.entries(router).flatMap(([name, one]): [string, AnyContractProcedure][] => {
    const path = [...at, name];
    return isContractProcedure(one) ? [[path.join('.'), one]] : proceduresOf(one as object, path); // groups hold procedures
  });
}
