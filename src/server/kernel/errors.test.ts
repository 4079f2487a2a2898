import { expect, test } from 'vitest';
import { inWords, tooMany } from './errors.ts';

test.each([
  [1, '1 second'],
  [89, '89 seconds'],
  [90, '2 minutes'],
  [900, '15 minutes'],
  [3600, 'an hour'],
  [5400, 'an hour and 30 minutes'],
  [86_400, '24 hours'],
  [259_200, '3 days'],
])('whoever has to wait %i seconds reads %j', (seconds, words) => expect(inWords(seconds)).toBe(words));

test('a day is said as people say it', () => {
  expect(tooMany(86_400).message).toBe('Too many requests. Try again in 24 hours.');
});
