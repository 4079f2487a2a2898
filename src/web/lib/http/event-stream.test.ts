import { expect, test, vi } from 'vitest';
import type { LiveEvent, ReplySoFar } from '#contract/events.ts';
import { type OpenStream, watchEvents } from './event-stream.ts';
import { RestError } from './rest.ts';

// What a browser's window offers and Node's global does not.
const browser = new EventTarget();
vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));

const event = (id: string): LiveEvent => ({
  id,
  kind: 'message.added',
  conversation_id: null,
  work_order_id: null,
  property_id: null,
});

/** A server that answers each connection in turn, and notes from where it was asked to go on. */
function server(...connections: (() => AsyncGenerator<LiveEvent | ReplySoFar>)[]) {
  const resumedFrom: (string | undefined)[] = [];
  const open: OpenStream = async ({ lastEventId }) => {
    resumedFrom.push(lastEventId);
    const next = connections.shift();
    if (!next) throw new RestError(404, { code: 'NOT_FOUND', message: 'Gone' });
    return next();
  };
  return { open, resumedFrom };
}

test('a stream that breaks is resumed after the last event that was seen', async () => {
  const { open, resumedFrom } = server(
    async function* () {
      yield event('1');
      yield event('2');
      throw new TypeError('network error');
    },
    async function* () {
      yield event('3');
    },
  );
  const seen: string[] = [];
  const states: string[] = [];
  await watchEvents(open, {
    signal: new AbortController().signal,
    onEvent: ({ id }) => seen.push(id),
    onState: (state) => states.push(state),
  });
  expect(seen).toEqual(['1', '2', '3']);
  expect(resumedFrom).toEqual([undefined, '2', '3']);
  expect(states).toEqual(['live', 'waiting', 'live', 'waiting']);
});

test('a reply that is being made is no place to resume after', async () => {
  const soFar = (body: string) => ({ kind: 'reply.so_far' as const, conversation_id: 'c', answers: 'm', body });
  const { open, resumedFrom } = server(async function* () {
    yield event('1');
    yield soFar('The sauna');
    yield soFar('The sauna takes 45 minutes.');
    throw new TypeError('network error');
  });
  const [seen, replies]: [string[], string[]] = [[], []];
  await watchEvents(open, {
    signal: new AbortController().signal,
    onEvent: ({ id }) => seen.push(id),
    onReply: ({ body }) => replies.push(body),
  });
  expect([seen, replies]).toEqual([['1'], ['The sauna', 'The sauna takes 45 minutes.']]);
  expect(resumedFrom).toEqual([undefined, '1']);
});

test('it ends at once when its reader may not listen', async () => {
  const { open, resumedFrom } = server();
  await watchEvents(open, { signal: new AbortController().signal, onEvent: () => undefined });
  expect(resumedFrom).toHaveLength(1);
});

test('it ends when it is aborted, also while it waits', async () => {
  const stop = new AbortController();
  const open: OpenStream = async () => {
    queueMicrotask(() => stop.abort());
    throw new TypeError('network error');
  };
  await watchEvents(open, { signal: stop.signal, onEvent: () => undefined });
  expect(stop.signal.aborted).toBe(true);
});

test('a server that cannot be reached is asked again after 200 ms, then after twice as long', async () => {
  vi.useFakeTimers();
  const stop = new AbortController();
  const asked: number[] = [];
  const open: OpenStream = async () => {
    asked.push(Date.now());
    throw new TypeError('network error');
  };
  const watching = watchEvents(open, { signal: stop.signal, onEvent: () => undefined });
  await vi.advanceTimersByTimeAsync(3000);
  stop.abort();
  await watching;
  vi.useRealTimers();
  expect(asked.map((at) => at - (asked[0] ?? 0))).toEqual([0, 200, 600, 1400, 3000]);
});

test('what a resumed stream tells again is heard once, but that all is to be read anew whenever it is said', async () => {
  const reset: LiveEvent = { ...event('9-4'), kind: 'reset' };
  const { open, resumedFrom } = server(
    async function* () {
      yield event('1');
      yield event('2');
    },
    async function* () {
      yield event('1');
      yield event('2');
      yield event('3');
      yield reset;
    },
    async function* () {
      yield reset;
    },
  );
  const seen: string[] = [];
  await watchEvents(open, { signal: new AbortController().signal, onEvent: ({ id }) => seen.push(id) });
  expect(seen).toEqual(['1', '2', '3', '9-4', '9-4']);
  expect(resumedFrom).toEqual([undefined, '2', '9-4', '9-4']);
});
