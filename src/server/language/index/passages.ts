// One sentence of an article may answer what its title does not promise: "Washer and dryer are in the room off the
// kitchen".

import { conceptsAt } from '../text/concepts.ts';
import { isStopWord, sentencesOf, type Token, tokens } from '../text/text.ts';
import { facetsOf } from './facets.ts';
import { type IndexedSnippet, type SearchIndex, termsOf } from './search-index.ts';
import type { Snippet } from './snippet.ts';
import { likeness, type Topics, topicsOf } from './topics.ts';

interface Passage {
  snippet: Snippet;
  /** Terms of the sentence alone. */
  own: Set<string>;
  /** Terms of the sentence and of its article's title. */
  all: Set<string>;
  /** Terms before its verb: what the sentence is about. */
  subject: Set<string>;
  tellsPlace: boolean;
  tellsDistance: boolean;
  topics: Topics;
}

/** The article one sentence of which holds every word that was asked; null when none does. */
export function passageFor(index: SearchIndex, question: Token[]): Snippet | null {
  const isFar = howFar.test(question.map(({ word }) => word).join(' '));
  const asked = askedTerms(index, isFar ? question.filter(({ word }) => !ofDistance.has(word)) : question);
  if (asked.length === 0) return null;
  const isWhere = facetsOf(question).questionTypes.has('where');
  const topics = topicsOf(termsOf(question, index.nameStems));
  const isExistence = existence.test(question.map(({ word }) => word).join(' '));
  const fits = passagesOf(index).filter((passage) => {
    if (!asked.every((terms) => holds(passage.all, terms))) return false;
    if (isFar) return passage.tellsDistance && asked.every((terms) => holds(passage.own, terms));
    if (topics.size > 0 && likeness(topics, passage.topics) < sameTopic) return false;
    const inSentence = asked.filter((terms) => holds(passage.own, terms)).length;
    const isSubject = asked.some((terms) => holds(passage.subject, terms));
    if (isWhere) return passage.tellsPlace && isSubject;
    if (isExistence) return isSubject && inSentence > 0;
    return asked.length >= 2 ? inSentence * 2 >= asked.length : isSubject && inSentence === 1;
  });
  return fits[0]?.snippet ?? null;
}

/**
 * For each meaning word of the question, the terms any one of which accounts for it: its stem, and the concepts it is
 * part of.
 */
function askedTerms(index: SearchIndex, question: Token[]): string[][] {
  return question.flatMap((token, at) => {
    if (isStopWord(token.word) || index.nameStems.has(token.stem) || asking.has(token.word)) return [];
    return [[token.stem, ...conceptsAt(question, at).map((concept) => `#${concept}`)]];
  });
}

const holds = (held: Set<string>, terms: string[]): boolean => terms.some((term) => held.has(term));

function passagesOf(index: SearchIndex): Passage[] {
  const made = prepared.get(index) ?? index.documents.flatMap((document) => passagesIn(document, index.nameStems));
  prepared.set(index, made);
  return made;
}

function passagesIn({ snippet, english, title }: IndexedSnippet, nameStems: Set<string>): Passage[] {
  if (snippet.kind !== 'article') return [];
  return sentencesOf(english.text).map((sentence) => {
    const list = tokens(sentence);
    const verb = list.findIndex(({ word }) => verbs.has(word));
    const own = new Set(termsOf(list, nameStems).keys());
    return {
      snippet,
      own,
      all: new Set([...own, ...title]),
      subject: new Set(termsOf(verb > 0 ? list.slice(0, verb) : [], nameStems).keys()),
      tellsPlace: place.test(sentence),
      tellsDistance: distance.test(sentence),
      topics: topicsOf(termsOf([...tokens(english.title), ...list], nameStems)),
    };
  });
}

/** As alike as a sentence must be to the question in what they remind of. */
const sameTopic = 0.45;

/** Words that ask, and say nothing of what is asked about. */
const asking = new Set([
  'time',
  'day',
  'hour',
  'hours',
  'when',
  'light',
  'build',
  'start',
  'put',
  'set',
  'where',
  'donde',
  'find',
  'kept',
  'keep',
  'exactly',
  'located',
  'location',
]);
const verbs = new Set(
  'is are was lives live sits sit stands stand hangs hang goes go can has have stays stay belong opens'.split(' '),
);
const place =
  /\b(?:in|on|under|behind|above|below|beside|next to|off|at|near|inside|outside|left|right|by|upstairs|downstairs|between|opposite|walk|drive)\b/i;
/** "How far is the trailhead?", "how long to the lake?": answered by minutes or miles, "a 12-minute drive". */
const howFar =
  /^(?:\w+ ){0,3}how (?:far|close|near|many (?:miles|minutes|blocks)|long (?:\w+ ){0,4}(?:to|drive|walk|from))\b/;
const ofDistance = new Set(
  'far close near miles minutes blocks long drive walk take takes away get here house'.split(' '),
);
const distance =
  /\b(?:minutes?|mins?|miles?|blocks?|yards|hours?)\b.{0,24}\b(?:drive|walk|away|ride|from|north|south|east|west|up|down)\b/i;
/** "Is there a…", "do you have…": naming the thing in passing is no answer. */
const existence =
  /^(?:\w+ ){0,2}(?:is there|are there|do you have|have you got|does (?:it|the \w+) have|do we have|hay|tienen)\b/;
const prepared = new WeakMap<SearchIndex, Passage[]>();
