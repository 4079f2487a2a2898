import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hashOf, readReaderRows } from './rows.ts';

test('the weights were learned from the rows that are here', () => {
  const { data } = JSON.parse(readFileSync('src/server/language/data/line-heads.json', 'utf8')) as { data: string };
  expect(hashOf(readReaderRows('{train,tune}'))).toBe(data);
});
