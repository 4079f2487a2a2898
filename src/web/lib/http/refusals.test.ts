import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { api, messageOf } from './api.ts';
import { AuthError, callAuth } from './auth-call.ts';
import { unreachable } from './refusals.ts';
import { RestError, rest, wordsOf } from './rest.ts';

// What stands before the server answers in its own words, or in none; what a person is shown is ours.

const page = '<html><head><title>502 Bad Gateway</title></head></html>';
const json = { 'content-type': 'application/json' };
const html = { 'content-type': 'text/html' };
const inFront: Record<string, () => Response> = {
  'a page': () => new Response(page, { status: 502, headers: html }),
  'an empty answer': () => new Response(null, { status: 500 }),
  'JSON of its own': () => Response.json({ message: 'Endpoint request timed out' }, { status: 504 }),
  'JSON that was cut off': () => new Response('{"co', { status: 502, headers: json }),
  'a page where one has to sign in': () => new Response(page, { headers: html }),
};

let answer: () => Response;
beforeAll(() => {
  const origin = 'http://porchlight.test';
  vi.useFakeTimers();
  vi.stubGlobal('location', new URL(origin));
  vi.stubGlobal('sessionStorage', { getItem: () => null });
  vi.stubGlobal('fetch', async () => answer());
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(to: RequestInfo | URL, init?: RequestInit) {
        super(to instanceof Request ? to : new URL(to, origin), init); // Node's own wants a whole address
      }
    },
  );
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

for (const [what, answered] of Object.entries(inFront)) {
  test(`${what} in place of an answer is never shown to anybody`, async () => {
    answer = answered;
    const called = await failureOf(api.accounts.me());
    expect(messageOf(called)).toBe(unreachable.message);
    expect(messageOf(called, "Couldn't load.")).toBe("Couldn't load.");
    const light = await failureOf(rest('GET', '/site/support'));
    expect(light).toBeInstanceOf(RestError);
    expect(wordsOf(light, 'Failed to submit question.')).toBe('Failed to submit question.');
    const auth = await failureOf(callAuth('POST', 'sign-in/email', { body: {} }));
    expect(auth).toBeInstanceOf(AuthError);
    expect(auth).toMatchObject({ status: 0, message: unreachable.message });
  });
}

test('too much is never said to be a line that is gone, whoever says it', async () => {
  const own = { code: 'TOO_MANY_REQUESTS', message: 'Too many requests. Try again in 40 seconds.', request_id: 'r' };
  answer = () => Response.json(own, { status: 429 });
  expect(messageOf(await failureOf(api.accounts.me()))).toBe(own.message);
  expect(wordsOf(await failureOf(rest('GET', '/site/support')), '')).toBe(own.message);
  answer = () => new Response(page, { status: 429, headers: html });
  const waitWords = 'Too many requests. Please wait a little, then try again.';
  expect(messageOf(await failureOf(api.accounts.me()))).toBe(waitWords);
  expect(wordsOf(await failureOf(rest('GET', '/site/support')), '')).toBe(waitWords);
  expect(await failureOf(callAuth('POST', 'sign-in/email', { body: {} }))).toMatchObject({ message: waitWords });
});

test('what the server itself refuses is shown in its words, also before a call was read', async () => {
  const refusal = { code: 'TOO_LARGE', message: 'That is too much at once.', request_id: 'r' };
  answer = () => Response.json(refusal, { status: 413 });
  expect(messageOf(await failureOf(api.accounts.me()))).toBe(refusal.message);
  expect(wordsOf(await failureOf(rest('GET', '/site/support')), 'Failed.')).toBe(refusal.message);
});

/** What it throws, once every try that it makes by itself is over. */
async function failureOf(call: Promise<unknown>): Promise<unknown> {
  const failed = call.then(
    () => undefined,
    (error: unknown) => error,
  );
  await vi.runAllTimersAsync();
  return failed;
}
