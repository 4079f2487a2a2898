import { expect, test } from 'vitest';
import { quoteFrom } from './quote-sources.ts';

const stove =
  'The stove is yours to use from October to April. Pull the rod on its left side out before you open the door. Ashes go, when they are cold, into the steel pail on the porch, never into the garbage.';
const dog = 'One dog of up to 70 lbs is welcome, for $85 a stay. Bowls stand in the mudroom.';

test.each([
  ['Neither: once cold, ashes belong in the steel pail.', 'Ashes go, when they are cold,'],
  ['Slide the rod out first, then the door.', 'Pull the rod'],
  ['Ein Hund bis 32 kg darf mit, das kostet 85 Dollar.', 'One dog of up to 70 lbs'],
])('what is meant by "%s" is quoted, and no more', (said, quote) => {
  expect(quoteFrom([stove, dog], said)).toMatch(new RegExp(`^${quote}[^.]*\\.$`));
});

test('several sentences stand in the order of their sources', () => {
  expect(quoteFrom([stove, dog], 'Your dog of 70 lbs is fine. Cold ashes go into the pail.')).toBe(
    'Ashes go, when they are cold, into the steel pail on the porch, never into the garbage. One dog of up to 70 lbs is welcome, for $85 a stay.',
  );
});

test('what is near to no sentence has the whole source told', () => {
  expect(quoteFrom([dog, stove], 'Sure thing!')).toBe(dog);
});
