import { expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { withNewest, withOthers } from './summaries.ts';

const [a, b, c] = ['a', 'b', 'c'].map((letter) => letter.repeat(limits.longText)) as [string, string, string]; // three

test('two whole reports stand in a summary as they are', () => {
  expect(withNewest(a, b)).toBe(`${a}\n${b}`);
  expect(withOthers(a, b)).toBe(`${a}\n${b}`);
});

test('the newest words are whole, and what is left out before them is seen', () => {
  const full = withNewest(withNewest(a, b), c);
  expect(full.startsWith(a)).toBe(true);
  expect(full.endsWith(`[…]\n${c}`)).toBe(true);
  expect(full.length).toBe(2 * limits.longText + 200);
  expect(withNewest(full, 'the valve is behind the fridge')).toContain('\nthe valve is behind the fridge');
});

test('the guest’s own words come whole before those of others', () => {
  const full = withOthers(a, withNewest(b, c));
  expect(full.startsWith(`${a}\n${b}`)).toBe(true);
  expect(full.endsWith('[…]')).toBe(true);
});
