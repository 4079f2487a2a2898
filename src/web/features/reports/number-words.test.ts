import { expect, test } from 'vitest';
import { changeOfShare, changeOfTime, lengthOfTime } from './number-words.ts';

test.each([
  [0.2, '< 1 s'],
  [4.4, '4 s'],
  [60, '1 min'],
  [80, '1 min 20 s'],
  [7500, '2 h 5 min'],
])('%d seconds are %s', (seconds, words) => expect(lengthOfTime(seconds)).toBe(words));

test('a change is said only where there is one', () => {
  expect(changeOfShare({ value: 0.9, before: 0.86 })).toBe('+4 points in 30 days');
  expect(changeOfShare({ value: 0.85, before: 0.86 })).toBe('−1 point in 30 days');
  expect(changeOfShare({ value: 0.9, before: null })).toBeUndefined();
  expect(changeOfTime({ value: 3, before: 5 })).toBe('2 s faster than before');
  expect(changeOfTime({ value: 70, before: 5 })).toBe('1 min 5 s slower than before');
  expect(changeOfTime({ value: 5.2, before: 5 })).toBeUndefined();
});
