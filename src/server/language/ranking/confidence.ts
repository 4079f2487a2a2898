// Whether the best candidate answers at all: a logistic over the signals, and three bands.

import type { SearchIndex } from '../index/search-index.ts';
import type { Snippet } from '../index/snippet.ts';
import { dataText } from '../text/data-text.ts';
import type { Ranking } from './search.ts';
import { signalsOf } from './signals.ts';

/** `answer` it; `offer` it ("here is what I have on …"); or say it is `unknown`. */
export type Band = 'answer' | 'offer' | 'unknown';

interface Bands {
  answer: number;
  offer: number;
}

interface Fitted {
  weights: number[];
  /** An article may be about anything, and its near siblings with it. */
  article: Bands;
  /** A field of the property says one thing, in words that are known. */
  field: Bands;
}

/** Probability, 0 to 1, that the ranking's first candidate (or a second shown with it) is what was asked. */
export function confidenceOf(index: SearchIndex, ranking: Ranking, text: string): number {
  if (ranking.candidates.length === 0) return 0;
  const sum = signalsOf(index, ranking, text).reduce(
    (total, signal, i) => total + signal * (fitted.weights[i] ?? 0),
    0,
  );
  return 1 / (1 + Math.exp(-sum));
}

/** `first`: the candidate whose confidence it is. */
export function bandOf(confidence: number, first: Snippet | undefined): Band {
  const bands = first?.field ? fitted.field : fitted.article;
  if (confidence >= bands.answer) return 'answer';
  return confidence >= bands.offer ? 'offer' : 'unknown';
}

// Fitted by tools/eval/fit-confidence.ts, which says on what; the file has exactly this shape.
const fitted = JSON.parse(dataText('confidence.json')) as Fitted;
