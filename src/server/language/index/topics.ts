// What a text reminds of among all that guests ask about: two texts that remind of different topics are about
// different things, however many words they share ("parking" and "what parking costs"), and two that remind of the same
// one may share none ("smores tonight?" and "Fire pit").
import { dataText } from '../text/data-text.ts';
import { tokens } from '../text/text.ts';
import { type IndexedSnippet, rarity, termsOf } from './search-index.ts';

/** Topic → how strongly a text reminds of it, the strongest first; of length 1 together. */
export type Topics = Map<number, number>;

/** Every topic with the wordings it is known by, as `topics.txt` lists them. */
export const knownTopics = readTopics();

// Where a number below has no reason of its own: it ranked our own questions and those of other people's FAQ best
// (`npm run eval -- retrieval`).

/** The few topics of a question; none when it holds no word of them. */
export const topicsOf = (terms: Map<string, number>): Topics => strongest(reminders(terms), 6, 2);

/** 0: nothing in common; 1: the same. */
export function likeness(a: Topics, b: Topics): number {
  let sum = 0;
  for (const [topic, share] of a) sum += share * (b.get(topic) ?? 0);
  return sum;
}

/** How much a text speaks of what is asked, 0 to 1. It may speak of several things, each as much as of its first. */
export function speaksOf(asked: Topics, said: Topics): number {
  const askedMost = asked.values().next().value ?? 1;
  const saidMost = said.values().next().value ?? 1;
  const shared = [...asked].map(
    ([topic, share]) => (share / askedMost) ** 2 * ((said.get(topic) ?? 0) / saidMost) ** 1.5,
  );
  return Math.max(0, ...shared);
}

/** The topics of a snippet's title and further words, read once. */
export const titleTopics = readOnce((document, nameStems) => topicsOf(titleTerms(document, nameStems)));

/** The topics of all a snippet says, read once. */
export const wholeTopics = readOnce((document, nameStems) => topicsOf(allTerms(document, nameStems, 0.5)));

/** All the topics that a snippet says something on, read once: an article may hold a sentence each. */
export const manyTopics = readOnce((document, nameStems) =>
  strongest(reminders(allTerms(document, nameStems, 0.7)), 12, 1.5),
);

/** Whether guests use a word: in one wording alone it may be a slip of the fingers. */
export const isUsed = (term: string): boolean => (postings.get(term)?.length ?? 0) > 2;

/** How much a term tells among all that guests ask about; 0 for a word that stands in no topic. */
export const tells = (term: string): number => telling.get(term) ?? 0;

type Reading<T> = (document: IndexedSnippet, nameStems: Set<string>) => T;

function readOnce(read: Reading<Topics>): Reading<Topics> {
  const cache = new WeakMap<IndexedSnippet, Topics>();
  return (document, nameStems) => {
    const found = cache.get(document) ?? read(document, nameStems);
    cache.set(document, found);
    return found;
  };
}

const titleTerms: Reading<Map<string, number>> = ({ english: { title, words } }, nameStems) =>
  termsOf([...tokens(title), ...tokens(words)], nameStems);

/** A word of the text counts `share` of one of the title. */
function allTerms(document: IndexedSnippet, nameStems: Set<string>, share: number): Map<string, number> {
  const terms = titleTerms(document, nameStems);
  for (const [term, count] of termsOf(tokens(document.english.text), nameStems))
    terms.set(term, (terms.get(term) ?? 0) + count * share);
  return terms;
}

/** Each topic by the few of its wordings that are nearest, the second nearest counting less than the first. */
function reminders(terms: Map<string, number>): [topic: number, score: number][] {
  const scores = new Map<number, number>();
  for (const [term, count] of terms)
    for (const { wording, weight } of postings.get(term) ?? [])
      scores.set(wording, (scores.get(wording) ?? 0) + weight * count);
  const byTopic = Map.groupBy(scores, ([wording]) => topicAt[wording] ?? 0);
  return [...byTopic].map(([topic, wordings]) => {
    const best = wordings.map(([, score]) => score).sort((a, c) => c - a);
    return [topic, best.slice(0, nearest).reduce((sum, score, nth) => sum + score * 0.6 ** nth, 0)];
  });
}

/** Wordings of one topic that count. */
const nearest = 3;

/** `sharpness` above 1 makes the strong ones stronger. */
function strongest(scores: [number, number][], maxTopics: number, sharpness: number): Topics {
  const best = scores.sort((a, b) => b[1] - a[1]).slice(0, maxTopics);
  const strength = best.map(([topic, score]): [number, number] => [topic, score ** sharpness]);
  const length = Math.hypot(...strength.map(([, value]) => value));
  return new Map(strength.map(([topic, value]) => [topic, value / length]));
}

function readTopics(): { name: string; wordings: string[] }[] {
  return dataText('topics.txt')
    .split('\n')
    .filter((line) => line.includes(':') && !line.startsWith('#'))
    .map((line) => {
      const cut = line.indexOf(':');
      return { name: line.slice(0, cut), wordings: line.slice(cut + 1).split(';') };
    });
}

const postings = postingsOf(knownTopics.flatMap(({ wordings }) => wordings));
/** The topic of each wording. */
const topicAt = knownTopics.flatMap(({ wordings }, topic) => wordings.map(() => topic));

const telling = new Map(
  [...postings].map(([term, list]) => {
    const topics = new Set(list.map(({ wording }) => topicAt[wording]));
    return [term, rarity(topics.size, knownTopics.length)];
  }),
);

/** Term → the wordings that hold it, by BM25 as in search-index.ts; a wording is short, so that length tells little. */
function postingsOf(wordings: string[]): Map<string, { wording: number; weight: number }[]> {
  const read = wordings.map((wording) => termsOf(tokens(wording), new Set()));
  const average = read.reduce((sum, { size }) => sum + size, 0) / read.length;
  const lists = new Map<string, { wording: number; weight: number }[]>();
  read.forEach((terms, wording) => {
    for (const [term, count] of terms) {
      const list = lists.get(term) ?? [];
      list.push({ wording, weight: (count * 2.2) / (count + 1.2 * (0.6 + (0.4 * terms.size) / average)) });
      lists.set(term, list);
    }
  });
  for (const list of lists.values()) {
    const told = rarity(list.length, wordings.length);
    for (const one of list) one.weight *= told;
  }
  return lists;
}
