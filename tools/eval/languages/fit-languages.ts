// Naive Bayes: how much likelier each word and piece is in one language than in all of them.
import { columnCount, columnsOf, steps, weighed } from '../../../src/server/language/languages/language-weights.ts';
import { normalize } from '../../../src/server/language/text/text.ts';

interface Row {
  text: string;
  lang: string;
}

/** One byte for each column and language, those of a column side by side. */
export function fitLanguages(rows: readonly Row[]): Int8Array {
  const counts = new Map<string, Float64Array>(weighed.map((language) => [language, new Float64Array(columnCount)]));
  for (const { text, lang } of rows) {
    const of = counts.get(lang);
    if (of) for (const column of new Set(columnsOf(normalize(text)))) of[column] = (of[column] ?? 0) + 1;
  }
  const chances = [...counts.values()].map((of) => {
    const total = of.reduce((sum, count) => sum + count, 0);
    return of.map((count) => Math.log(count / total + unseen));
  });
  const weights = new Int8Array(columnCount * weighed.length);
  for (let column = 0; column < columnCount; column++) {
    const mean = chances.reduce((sum, of) => sum + (of[column] ?? 0), 0) / weighed.length;
    chances.forEach((of, at) => {
      weights[column * weighed.length + at] = byte(((of[column] ?? 0) - mean) * steps);
    });
  }
  return weights;
}

const byte = (value: number): number => Math.max(-127, Math.min(127, Math.round(value)));

/** The share of a word or piece that was never seen, alike in each language, however many rows it has. */
const unseen = 5e-7;
