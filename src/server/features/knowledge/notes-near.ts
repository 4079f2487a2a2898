// Notes of the house that may say what nothing surely answers: shown as no more than that.
import type { Finding } from './find.ts';
import { inEnglish } from './gloss.ts';
import { type SearchIndex, termsOf } from './search-index.ts';
import type { Snippet } from './snippet.ts';
import { tokens } from './text.ts';
import { manyTopics, speaksOf, tells, topicsOf } from './topics.ts';

/**
 * The nearest first, at most three. Of 146 paraphrased questions that went to the owner although the house has an
 * answer, .50 have it among these; of 245 that it has none for, .38 are shown something. By rank alone .56 and .48,
 * and much of that only sounds alike (paraphrase-questions.jsonl, missing-facts.jsonl).
 */
export function notesNear(index: SearchIndex, { ranked }: Finding, question: string): Snippet[] {
  const asked = termsOf(tokens(inEnglish(question)), index.nameStems);
  const topics = topicsOf(asked);
  const least = Math.max(leastScore, leastShare * (ranked[0]?.score ?? 0));
  return ranked
    .filter(({ score, snippet }) => score >= least && isNote(snippet) && isOnIt(snippet))
    .map(({ snippet }) => snippet)
    .slice(0, most);

  /** It speaks of what is asked, or holds a word of it that tells. */
  function isOnIt(snippet: Snippet): boolean {
    const document = index.documents.find((one) => one.snippet === snippet);
    if (!document) return false;
    if (speaksOf(topics, manyTopics(document, index.nameStems)) >= onTopic) return true;
    return [...asked.keys()].some((term) => document.terms.has(term) && (tells(term) || rare) >= telling);
  }
}

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

const leastScore = 3;
const leastShare = 0.3;
const onTopic = 0.2;
/** A word that stands in few topics, or in none (`rare`). */
const telling = 3;
const rare = 4;
const most = 3;
