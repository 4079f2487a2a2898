// A property's facts and articles, weighed once (BM25 over title and text) so that each question costs a fraction of
// a millisecond.

import { inEnglish } from '../languages/translate-words.ts';
import { concepts, conceptsIn } from '../text/concepts.ts';
import { type Vocabulary, vocabularyOf } from '../text/spelling.ts';
import { isStopWord, sentencesOf, type Token, tokens } from '../text/text.ts';
import { type Facets, facetsOf } from './facets.ts';
import type { Snippet } from './snippet.ts';

export interface SearchIndex {
  documents: IndexedSnippet[];
  postings: Map<string, Posting[]>;
  vocabulary: Vocabulary;
  /** Stems of the property's own name: they say nothing about the question. */
  nameStems: Set<string>;
}

export interface IndexedSnippet {
  snippet: Snippet;
  /** What it says in English, sentence by sentence, where an owner writes in another language; `words`: also what was asked. */
  english: { title: string; text: string; words: string };
  facets: Facets;
  /** Terms of title and words: what the snippet is about. */
  topic: Set<string>;
  /** Terms of the title alone. */
  title: Set<string>;
  /** Every term, text included. */
  terms: Set<string>;
}

export interface Posting {
  document: number;
  /** BM25 weight of the term in this document, idf included. */
  weight: number;
}

const k1 = 1.2;
const b = 0.4;
/** What a word of a text counts beside one of its title: a field's text is ours and says little more than its title. */
const textShare = { article: 0.9, fact: 0.35, secret: 0.35 };
/** A guest's further word for it beside a word of its title. */
const wordShare = 0.75;
/** Weight of a concept beside a word of the text. */
const conceptShare = 0.9;

/** Builds the index of one property; `name` is the property's name, left out of matching. */
export function buildIndex(snippets: Snippet[], name = ''): SearchIndex {
  const nameStems = new Set(
    tokens(name)
      .filter((token) => !concepts.byFirst.has(token.stem))
      .map((token) => token.stem),
  );
  const read = snippets.map((snippet) => readSnippet(snippet, nameStems));
  const frequency = new Map<string, number>();
  for (const { counts } of read) for (const term of counts.keys()) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  const averageLength = read.reduce((sum, { length }) => sum + length, 0) / Math.max(read.length, 1);
  const postings = new Map<string, Posting[]>();
  read.forEach(({ counts, length }, document) => {
    for (const [term, count] of counts) {
      const n = frequency.get(term) ?? 0;
      const idf = rarity(n, read.length);
      const saturated = (count * (k1 + 1)) / (count + k1 * (1 - b + (b * length) / averageLength));
      const list = postings.get(term) ?? [];
      list.push({ document, weight: idf * saturated });
      postings.set(term, list);
    }
  });
  return { documents: read.map(({ indexed }) => indexed), postings, vocabulary: ownVocabulary(read), nameStems };
}

/** How much a term held by `n` of `total` snippets tells (BM25's inverse document frequency). */
export const rarity = (n: number, total: number): number => Math.log(1 + (total - n + 0.5) / (n + 0.5));

/** Terms that carry meaning: stems that are not stop words, and `#concept` for each concept named. */
export function termsOf(list: Token[], nameStems: Set<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { word, stem } of list) {
    if (!isStopWord(word) && !nameStems.has(stem)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  for (const concept of conceptsIn(list)) counts.set(`#${concept}`, conceptShare);
  return counts;
}

/** "Open the lock" is not about opening hours. */
const opening = ['#time', '#hours'];

interface ReadSnippet {
  indexed: IndexedSnippet;
  counts: Map<string, number>;
  length: number;
  words: string[];
}

function readSnippet(snippet: Snippet, nameStems: Set<string>): ReadSnippet {
  const english = {
    title: inEnglish(snippet.title),
    text: sentencesOf(snippet.text).map(inEnglish).join('\n'),
    words: [snippet.words, ...(snippet.asked ?? []).map(inEnglish)].join('\n').trim(),
  };
  const titleTokens = tokens(english.title);
  const moreTokens = tokens(english.words);
  const inTitle = new Set(titleTokens.map((token) => token.stem));
  // A guest's word counts once, however many phrasings of it are listed.
  const once = new Map(moreTokens.filter((token) => !inTitle.has(token.stem)).map((token) => [token.stem, token]));
  const topicTokens = [...titleTokens, ...once.values()];
  const textTokens = tokens(english.text);
  const topic = termsOf(topicTokens, nameStems);
  for (const concept of conceptsIn(moreTokens)) topic.set(`#${concept}`, conceptShare);
  if (!moreTokens.some(({ word }) => word === 'when') && snippet.words) for (const term of opening) topic.delete(term);
  const titleTerms = termsOf(titleTokens, nameStems);
  const counts = new Map([...topic].map(([term, count]) => [term, titleTerms.has(term) ? count : count * wordShare]));
  for (const [term, count] of termsOf(textTokens, nameStems))
    counts.set(term, (counts.get(term) ?? 0) + count * textShare[snippet.kind]);
  let length = 0;
  for (const count of counts.values()) length += count;
  return {
    indexed: {
      snippet,
      english,
      facets: facetsOf(titleTokens, moreTokens),
      topic: new Set(topic.keys()),
      title: new Set(titleTerms.keys()),
      terms: new Set(counts.keys()),
    },
    counts,
    length,
    words: [...topicTokens, ...textTokens].map((token) => token.word),
  };
}

function ownVocabulary(read: ReadSnippet[]): Vocabulary {
  const own = new Set<string>();
  for (const { words, indexed } of read) {
    for (const word of words) own.add(word);
    for (const term of indexed.topic) for (const word of concepts.wordsOf.get(term.slice(1)) ?? []) own.add(word);
  }
  return vocabularyOf(own);
}
