import { beforeEach, expect, test, vi } from 'vitest';
import { refusalForGood, unreachable } from '../http/refusals.ts';
import { RestError } from '../http/rest.ts';
import { sealerFrom } from './seal.ts';
import type { Tap } from './tap.ts';
import { TapQueue } from './tap-queue.ts';
import { dropTapsOf, tapsInBrowser } from './tap-store.ts';

/** A browser's storage: what lies in it can be looked at by whoever sits down next. */
const lying = vi.hoisted(() => new Map<string, unknown>());
/** How often it was read, and what its answers wait for. */
const reading = vi.hoisted(() => ({ begun: 0, until: Promise.resolve() }));
vi.mock('idb-keyval', () => ({
  set: async (key: string, value: unknown) => void lying.set(key, structuredClone(value)),
  del: async (key: string) => void lying.delete(key),
  delMany: async (keys: string[]) => keys.forEach((key) => void lying.delete(key)),
  keys: async () => [...lying.keys()],
  entries: async () => {
    reading.begun++;
    const found = structuredClone([...lying.entries()]);
    await reading.until;
    return found;
  },
}));

/** One after the other by name, as browsers keep them over all windows. */
let held: Promise<unknown> = Promise.resolve();
vi.stubGlobal('navigator', {
  locks: {
    request: (_: string, work: () => Promise<void>) => {
      held = held.then(work);
      return held;
    },
  },
});

const line = { isUp: false };
const arrived = new Map<string, string>();
let answer: (act: string) => 'taken' | 'lost' | { refused: string } = () => 'taken';

beforeEach(() => {
  lying.clear();
  reading.until = Promise.resolve();
  arrived.clear();
  line.isUp = false;
  answer = () => 'taken';
});

/** The far end does what comes under one key once, as the server does. */
async function deliver({ id, act }: Tap<string>): Promise<string> {
  const said = answer(act);
  if (typeof said === 'object') throw new RestError(409, { code: 'CONFLICT', message: said.refused });
  arrived.set(id, act);
  if (said === 'lost') throw new RestError(0, unreachable);
  return act;
}

function openWindow({ link = 'ada', isChained = true } = {}) {
  const queue = new TapQueue<string, string>({
    place: 'job.1',
    store: tapsInBrowser('job.1', sealerFrom(link), false),
    deliver,
    refusalIn: (error) => (error instanceof RestError ? refusalForGood(error) : null),
    refusalBehind: () => (isChained ? 'after a refused one' : null),
    onTaken: () => undefined,
    onTakenElsewhere: () => undefined,
    onChange: () => undefined,
    isOnline: () => line.isUp,
  });
  return queue;
}

/** In turn, so that each has its own moment. */
async function tapAll(queue: TapQueue<string, string>, ...acts: string[]) {
  for (const act of acts) {
    expect(await queue.tap(act)).toEqual({ is: 'waiting' });
    await new Promise((done) => setTimeout(done, 2));
  }
}

const acts = (queue: TapQueue<string, string>) => queue.taps.map(({ act }) => act);

test('what is tapped without a line goes in its order, once each, also when another page has opened since', async () => {
  const before = openWindow();
  await before.open();
  await tapAll(before, 'accept', 'set off', 'start');
  before.close();
  const after = openWindow();
  await after.open();
  expect(acts(after)).toEqual(['accept', 'set off', 'start']);
  line.isUp = true;
  await after.flush();
  expect([...arrived.values()]).toEqual(['accept', 'set off', 'start']);
  expect([after.taps, [...lying.keys()]]).toEqual([[], []]);
  after.close();
});

test('an answer that was lost makes one effect: it goes again under its key', async () => {
  const queue = openWindow();
  await queue.open();
  line.isUp = true;
  answer = () => 'lost';
  expect(await queue.tap('accept')).toEqual({ is: 'waiting' });
  answer = () => 'taken';
  await queue.flush();
  expect(arrived.size).toBe(1);
  queue.close();
});

