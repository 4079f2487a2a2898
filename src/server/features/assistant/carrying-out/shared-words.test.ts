import { expect, test } from 'vitest';
import { sharesMost } from './shared-words.ts';

test.each([
  ['Hot tub heater is broken', 'The heater of the hot tub', true],
  ['The sofa has a broken leg', 'One leg of the sofa is broken', true],
  ['Garden swing is broken', 'The garden fence is broken', false],
  ['Toilet runs all the time', 'Toilet is blocked', false],
  ['Bedroom lamp flickers', 'Kitchen lamp is dark', false],
  ['浴缸是冷的', '浴缸不热', false],
  ['', '', false],
])('%j and %j are the same: %j', (one, other, same) => {
  expect(sharesMost(one, other)).toBe(same);
  expect(sharesMost(other, one)).toBe(same);
});
