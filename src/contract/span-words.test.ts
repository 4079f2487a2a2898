import { expect, test } from 'vitest';
import { spanWords } from './span-words.ts';

test.each([
  [1, 'a minute'],
  [10, '10 minutes'],
  [60, 'an hour'],
  [90, 'an hour and 30 minutes'],
  [240, '4 hours'],
  [1440, '24 hours'],
  [2880, '2 days'],
  [3000, '2 days and 2 hours'],
  [4320, '3 days'],
  [10_080, '7 days'],
])('%i minutes are %j', (minutes, words) => expect(spanWords(minutes)).toBe(words));
