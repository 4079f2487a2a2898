import { expect, test } from 'vitest';
import { between } from './selection.tsx';

const keys = ['a', 'b', 'c', 'd'];

test('a range goes from the row that was chosen last to this one, either way', () => {
  expect(between(keys, 'b', 'd')).toEqual(['b', 'c', 'd']);
  expect(between(keys, 'd', 'b')).toEqual(['b', 'c', 'd']);
  expect(between(keys, 'b', 'b')).toEqual(['b']);
});

test('from a row that no longer shows it is this one alone', () => {
  expect(between(keys, 'gone', 'c')).toEqual(['c']);
});
