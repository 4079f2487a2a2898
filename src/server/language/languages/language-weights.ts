// What tells languages apart: naive Bayes over hashed columns, which are a text's words and pieces of two to four letters.
import { hash } from '../text/traits.ts';

/** Those that have weights, in their order. */
export const weighed = ['en', 'es', 'fr', 'de', 'pt'] as const;
export type Weighed = (typeof weighed)[number];

export const columnCount = 32_768;

/** Steps of a weight for each logarithm of a chance. */
export const steps = 14;

/** Of a normalized text: one for each word and piece, as often as it stands there. "E4" on a display is no word. */
export const columnsOf = (normalized: string): number[] =>
  (normalized.match(/(?<![\p{L}\p{N}])[\p{L}'’]+(?![\p{L}\p{N}])/gu) ?? []).flatMap((word) =>
    [...whole(word), ...piecesOf(`_${word}_`)].map((piece) => hash(piece) % columnCount),
  );

/** A word counts for as much as three of its pieces: a known one says more than what it is made of. */
const whole = (word: string): string[] => [`w${word}`, `w${word}`, `w${word}`];

const piecesOf = (word: string): string[] =>
  lengths.flatMap((length) =>
    Array.from({ length: Math.max(0, word.length - length + 1) }, (_, at) => word.slice(at, at + length)),
  );

const lengths = [2, 3, 4];

/** How likely each language is, as the logarithm of a chance; null for a text without letters. */
export function scoresOf(weights: Int8Array, normalized: string): Record<Weighed, number> | null {
  const columns = columnsOf(normalized);
  if (columns.length === 0) return null;
  const scores = { en: 0, es: 0, fr: 0, de: 0, pt: 0 };
  weighed.forEach((language, at) => {
    for (const column of columns) scores[language] += (weights[column * weighed.length + at] ?? 0) / steps;
  });
  return scores;
}
