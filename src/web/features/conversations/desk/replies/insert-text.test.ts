import { expect, test } from 'vitest';
import { slashAsks } from './insert-text.ts';

test.each([
  ['/', true],
  ['Hello /', true],
  ['Hello\n/', true],
  ['24/', false],
  ['//', false],
  ['/h', false],
])('%j asks for a saved reply: %s', (value, asks) => {
  expect(slashAsks(value, value.length)).toBe(asks);
});
