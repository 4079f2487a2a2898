// Notes of the house that may say what nothing surely answers: shown as no more than that.

import { type IndexedSnippet, type SearchIndex, termsOf } from '../index/search-index.ts';
import type { Snippet } from '../index/snippet.ts';
import { manyTopics, speaksOf, tells, topicsOf } from '../index/topics.ts';
import { inEnglish } from '../languages/translate-words.ts';
import { conceptsIn } from '../text/concepts.ts';
import { isStopWord, type Token, tokens } from '../text/text.ts';
import type { Finding } from './find.ts';

/**
 * The nearest first, at most three. Of 158 paraphrased questions that go to the owner although the house has an answer,
 * .37 have it among these; of 279 that it has none for, .23 are shown something. By rank alone more are, on both sides,
 * and much of that only sounds alike (paraphrase-questions.jsonl, missing-facts.jsonl).
 */
export function notesNear(index: SearchIndex, { confidence, ranked }: Finding, question: string): Snippet[] {
  if (confidence < minConfidence) return [];
  const list = tokens(inEnglish(question)).filter(({ word }) => !isStopWord(word));
  const asked = termsOf(list, index.nameStems);
  const named = list.length <= fewWords ? mostTelling(list) : undefined;
  const topics = topicsOf(asked);
  // It speaks of what is asked, or holds a word of it that tells; of a short question ("a chess set?") the one that
  // tells most.
  const isOnIt = (snippet: Snippet): boolean => {
    const document = index.documents.find((one) => one.snippet === snippet);
    if (!document || (named && !holds(document, named))) return false;
    if (speaksOf(topics, manyTopics(document, index.nameStems)) >= onTopic) return true;
    return [...asked.keys()].some((term) => document.terms.has(term) && (tells(term) || rare) >= telling);
  };
  const least = Math.max(minScore, minShare * (ranked[0]?.score ?? 0));
  return ranked
    .filter(({ score, snippet }) => score >= least && isNote(snippet) && isOnIt(snippet))
    .map(({ snippet }) => snippet)
    .slice(0, maxNotes);
}

const mostTelling = (list: Token[]): Token | undefined =>
  list.toSorted((a, b) => (tells(b.stem) || rare) - (tells(a.stem) || rare))[0];

const holds = ({ terms }: IndexedSnippet, token: Token): boolean =>
  terms.has(token.stem) || [...conceptsIn([token])].some((concept) => terms.has(`#${concept}`));

/** A number or one word of a list is near to much, and hardly ever what was meant. */
export const isNote = ({ kind, field }: Snippet): boolean => kind !== 'secret' && !saysLittle.has(field ?? '');

const saysLittle = new Set([
  'city',
  'beds',
  'baths',
  'sq_ft',
  'property_type',
  'front_door_lock_type',
  'front_door_lock_model',
  'water_supply_type',
  'thermostat_type',
  'parking_spot_count',
]);

const minConfidence = 0.07;
const minScore = 3;
const minShare = 0.3;
const onTopic = 0.2;
/** A word that stands in few topics, or in none (`rare`). */
const telling = 3;
const rare = 4;
const fewWords = 2;
const maxNotes = 3;
