// What about the thing is asked: its cost, its hours, taking it along… Near twins differ only in this.
import { conceptsAt, conceptsIn, readLexicon } from '../text/concepts.ts';
import { dataText } from '../text/data-text.ts';
import type { Token } from '../text/text.ts';

export interface Facets {
  /** What is asked of a thing: its cost, its hours, its place. */
  questionTypes: Set<string>;
  special: Set<string>;
  /** Facets a snippet also answers to without being about them (its further words): they never count against it. */
  extra: Set<string>;
}

/** Facets of one text. `special` are narrower subjects (bikes, seniors) that a general question does not mean. */
export function facetsOf(list: Token[], furtherWords: Token[] = []): Facets {
  const facets: Facets = { questionTypes: new Set(), special: new Set(), extra: conceptsIn(furtherWords, lexicon) };
  if (!furtherWords.some(({ word }) => word === 'when')) facets.extra.delete('hours');
  for (const name of conceptsIn(list, lexicon)) {
    if (name.startsWith('special-')) facets.special.add(name);
    else facets.questionTypes.add(name);
  }
  return facets;
}

/** Added to a snippet's score, as a share of the best score in sight. */
export function facetScore(question: Facets, snippet: Facets): number {
  let score = 0;
  for (const facet of question.questionTypes)
    score += snippet.questionTypes.has(facet) || snippet.extra.has(facet) ? bonus : 0;
  for (const facet of snippet.questionTypes) score -= question.questionTypes.has(facet) ? 0 : unasked;
  for (const special of snippet.special) score -= question.special.has(special) ? 0 : penalty;
  return score;
}

/** "Which day", "how much": words that ask something of a thing without naming it. */
export const isFacetWord = (token: Token): boolean =>
  conceptsIn([token], lexicon).size > 0 || token.word === 'day' || token.word === 'go';

/** Whether the word at `at` is part of what asks ("how late"). */
export const asksAt = (list: Token[], at: number): boolean => conceptsAt(list, at, lexicon).length > 0;

const bonus = 0.22;
const unasked = 0.06;
const penalty = 0.4;
const lexicon = readLexicon(dataText('facets.txt'));
