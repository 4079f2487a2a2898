import { expect, test } from 'vitest';
import { nameIn } from './download.ts';

test('a file is saved under the name the server gives it', () => {
  expect(nameIn('attachment; filename="properties.csv"')).toBe('properties.csv');
  expect(nameIn('inline; filename=house.pdf')).toBe('house.pdf');
  expect(nameIn(`attachment; filename="x.csv"; filename*=UTF-8''caf%C3%A9.csv`)).toBe('café.csv');
  expect(nameIn(null)).toBeUndefined();
});
