import { expect, test } from 'vitest';
import { saidBy, withNewest } from '#features/work-orders';
import { withoutWords } from './said-of-jobs.ts';

const first = 'Guest wrote: "the sink is full"';
const theirs = 'Guest wrote: "the zanzibar sink is full too"';

test('what somebody else reported, or added, is taken out of a summary, and what it begins with stays', () => {
  expect(withoutWords(withNewest(first, saidBy(theirs)), [theirs])).toBe(first);
  expect(withoutWords(withNewest(withNewest(first, 'zanzibar drips'), saidBy('more')), ['zanzibar drips'])).toBe(
    `${first}\n${saidBy('more')}`,
  );
  expect(withoutWords(withNewest(first, saidBy(first)), [first])).toBe(first);
});

test('words that were cut, for there was no room for all, are taken out too', () => {
  const long = `Guest wrote: "${'zanzibar '.repeat(440)}"`;
  const reports = [saidBy('the valve '.repeat(390)), saidBy(long), 'it is behind the fridge '.repeat(30)];
  const full = reports.reduce(withNewest, first);
  expect(full).toMatch(/zan\w* ?\[…\]/);
  const left = withoutWords(full, [long]);
  expect(left).not.toContain('zanzibar');
  expect(left).toMatch(/^Guest wrote: "the sink is full".*it is behind the fridge $/s);
});