test('two windows send one at a time, and neither sends what the other has sent or took back', async () => {
  const [one, other] = [openWindow(), openWindow()];
  await Promise.all([one.open(), other.open()]);
  await tapAll(one, 'accept', 'set off');
  await tapAll(other, 'start');
  await vi.waitFor(() => expect([acts(one), acts(other)].map(({ length }) => length)).toEqual([3, 3]));
  const wrong = other.taps[1]?.id ?? '';
  await other.takeBack(wrong);
  line.isUp = true;
  await Promise.all([one.flush(), other.flush()]);
  expect([...arrived.values()]).toEqual(['accept', 'start']);
  await vi.waitFor(() => expect([one.taps, other.taps]).toEqual([[], []]));
  for (const queue of [one, other]) queue.close();
});

test('a slow reading that began before a tap does not hide it', async () => {
  const [one, other] = [openWindow(), openWindow()];
  await Promise.all([one.open(), other.open()]);
  const { promise, resolve } = Promise.withResolvers<void>();
  reading.until = promise;
  const begun = reading.begun;
  await tapAll(one, 'accept');
  await vi.waitFor(() => expect(reading.begun).toBe(begun + 1)); // the other window has heard of it
  await tapAll(other, 'start');
  resolve();
  await vi.waitFor(() => expect([acts(one), acts(other)]).toEqual([acts(other), ['accept', 'start']]));
  for (const queue of [one, other]) queue.close();
});

test('what is refused stays with its reason, what came after it is not sent, and both go when tried again', async () => {
  const queue = openWindow();
  await queue.open();
  await tapAll(queue, 'accept', 'set off');
  answer = () => ({ refused: 'This job went to the next contractor.' });
  line.isUp = true;
  await queue.flush();
  expect(queue.taps.map(({ state, problem }) => [state, problem])).toEqual([
    ['refused', 'This job went to the next contractor.'],
    ['refused', 'after a refused one'],
  ]);
  const again = openWindow();
  await again.open();
  expect(acts(again)).toEqual(['accept', 'set off']);
  answer = () => 'taken';
  for (const { id } of queue.taps) await queue.retry(id);
  expect([...arrived.values()]).toEqual(['accept', 'set off']);
  for (const one of [queue, again]) one.close();
});

test('where one does not depend on another, a refusal holds up nobody', async () => {
  const queue = openWindow({ isChained: false });
  await queue.open();
  await tapAll(queue, 'approve', 'answer');
  answer = (act) => (act === 'approve' ? { refused: 'Decided already.' } : 'taken');
  line.isUp = true;
  await queue.flush();
  expect([acts(queue), [...arrived.values()]]).toEqual([['approve'], ['answer']]);
});

test('with a line it is sent at once, and a refusal is said there and kept nowhere', async () => {
  const queue = openWindow();
  await queue.open();
  line.isUp = true;
  expect(await queue.tap('accept')).toEqual({ is: 'sent', answer: 'accept' });
  answer = () => ({ refused: 'No.' });
  await expect(queue.tap('start')).rejects.toThrow('No.');
  expect([queue.taps, lying.size]).toEqual([[], 0]);
});

test('nobody without the link reads what waits, photos neither; whoever leaves on purpose leaves nothing', async () => {
  const queue = openWindow();
  await queue.open();
  await tapAll(queue, 'The key is under the third stone');
  await queue.addFile('photo', new Blob(['a picture of the third stone'], { type: 'image/jpeg' }));
  const inClear = JSON.stringify([...lying], (_, value) =>
    value instanceof ArrayBuffer ? new TextDecoder('latin1').decode(value) : value,
  );
  expect(lying.size).toBe(2);
  expect(inClear).not.toContain('third stone');
  const stranger = openWindow({ link: 'eve' });
  await stranger.open();
  expect(stranger.taps).toEqual([]);
  const owner = openWindow();
  await owner.open();
  expect(await owner.taps[1]?.file?.text()).toBe('a picture of the third stone');
  expect(owner.taps[1]?.file?.type).toBe('image/jpeg');
  await dropTapsOf('job.1');
  expect(lying.size).toBe(0);
});
