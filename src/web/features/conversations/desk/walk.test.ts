import { expect, test } from 'vitest';
import { nextInWalk } from './walk.ts';

const order = ['a', 'b', 'c', 'd'];

test('J and K lead to the next one and the one before', () => {
  expect(nextInWalk(order, order, 'b', 1)).toBe('c');
  expect(nextInWalk(order, order, 'b', -1)).toBe('a');
  expect(nextInWalk(order, order, 'a', -1)).toBeNull();
  expect(nextInWalk(order, order, 'd', 1)).toBeNull();
});

test('with nothing open they begin at the top', () => {
  expect(nextInWalk([], order, null, 1)).toBe('a');
  expect(nextInWalk([], [], null, 1)).toBeNull();
});

test('a chat that left the list or moved in it is left at the place where it was', () => {
  expect(nextInWalk(order, ['a', 'c', 'd'], 'b', 1)).toBe('c');
  expect(nextInWalk(order, ['a', 'c', 'd', 'b'], 'b', 1)).toBe('c');
  expect(nextInWalk(order, ['a', 'd', 'b'], 'b', 1)).toBe('d');
  expect(nextInWalk(order, ['c', 'd', 'b'], 'b', -1)).toBeNull();
});

test('one that was opened from elsewhere goes by the list as it is', () => {
  expect(nextInWalk([], ['a', 'x', 'b'], 'x', 1)).toBe('b');
  expect(nextInWalk([], order, 'elsewhere', 1)).toBe('a');
});

test('what came to the ends of the list meanwhile is reached', () => {
  expect(nextInWalk(order, [...order, 'e', 'f'], 'd', 1)).toBe('e');
  expect(nextInWalk(order, ['y', 'z', ...order], 'a', -1)).toBe('z');
});
