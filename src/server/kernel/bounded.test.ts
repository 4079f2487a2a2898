import { expect, test } from 'vitest';
import { bounded } from './bounded.ts';

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
