// One question asked of a property: the ranked snippets, which of them to show, and how sure that they answer.
import { type Band, bandOf, confidenceOf } from './confidence.ts';
import { search } from './search.ts';
import type { SearchIndex } from './search-index.ts';
import type { Snippet } from './snippet.ts';

export interface Finding {
  band: Band;
  /** 0 to 1. */
  confidence: number;
  /** What to show: the first, and the second when it scores nearly as high. */
  shown: Snippet[];
  ranked: { snippet: Snippet; score: number }[];
}

/** A second candidate this near to the first is shown with it: most wrong answers have the right one at rank two. */
const nearEnough = 0.85;

/** `history`: the guest's earlier turns, oldest first. */
export function find(index: SearchIndex, text: string, history: string[] = []): Finding {
  const ranking = search(index, text, history);
  const confidence = confidenceOf(index, ranking, text);
  const ranked = ranking.candidates.map(({ document, score }) => ({ snippet: document.snippet, score }));
  const top = ranked[0];
  const shown = ranked.slice(0, 2).filter(({ score }) => top && score >= nearEnough * top.score);
  return { band: bandOf(confidence), confidence, shown: shown.map(({ snippet }) => snippet), ranked };
}
