// A question in another language shares no words with an owner's English: its subjects, known from the lexicon, must
// do.

import { facetsOf } from '../index/facets.ts';
import type { IndexedSnippet, SearchIndex } from '../index/search-index.ts';
import { conceptsAt, readLexicon } from '../text/concepts.ts';
import { dataText } from '../text/data-text.ts';
import { isStopWord, type Token } from '../text/text.ts';

/**
 * The best ranked snippet about every subject named, when all words of the question are known words of other languages;
 * one that says where, when or how much, when that is asked.
 */
export function aboutAll(index: SearchIndex, question: Token[], ranked: IndexedSnippet[]): IndexedSnippet | null {
  const subjects = question.flatMap((token, at) =>
    isStopWord(token.word) || index.nameStems.has(token.stem) ? [] : [conceptsAt(question, at, lexicon)],
  );
  if (subjects.length === 0 || subjects.some((concepts) => concepts.length === 0)) return null;
  const held = (terms: Set<string>, names: string[]) => names.some((name) => terms.has(`#${name}`));
  const { questionTypes, special } = facetsOf(question);
  const isAbout = ({ topic, terms, facets }: IndexedSnippet) =>
    [...facets.special].every((name) => special.has(name)) &&
    subjects.every((names) => held(terms, names)) &&
    subjects.some((names) => held(topic, names));
  const about = ranked.filter(isAbout);
  const isAsked = ({ facets }: IndexedSnippet) =>
    [...questionTypes].every((facet) => facets.questionTypes.has(facet) || facets.extra.has(facet));
  return about.find(isAsked) ?? about[0] ?? null;
}

const lexicon = readLexicon(dataText('concepts.world.txt'));
