// Which candidate answers, if any: each has a chance, and so has none of them.

import type { SearchIndex } from '../index/search-index.ts';
import { dataText } from '../text/data-text.ts';
import type { Candidate } from './search.ts';
import { type Asked, signalsOf } from './signals.ts';

/** `answer` it; `offer` it ("here is what I have on …"); or say it is `unknown`. */
export type Band = 'answer' | 'offer' | 'unknown';

interface Fitted {
  /** In the order of `signalNames`. */
  weights: number[];
  answer: number;
  offer: number;
}

/** Of each candidate the probability, 0 to 1, that it answers; together with that of none they sum to 1. */
export function chancesOf(index: SearchIndex, asked: Asked, candidates: readonly Candidate[]): number[] {
  const scores = candidates.map((candidate) =>
    signalsOf(index, asked, candidate).reduce((sum, signal, i) => sum + signal * (fitted.weights[i] ?? 0), 0),
  );
  const most = Math.max(0, ...scores);
  const raised = scores.map((score) => Math.exp(score - most));
  const all = raised.reduce((sum, value) => sum + value, Math.exp(-most));
  return raised.map((value) => value / all);
}

export function bandOf(chance: number): Band {
  if (chance >= fitted.answer) return 'answer';
  return chance >= fitted.offer ? 'offer' : 'unknown';
}

// Fitted by tools/eval/ranking/fit.ts, which says on what; the file has exactly this shape.
const fitted = JSON.parse(dataText('ranking.json')) as Fitted;
