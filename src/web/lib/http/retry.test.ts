import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { idempotencyHeaders, retryUntilAnswered } from './retry.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const stopping = () => new Response(null, { status: 503, headers: { 'retry-after': '1' } });
const cut = () => Promise.reject(new TypeError('network'));

async function run(answers: (() => Response | Promise<Response>)[], mayHaveBeenDone: boolean) {
  const send = vi.fn(async () => (answers.shift() ?? stopping)());
  const end = retryUntilAnswered(send, { mayHaveBeenDone }).then(
    ({ status }) => status,
    () => 'cut',
  );
  await vi.runAllTimersAsync();
  return [await end, send.mock.calls.length];
}

test('a server that is stopping is asked again, whatever the call', async () => {
  expect(await run([stopping, stopping, () => new Response('{}')], false)).toEqual([200, 3]);
});

test('one that stays away is given up after four tries', async () => {
  expect(await run([], true)).toEqual([503, 4]);
});

test('what may have been done is sent again only where its key makes it one', async () => {
  const gateway = () => new Response('Bad Gateway', { status: 502 });
  expect(await run([cut, gateway, () => new Response('{}')], true)).toEqual([200, 3]);
  expect(await run([cut], false)).toEqual(['cut', 1]);
  expect(await run([gateway], false)).toEqual([502, 1]);
});

test('a refusal is an answer, and so is a 503 that does not say when to come again', async () => {
  expect(await run([() => new Response('{}', { status: 409 })], true)).toEqual([409, 1]);
  expect(await run([() => new Response('{}', { status: 503 })], true)).toEqual([503, 1]);
});

test('each call has a key of its own, and all have one visitor', () => {
  const [one, two] = [idempotencyHeaders(), idempotencyHeaders()];
  expect(one['idempotency-key']).not.toBe(two['idempotency-key']);
  expect(one['x-visitor-id']).toBe(two['x-visitor-id']);
});
