// What tells a real answer from a mere likeness, of each candidate. A top score alone cannot: a missing fact has near
// siblings.

import { facetsOf } from '../index/facets.ts';
import { type IndexedSnippet, rarity, type SearchIndex } from '../index/search-index.ts';
import type { Snippet } from '../index/snippet.ts';
import type { Topics } from '../index/topics.ts';
import { inEnglish } from '../languages/translate-words.ts';
import { concepts, conceptsIn, readLexicon } from '../text/concepts.ts';
import { dataText } from '../text/data-text.ts';
import { isStopWord, normalize, type Token } from '../text/text.ts';
import type { Candidate, Ranking } from './search.ts';
import { topicSignals } from './topic-signals.ts';
import { wordSignals } from './word-signals.ts';

/** Order is the order of the weights in data/ranking.json. */
export const signalNames = [
  'bias',
  'wordsCovered',
  'wordsUncovered',
  'strangeWords',
  'termWeightCovered',
  'titleCovered',
  'titleConcept',
  'topScore',
  'runnerUp',
  'questionForm',
  'facetsShared',
  'facetsMissing',
  'facetsUnasked',
  'specialMissing',
  'length',
  'leans',
  'errand',
  'ownAffairs',
  'isArticle',
  'isSecret',
  'topicOfTitle',
  'topicOfWhole',
  'topicHeld',
  'topicAsked',
  'topicSure',
  'topicSpoken',
  'topicSurelySpoken',
  'tellingLost',
  'mostTellingLost',
  'telling',
  'firstHeld',
  'lastHeld',
  'titleOnly',
  'strangeHeld',
  'mostTellingHeld',
  'rarestHeld',
  'scope',
  'shareOfBest',
  'rank',
  'likeness',
  'likenessAhead',
  'likest',
  'saidInPassage',
  'subjectsNamed',
  'subjectAlone',
  'titleNamed',
] as const;

/** What the candidates of one question have in common. */
export interface Asked {
  text: string;
  ranking: Ranking;
  scope: number;
  /** What the question reminds of. */
  topics: Topics;
  /** Of each candidate how alike it is in meaning. */
  likeness: Map<IndexedSnippet, number>;
  /** What rules of their own would answer with. */
  by: { passage: Snippet | null; subjects: IndexedSnippet | null; subject: Snippet | null; title: Snippet | null };
}

/** One number per name of `signalNames`, each roughly within 0 to 3. */
export function signalsOf(index: SearchIndex, asked: Asked, { document, score }: Candidate): number[] {
  const { ranking, text, scope, likeness, by } = asked;
  const [first, second] = ranking.candidates;
  const best = first?.score ?? 0;
  const next = first?.document === document ? second?.score : best;
  const ownLikeness = likeness.get(document) ?? 0;
  const otherLikeness = Math.max(-1, ...[...likeness].flatMap(([one, value]) => (one === document ? [] : [value])));
  const content = ranking.question.filter(
    ({ word, stem }) => !isStopWord(word) && !index.nameStems.has(stem) && !/^\d+$/.test(word),
  );
  const covered = content.filter((token) => holds(document, token));
  const strange = content.filter((token) => !index.postings.has(token.stem) && !concepts.byFirst.has(token.stem));
  const question = facetsOf(ranking.question);
  const answered = (facet: string) => document.facets.questionTypes.has(facet) || document.facets.extra.has(facet);
  const shared = [...question.questionTypes].filter(answered).length;
  const phrases = conceptsIn(ranking.question, phraseLexicon);
  return [
    1,
    content.length === 0 ? 0.5 : covered.length / content.length,
    Math.min(content.length - covered.length, 4) / 2,
    Math.min(strange.length, 4) / 2,
    weightCovered(index, ranking.terms.keys(), document.terms),
    weightCovered(index, document.title, new Set(ranking.terms.keys())),
    [...document.title].some((term) => term.startsWith('#') && ranking.terms.has(term)) ? 1 : 0,
    Math.log1p(Math.max(score, 0)),
    Math.min(Math.max((next ?? 0) / Math.max(score, 0.01), 0), 3),
    hasQuestionForm(text) ? 1 : 0,
    Math.min(shared, 3),
    Math.min(question.questionTypes.size - shared, 3),
    [...document.facets.questionTypes].filter((facet) => !question.questionTypes.has(facet)).length,
    [...document.facets.special].filter((name) => !question.special.has(name)).length +
      [...question.special].filter((name) => !document.facets.special.has(name)).length,
    Math.log1p(content.length),
    ranking.elliptic ? 1 : 0,
    phrases.has('errand') ? 1 : 0,
    phrases.has('own-affairs') ? 1 : 0,
    document.snippet.kind === 'article' ? 1 : 0,
    document.snippet.kind === 'secret' ? 1 : 0,
    ...topicSignals(index, asked.topics, document),
    ...wordSignals(index, ranking, document),
    Math.max(-4, Math.min(scope, 4)) / 2,
    Math.max(0, score / Math.max(best, 0.01)),
    1 /
      (1 +
        Math.max(
          0,
          ranking.candidates.findIndex((one) => one.document === document),
        )),
    ownLikeness * 3,
    (ownLikeness - otherLikeness) * 3,
    ownLikeness >= otherLikeness ? 1 : 0,
    by.passage === document.snippet ? 1 : 0,
    by.subjects === document ? 1 : 0,
    by.subject === document.snippet ? 1 : 0,
    by.title === document.snippet ? 1 : 0,
  ];
}

export const hasQuestionForm = (text: string): boolean => questionForm.test(normalize(text).replace(/^[\s¿¡]+/, ''));

/** A question in any of its parts: "my mother likes it warm, how do I turn it up". */
export const asksAnything = (text: string): boolean =>
  text
    .split(/[.,;!\n]+|\s(?:and|so|but|y|et|und|e)\s/i)
    .some((part) => hasQuestionForm(part) || hasQuestionForm(inEnglish(part)));

function holds(document: IndexedSnippet, token: Token): boolean {
  if (document.terms.has(token.stem)) return true;
  for (const concept of conceptsIn([token])) if (document.terms.has(`#${concept}`)) return true;
  return false;
}

function weightCovered(index: SearchIndex, terms: Iterable<string>, held: Set<string>): number {
  let all = 0;
  let both = 0;
  for (const term of terms) {
    const weight = rarity(index.postings.get(term)?.length ?? 0, index.documents.length);
    all += weight;
    if (held.has(term)) both += weight;
  }
  return all === 0 ? 0 : both / all;
}

const questionForm =
  /\?|^(?:(?:so|and|also|ok|okay|hi|hello|hey|please)[ ,]+)*(?:is|are|do|does|did|can|could|may|will|would|what|whats|what's|where|wheres|where's|when|whens|which|who|how|any(?:where|one|body|thing)?|should|shall|donde|como|cuando|cual|cuales|cuanto|cuantos|hay|puedo|podemos|se puede|aceptan|tienen|ou est|ou sont|comment|quand|quel|quelle|y a|wo|wie|wann|gibt|kann|darf|onde|quando|qual|tem|posso)\b/i;
const phraseLexicon = readLexicon(dataText('phrases.txt'));
