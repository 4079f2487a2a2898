import { expect, test } from 'vitest';
import { bounded } from './bounded.ts';
import { inRequest, noteCaller } from './request-scope.ts';

test('so many at once, so many wait in their order, and whoever comes then is told so', async () => {
  const run = bounded({ atOnce: 2, waiting: 2, busy: 'Too many.' });
  const ends: (() => void)[] = [];
  const begun: number[] = [];
  const work = (n: number) => () => {
    begun.push(n);
    return new Promise<number>((resolve) => ends.push(() => resolve(n)));
  };
  const all = [1, 2, 3, 4].map((n) => run(work(n)));
  await expect(run(work(5))).rejects.toMatchObject({ status: 503, message: 'Too many.' });
  expect(begun).toEqual([1, 2]);
  for (let n = 0; n < 4; n++) {
    ends[n]?.();
    await all[n];
    await Promise.resolve();
  }
  expect(begun).toEqual([1, 2, 3, 4]);
  expect(await Promise.all(all)).toEqual([1, 2, 3, 4]);
});

test('one that fails gives its place on', async () => {
  const run = bounded({ atOnce: 1, waiting: 1, busy: 'Too many.' });
  const [first, second] = [run(() => Promise.reject(new Error('broken'))), run(async () => 'done')];
  await expect(first).rejects.toThrow('broken');
  expect(await second).toBe('done');
  expect(await run(async () => 'again')).toBe('again');
});

/** Whoever asks holds the one place until `next` is called; `done` is in whose order. */
function counter(waiting: number) {
  const run = bounded({ atOnce: 1, waiting, busy: 'Too many.' });
  const done: string[] = [];
  const refused: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (who: string, known = false) =>
    inRequest(async () => {
      noteCaller(who, known);
      await run(() => {
        done.push(who);
        return new Promise<void>((resolve) => ends.push(resolve));
      }).catch(() => refused.push(who));
    });
  const finish = async (asked: Promise<void>[]) => {
    let over = false;
    const all = Promise.all(asked).then(() => {
      over = true;
    });
    while (!over) {
      ends.shift()?.();
      await new Promise(setImmediate);
    }
    return all;
  };
  return { ask, finish, done, refused };
}

test('callers take turns, however many one of them has sent', async () => {
  const { ask, finish, done } = counter(10);
  await finish([...Array(4).fill('loud'), 'quiet', 'other'].map((who) => ask(who)));
  expect(done.slice(0, 4).toSorted()).toEqual(['loud', 'loud', 'other', 'quiet']);
});

test('where the queue is full, whoever has the most in it gives a place', async () => {
  const { ask, finish, done, refused } = counter(4);
  await finish([...Array(7).fill('loud'), 'quiet', 'other'].map((who) => ask(who)));
  expect(refused).toEqual(Array(4).fill('loud'));
  expect(done.toSorted()).toEqual(['loud', 'loud', 'loud', 'other', 'quiet']);
});

test('strangers give way to whoever is known, and never the other way', async () => {
  const { ask, finish, done, refused } = counter(2);
  const asked = [ask('first'), ask('a'), ask('b'), ask('mine', true), ask('mine', true), ask('c')];
  await finish(asked);
  expect(done).toEqual(['first', 'mine', 'mine']);
  expect(refused.toSorted()).toEqual(['a', 'b', 'c']);
});
