import { expect, it } from 'vitest';
import { giveUpAfterMs, nextTryAt } from './back-off.ts';

it('tries at once, then ever more slowly, for three days', () => {
  const begun = new Date('2026-03-01T00:00:00Z');
  const giveUpAt = new Date(begun.getTime() + giveUpAfterMs);
  const at: number[] = [];
  for (let now: Date | null = begun, tries = 1; now; tries++) {
    at.push((now.getTime() - begun.getTime()) / 1000);
    now = nextTryAt(tries, now, giveUpAt);
  }
  expect(at.slice(0, 5)).toEqual([0, 5, 35, 155, 755]);
  const gaps = at.slice(1).map((moment, n) => moment - (at[n] ?? 0));
  expect(gaps).toEqual(gaps.toSorted((a, b) => a - b));
  expect(at.length).toBeGreaterThan(14);
  expect(at.at(-1)).toBeLessThanOrEqual(72 * 3600);
  expect(at.at(-1)).toBeGreaterThan(63 * 3600);
});
