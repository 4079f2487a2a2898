import { expect, test } from 'vitest';
import { stepOf, textOf } from './manual-step.ts';

const some = (count: number, characters = 20) =>
  Array.from({ length: count }, (_, at) => ({ title: `Rule ${at + 1}`, body: 'x'.repeat(characters) }));

test.each([
  [0, 20, 0],
  [100, 20, 100],
  [150, 20, 100],
  [40, 5000, 9],
  [3, 60_000, 1],
])('of %i articles of %i characters the first %i are saved at once', (count, characters, step) => {
  expect(stepOf(some(count, characters))).toBe(step);
});

test('what is left is a text again, each article under its title', () => {
  expect(textOf(some(2, 3))).toBe('# Rule 1\nxxx\n\n# Rule 2\nxxx');
});
