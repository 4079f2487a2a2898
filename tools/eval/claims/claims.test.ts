// The gate of what a language model may write. Of the held pairs nothing but totals is told: whoever works on the check
// must not read them.
import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ceilings, goals, type Split, splits } from './floors.ts';
import { readPairs, type Tally, tally } from './pairs.ts';

const tallyOf = (split: Split): Tally =>
  tally(readPairs(globSync(`tools/eval/data/understanding/claims/${split}/*.jsonl`).toSorted()));
const tallies: Record<Split, Tally> = { train: tallyOf('train'), tune: tallyOf('tune'), held: tallyOf('held') };
const all = Object.values(tallies);

test('there are at least 300 pairs, flipped and faithful alike', () => {
  const [flipped, faithful] = [all.map((one) => one.flipped), all.map((one) => one.faithful)].map((counts) =>
    counts.reduce((sum, count) => sum + count, 0),
  );
  expect(Math.min(flipped ?? 0, faithful ?? 0)).toBeGreaterThanOrEqual(300);
});

test.each(splits)('of the pairs of %s no more flipped pass and no more faithful are refused than before', (split) => {
  expect(tallies[split].passed).toBeLessThanOrEqual(ceilings[split].passed);
  expect(tallies[split].refused).toBeLessThanOrEqual(ceilings[split].refused);
});

test('the goal is met on what the check was made with, for the flipped', () => {
  const { flipped, passed } = tallies.train;
  expect(passed / flipped).toBeLessThanOrEqual(goals.passed);
});
