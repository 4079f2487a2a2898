// Ranks a property's snippets for one question.
import { type Facets, facetScore, facetsOf } from '../index/facets.ts';
import { type IndexedSnippet, type SearchIndex, termsOf } from '../index/search-index.ts';
import { isUsed, manyTopics, speaksOf, type Topics, topicsOf } from '../index/topics.ts';
import { mend } from '../text/spelling.ts';
import { isStopWord, type Token, tokens } from '../text/text.ts';
import { phoneticMatches } from './phonetic-match.ts';

export interface Candidate {
  document: IndexedSnippet;
  /** BM25 plus facets; comparable within one question only. */
  score: number;
}

export interface Ranking {
  candidates: Candidate[];
  /** The question's terms and the idf-weighed part of them that the best candidate holds. */
  terms: Map<string, number>;
  question: Token[];
  elliptic: boolean;
}

/**
 * By words, best first; all that share any, or remind of the same. `history` holds the guest's earlier turns, oldest first, used only when this one is a
 * fragment. Not `byTopic` where the text holds words that were asked of something else before.
 */
export function search(index: SearchIndex, text: string, history: string[] = [], byTopic = true): Ranking {
  const typed = tokens(text);
  const isKnown = (token: Token) =>
    index.postings.has(token.stem) || index.vocabulary.has(token.word) || isUsed(token.stem);
  const question = mend(typed, index.vocabulary, isKnown);
  const terms = termsOf(question, index.nameStems);
  const elliptic = isElliptic(question, terms);
  const earlier = elliptic ? tokens(history.at(-1) ?? '') : [];
  for (const [term, count] of termsOf(earlier, index.nameStems))
    if (!terms.has(term)) terms.set(term, count * historyShare);
  const scores = new Float64Array(index.documents.length);
  for (const [term, count] of terms) {
    for (const { document, weight } of index.postings.get(term) ?? [])
      scores[document] = (scores[document] ?? 0) + weight * count;
  }
  for (const [term, likeness] of phoneticMatches(question, index, isKnown)) {
    if (terms.has(term)) continue;
    for (const { document, weight } of index.postings.get(term) ?? [])
      scores[document] = (scores[document] ?? 0) + weight * likeness;
  }
  const topics = byTopic ? topicsOf(termsOf(question, index.nameStems)) : new Map();
  return { candidates: best(index, scores, facetsOf([...question, ...earlier]), topics), terms, question, elliptic };
}

/** "And the parking?", "not even outside?": a turn that leans on the one before. */
function isElliptic(question: Token[], terms: Map<string, number>): boolean {
  const content = question.filter((token) => !isStopWord(token.word)).length;
  const leans = question.some((token) => leaning.has(token.word));
  return terms.size === 0 || question.length <= 3 || (content <= 2 && leans && question.length <= 6);
}

function best(index: SearchIndex, scores: Float64Array, asked: Facets, topics: Topics): Candidate[] {
  const top = scores.reduce((a, c) => Math.max(a, c), 0);
  const reminding = topicShare * Math.max(top, minTopScore);
  return index.documents
    .map((document, i) => ({
      document,
      base: (scores[i] ?? 0) + reminding * speaksOf(topics, manyTopics(document, index.nameStems)),
    }))
    .filter(({ base }) => base > 0)
    .map(({ document, base }) => ({ document, score: base + top * facetScore(asked, document.facets) }))
    .sort((a, c) => c.score - a.score);
}

/** What speaking of the same topics adds, beside the best likeness of words in sight. */
const topicShare = 2;
/** Taken for that best likeness where no word is shared at all. */
const minTopScore = 3;
const historyShare = 0.3;
const leaning = new Set([
  'it',
  'that',
  'this',
  'there',
  'them',
  'one',
  'ones',
  'those',
  'also',
  'even',
  'either',
  'similar',
  'so',
]);
