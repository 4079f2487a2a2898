import { expect, test } from 'vitest';
import { foundParts } from './found-words.ts';

test('marks the beginnings of words that were searched for, in any case', () => {
  expect(foundParts('Parking is behind. Re-park, sparkle', 'park')).toEqual([
    { text: 'Park', found: true },
    { text: 'ing is behind. Re-', found: false },
    { text: 'park', found: true },
    { text: ', sparkle', found: false },
  ]);
});

test('marks nothing where no word was searched for', () => {
  expect(foundParts('Parking (free)', '(')).toEqual([{ text: 'Parking (free)', found: false }]);
});
