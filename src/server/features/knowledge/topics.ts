// What a text reminds of among all that guests ask about: two texts that remind of different topics are about
// different things, however many words they share ("parking" and "what parking costs").
import { dataText } from './data-text.ts';
import { buildIndex, type IndexedSnippet, rarity, type SearchIndex, termsOf } from './search-index.ts';
import { tokens } from './text.ts';

/** Topic → how strongly a text reminds of it; the strongest few alone, of length 1 together. */
export type Topics = Map<number, number>;

/** The topics of a text; none when it holds no word of them. */
export function topicsOf(terms: Map<string, number>): Topics {
  const scores = new Float64Array(known.documents.length);
  const touched = new Set<number>();
  for (const [term, count] of terms) {
    for (const { document, weight } of known.postings.get(term) ?? []) {
      scores[document] = (scores[document] ?? 0) + weight * count;
      touched.add(document);
    }
  }
  const best = [...touched].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0)).slice(0, most);
  const strength = best.map((topic): [number, number] => [topic, (scores[topic] ?? 0) ** sharpness]);
  const length = Math.hypot(...strength.map(([, value]) => value));
  return new Map(strength.map(([topic, value]) => [topic, value / length]));
}

/** 0: nothing in common; 1: the same. */
export function likeness(a: Topics, b: Topics): number {
  let sum = 0;
  for (const [topic, share] of a) sum += share * (b.get(topic) ?? 0);
  return sum;
}

/** The topics of a snippet's title and further words, read once. */
export function titleTopics(document: IndexedSnippet, nameStems: Set<string>): Topics {
  return kept(titles, document, () => {
    const { title, words } = document.snippet;
    return topicsOf(termsOf([...tokens(title), ...tokens(words)], nameStems));
  });
}

/** The topics of all a snippet says, read once. */
export function wholeTopics(document: IndexedSnippet, nameStems: Set<string>): Topics {
  return kept(wholes, document, () => {
    const { title, words, text } = document.snippet;
    const terms = termsOf([...tokens(title), ...tokens(words)], nameStems);
    for (const [term, count] of termsOf(tokens(text), nameStems))
      terms.set(term, (terms.get(term) ?? 0) + count * textShare);
    return topicsOf(terms);
  });
}

/** How much a term tells among all that guests ask about; 0 for a word that stands in no topic. */
export function tells(term: string): number {
  const held = known.postings.get(term)?.length ?? 0;
  return held === 0 ? 0 : rarity(held, known.documents.length);
}

function kept(cache: WeakMap<IndexedSnippet, Topics>, document: IndexedSnippet, make: () => Topics): Topics {
  const found = cache.get(document) ?? make();
  cache.set(document, found);
  return found;
}

const most = 6;
const sharpness = 2;
const textShare = 0.5;
const titles = new WeakMap<IndexedSnippet, Topics>();
const wholes = new WeakMap<IndexedSnippet, Topics>();
const known: SearchIndex = buildIndex(
  dataText('topics.txt')
    .split('\n')
    .filter((line) => line.includes(':') && !line.startsWith('#'))
    .map((line) => {
      const cut = line.indexOf(':');
      const id = line.slice(0, cut);
      const title = line.slice(cut + 1).replaceAll(';', '.');
      return { id, kind: 'article', field: null, title, text: '', words: '', audience: 'anyone' };
    }),
);
