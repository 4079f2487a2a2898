import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { askedHouses, hashOf } from './houses.ts';

test('the meanings were learned from the houses that are here', () => {
  const { data } = JSON.parse(readFileSync('src/server/language/data/meaning.json', 'utf8')) as { data: string };
  expect(hashOf(askedHouses('train'))).toBe(data);
});
