import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readReaderRows } from '../reader/rows.ts';
import { fitLanguages } from './fit-languages.ts';

test('the weights are those that the rows give', () => {
  const fitted = Buffer.from(fitLanguages(readReaderRows('train')).buffer);
  expect(fitted.equals(readFileSync('src/server/language/data/language-weights.bin'))).toBe(true);
});
