import { expect, test } from 'vitest';
import { roughSpan } from './rough-span.ts';

test.each([
  ['en', 1, '1 minute'],
  ['es', 89, '89 minutos'],
  ['de', 90, '2 Stunden'],
  ['fr', 365, '6\u00a0heures'],
  ['pt', 2, '2 minutos'],
])('in "%s" %d minutes are "%s"', (language, minutes, words) => {
  expect(roughSpan(language, minutes)).toBe(words);
});
