import { expect, test, vi } from 'vitest';
import { unreachable } from '../http/refusals.ts';
import { RestError } from '../http/rest.ts';
import { type Outgoing, type QueueStore, SendQueue } from './send-queue.ts';

/** A browser's storage that outlives the page, as IndexedDB does: what is read is a copy. */
function storage(): QueueStore {
  let kept: Outgoing[] = [];
  return {
    read: async () => structuredClone(kept),
    write: async (items) => {
      kept = structuredClone([...items]);
    },
  };
}

/**
 * The far end: keeps what arrives, once per client id, as the server does; `answers` decides what becomes of each try.
 */
function server(answers: (tries: number) => 'taken' | 'lost answer' | 'down' | 'refused' = () => 'taken') {
  const arrived: Outgoing[] = [];
  let tries = 0;
  const deliver = async (item: Outgoing) => {
    const answer = answers(++tries);
    if (answer === 'down') throw new RestError(503, unreachable);
    if (answer === 'refused') throw new RestError(422, { code: 'INVALID', message: 'Not a photo.' });
    if (!arrived.some(({ client_id }) => client_id === item.client_id)) arrived.push(item);
    if (answer === 'lost answer') throw new RestError(0, unreachable);
  };
  return { deliver, texts: () => arrived.map(textOf) };
}

const textOf = ({ content }: Outgoing) => (content.kind === 'text' ? content.text : content.name);
const text = (words: string) => ({ kind: 'text', text: words }) as const;

function page(store: QueueStore, deliver: (item: Outgoing) => Promise<void>, line = { online: true }) {
  const queue = new SendQueue({ store, deliver, isOnline: () => line.online, onChange: () => undefined });
  void queue.open();
  return queue;
}

test('messages go one after the other, in the order they were written', async () => {
  const far = server();
  const queue = page(storage(), far.deliver);
  await Promise.all([queue.add(text('one')), queue.add(text('two')), queue.add(text('three'))]);
  await queue.flush();
  expect(far.texts()).toEqual(['one', 'two', 'three']);
  expect(queue.items).toEqual([]);
});

test('what is written offline goes when the line is back, once each and in order', async () => {
  const line = { online: false };
  const far = server();
  const queue = page(storage(), far.deliver, line);
  await queue.add(text('one'));
  await queue.add(text('two'));
  expect(queue.items.map(({ state, failures }) => [state, failures])).toEqual([
    ['waiting', 0],
    ['waiting', 0],
  ]);
  line.online = true;
  await Promise.all([queue.flush(), queue.flush()]);
  expect(far.texts()).toEqual(['one', 'two']);
});

test('what was not sent survives a reload and goes before what is written after it', async () => {
  const store = storage();
  const far = server();
  await page(store, far.deliver, { online: false }).add(text('before the reload'));
  const reloaded = page(store, far.deliver);
  await reloaded.add(text('after the reload'));
  expect(far.texts()).toEqual(['before the reload', 'after the reload']);
  expect(await store.read()).toEqual([]);
});

test('what is written before the page knows what was left stands there once, and pushes nothing out', async () => {
  const store = storage();
  const far = server();
  await page(store, far.deliver, { online: false }).add(text('left'));
  const seen: string[][] = [];
  const queue: SendQueue = new SendQueue({
    store,
    deliver: far.deliver,
    isOnline: () => true,
    onChange: () => seen.push(queue.items.map(textOf)),
  });
  const added = queue.add(text('early'));
  await new Promise((resolve) => setTimeout(resolve)); // time enough to send it, were it not held back
  expect(seen).toEqual([['early']]);
  await queue.open();
  await added;
  expect(seen.filter((texts) => texts.length !== new Set(texts).size)).toEqual([]);
  expect(far.texts()).toEqual(['left', 'early']);
});

test('an answer that is lost on the way does not make the message arrive twice', async () => {
  vi.useFakeTimers();
  const far = server((tries) => (tries === 1 ? 'lost answer' : 'taken'));
  const queue = page(storage(), far.deliver);
  await queue.add(text('once'));
  expect(queue.items).toMatchObject([{ state: 'failed', failures: 1, problem: unreachable.message }]);
  await vi.advanceTimersByTimeAsync(4000);
  expect(queue.items).toEqual([]);
  expect(far.texts()).toEqual(['once']);
  vi.useRealTimers();
});

test('while the server is down the rest waits behind the first, and Retry sends all', async () => {
  let down = true;
  const far = server(() => (down ? 'down' : 'taken'));
  const queue = page(storage(), far.deliver);
  await queue.add(text('one'));
  await queue.add(text('two'));
  expect(queue.items).toMatchObject([{ state: 'failed', failures: 2 }, { state: 'waiting' }]);
  down = false;
  await queue.retry(queue.items[0]?.client_id ?? '');
  expect(far.texts()).toEqual(['one', 'two']);
});

test('what the server will not take stays to be seen and holds up nothing', async () => {
  const far = server((tries) => (tries === 1 ? 'refused' : 'taken'));
  const queue = page(storage(), far.deliver);
  await queue.add({ kind: 'photo', file: new Blob(['x']), name: 'plan.jpg' });
  await queue.add(text('two'));
  expect(far.texts()).toEqual(['two']);
  expect(queue.items).toMatchObject([{ state: 'refused', problem: 'Not a photo.' }]);
  await queue.discard(queue.items[0]?.client_id ?? '');
  expect(queue.items).toEqual([]);
});
