import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { downloadFile, nameIn } from './download.ts';
import { unreachable } from './refusals.ts';

const csv = { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename="properties.csv"' };
const stopping = () => new Response(null, { status: 503, headers: { 'retry-after': '1' } });
const page = () => new Response('<html>Sign in</html>', { headers: { 'content-type': 'text/html' } });

let answers: (() => Response | Promise<Response>)[] = [];
let saved: string[] = [];
let asked = 0;
beforeEach(() => {
  [answers, saved, asked] = [[], [], 0];
  vi.useFakeTimers();
  vi.stubGlobal('sessionStorage', { getItem: () => null });
  vi.stubGlobal('location', new URL('http://porchlight.test'));
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(to: RequestInfo | URL, init?: RequestInit) {
        super(to instanceof Request ? to : new URL(to, 'http://porchlight.test'), init); // Node's own wants a whole address
      }
    },
  );
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return (answers.shift() ?? stopping)();
  });
  vi.stubGlobal('document', {
    createElement: () => ({
      click() {
        saved.push(this.download);
      },
      download: '',
    }),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function download(body?: object) {
  const end = downloadFile('/exports/properties', body).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return end;
}

test('a page where one has to sign in first is never saved as the file', async () => {
  answers = [page];
  expect(await download()).toMatchObject({ status: 0, message: unreachable.message });
  expect(saved).toEqual([]);
});

test('a server that is stopping is asked again, and so is one whose answer was cut', async () => {
  const cut = () => Promise.reject(new TypeError('network'));
  answers = [stopping, cut, () => new Response('name', { headers: csv })];
  expect(await download()).toBeUndefined();
  expect(saved).toEqual(['properties.csv']);
});

test('what was asked for with a password is not asked for again where it may be under way', async () => {
  answers = [() => Promise.reject(new TypeError('network'))];
  expect(await download({ password: 'x' })).toMatchObject({ status: 0 });
  expect(asked).toBe(1);
});

test('a file is saved under the name the server gives it', () => {
  expect(nameIn('attachment; filename="properties.csv"')).toBe('properties.csv');
  expect(nameIn('inline; filename=house.pdf')).toBe('house.pdf');
  expect(nameIn(`attachment; filename="x.csv"; filename*=UTF-8''caf%C3%A9.csv`)).toBe('café.csv');
  expect(nameIn(null)).toBeUndefined();
});
