import { beforeEach, expect, test, vi } from 'vitest';
import {
  exchangeSession,
  fetchSignedIn,
  fetchWithToken,
  forgetSession,
  keepSession,
  onSessionEnd,
  sessionToken,
  signOut,
} from './session.ts';

// What a browser's window offers and Node's global does not.
const browser = new EventTarget();
vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
vi.stubGlobal('dispatchEvent', browser.dispatchEvent.bind(browser));
vi.stubGlobal('location', new URL('http://porchlight.test/profile'));
const kept = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});

/** A server that knows one token at a time; what is asked of it waits until `go`. */
let valid = '';
const asked: { path: string; token: string }[] = [];
let gates: Record<string, PromiseWithResolvers<void>> = {};
vi.stubGlobal('fetch', async (request: Request) => {
  const path = new URL(request.url).pathname;
  const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? '';
  asked.push({ path, token });
  const known = token === valid;
  await gates[path]?.promise;
  if (path === '/trade' && known) {
    valid = 'second';
    return Response.json({}, { headers: { 'set-auth-token': 'second' } });
  }
  if (path === '/api/auth/sign-out' && known) valid = '';
  return Response.json({}, { status: known ? 200 : 401 });
});

const at = (path: string) => new Request(`http://porchlight.test${path}`);

beforeEach(() => {
  asked.length = 0;
  gates = {};
  valid = 'first';
  keepSession('first');
});

test('a request that begins while the session is traded goes out with the new token', async () => {
  gates['/trade'] = Promise.withResolvers();
  const trade = exchangeSession(() => fetchWithToken(at('/trade')));
  const list = fetchSignedIn(at('/list'));
  gates['/trade'].resolve();
  expect((await trade).status).toBe(200);
  expect((await list).status).toBe(200);
  expect(asked.at(-1)).toEqual({ path: '/list', token: 'second' });
});

test('a request that was refused with the token from before is sent once more', async () => {
  const ended = vi.fn();
  const stop = onSessionEnd(ended);
  valid = 'second'; // the server has traded it; the answer with the new token is on its way
  gates['/slow'] = Promise.withResolvers();
  const slow = fetchSignedIn(at('/slow'));
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  keepSession('second');
  gates['/slow'].resolve();
  expect((await slow).status).toBe(200);
  expect(ended).not.toHaveBeenCalled();
  stop();
});

test('a token that the server no longer knows ends the session of the tab', async () => {
  const ended = vi.fn();
  const stop = onSessionEnd(ended);
  valid = 'other';
  expect((await fetchSignedIn(at('/list'))).status).toBe(401);
  expect(ended).toHaveBeenCalledOnce();
  expect(sessionToken()).toBeNull();
  stop();
});

test('after signing out, what still wants to be asked is answered without asking', async () => {
  gates['/api/auth/sign-out'] = Promise.withResolvers();
  const out = signOut();
  const stream = fetchSignedIn(at('/events'));
  gates['/api/auth/sign-out'].resolve();
  await out;
  expect((await stream).status).toBe(401);
  expect(asked.map(({ path }) => path)).toEqual(['/api/auth/sign-out']);
});

test('what the document has asked already is answered by that, once and to the same token alone', async () => {
  const early = (token: string) =>
    vi.stubGlobal('porchlightAsked', { path: '/me', token, answer: Promise.resolve(Response.json({ early: true })) });
  early('first');
  expect(await (await fetchSignedIn(at('/list'))).json()).toEqual({});
  expect(await (await fetchSignedIn(at('/me'))).json()).toEqual({ early: true });
  expect(await (await fetchSignedIn(at('/me'))).json()).toEqual({});
  early('somebody else');
  expect(await (await fetchSignedIn(at('/me'))).json()).toEqual({});
  expect(asked.map(({ path }) => path)).toEqual(['/list', '/me', '/me']);
});

test('what the document could not ask is asked again', async () => {
  vi.stubGlobal('porchlightAsked', { path: '/me', token: 'first', answer: Promise.reject(new Error('offline')) });
  expect((await fetchSignedIn(at('/me'))).status).toBe(200);
});

test('the token stands in this tab’s own storage, and goes with the session', () => {
  expect([...kept]).toEqual([['porchlight.session', 'first']]); // nothing else is there to keep it in
  forgetSession();
  expect([...kept]).toEqual([]);
});
