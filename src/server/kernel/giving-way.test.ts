import { expect, it } from 'vitest';
import { mapGivingWay } from './giving-way.ts';

const work = (milliseconds: number) => {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
};

it('maps in order, and lets others work in between', async () => {
  const order: string[] = [];
  const mapped = mapGivingWay(['a', 'b', 'c'], (letter) => {
    work(10);
    order.push(letter);
    return letter.toUpperCase();
  });
  setImmediate(() => order.push('somebody else'));
  expect(await mapped).toEqual(['A', 'B', 'C']);
  expect(order.indexOf('somebody else')).toBeLessThan(order.indexOf('c'));
});

it('gives turns to several one after the other, and to others in between', async () => {
  const order: string[] = [];
  const long = (name: string) =>
    mapGivingWay([1, 2, 3], () => {
      work(10);
      order.push(name);
    });
  let isOver = false;
  const watch = () => {
    if (isOver) return;
    order.push('-');
    setImmediate(watch);
  };
  setImmediate(watch);
  await Promise.all([long('a'), long('b'), long('c')]);
  isOver = true;
  expect(order.join('')).not.toMatch(/[abc]{2}/);
  expect(order.filter((one) => one !== '-').join('')).toBe('abcabcabc');
});

it('ends at what throws', async () => {
  const seen: number[] = [];
  const mapped = mapGivingWay([1, 2, 3], (number) => {
    seen.push(number);
    if (number === 2) throw new Error('two');
  });
  await expect(mapped).rejects.toThrow('two');
  expect(seen).toEqual([1, 2]);
});
