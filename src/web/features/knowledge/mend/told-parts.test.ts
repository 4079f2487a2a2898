import { expect, test } from 'vitest';
import { firstTold, toldParts } from './told-parts.ts';

const note = 'The sauna is by the lake. Heat it for 40 minutes.\nShower first.';

test('marks the sentences that the guest was told', () => {
  const parts = toldParts(note, 'Here is what your host wrote:  Heat it for 40 minutes.');
  expect(parts.filter(({ told }) => told)).toEqual([{ text: 'Heat it for 40 minutes.', told: true }]);
  expect(parts.map(({ text }) => text).join('')).toBe(note);
  expect(firstTold(parts)).toEqual({ from: 26, to: 49 });
});

test('marks nothing where the answer said it in other words', () => {
  expect(firstTold(toldParts(note, 'Ask your host.'))).toBeNull();
  expect(toldParts('', 'Anything')).toEqual([]);
});
