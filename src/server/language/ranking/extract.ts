// The stretch of a text that says most of what was asked: what is shown beside others is not shown whole.

import { rarity, type SearchIndex, termsOf } from '../index/search-index.ts';
import type { Snippet } from '../index/snippet.ts';
import { speaksOf, topicsOf } from '../index/topics.ts';
import { inEnglish } from '../languages/translate-words.ts';
import { tokens } from '../text/text.ts';
import { sentencesIn } from './follow-up-context.ts';

/** Whole sentences of one text that follow each other. */
type Stretch = { from: number; sentences: string[] };

/**
 * The whole text, or those sentences in a row, at most `longest` characters of them, that share most with the question
 * in words and in what they remind of; "…" where something is left out. A first sentence that is longer is cut.
 */
export function extractOf(index: SearchIndex, { title, text }: Snippet, question: string, longest: number): string {
  if (text.length <= longest) return text;
  const read = (words: string) => termsOf(tokens(inEnglish(words)), index.nameStems);
  const asked = read(question);
  const topics = topicsOf(asked);
  const told = (term: string) => rarity(index.postings.get(term)?.length ?? 0, index.documents.length);
  const says = ({ sentences }: Stretch): number => {
    const held = read(sentences.join(' '));
    const shared = [...asked.keys()].filter((term) => held.has(term));
    const reminds = speaksOf(topics, topicsOf(new Map([...read(title), ...held])));
    return shared.reduce((sum, term) => sum + told(term), 0) + ofReminding * reminds;
  };
  const all = sentencesIn(text);
  const [first = { from: 0, sentences: [text] }, ...others] = all.map((_, from) => stretchFrom(all, from, longest));
  let best = first;
  let bestSum = says(first);
  for (const stretch of others) {
    const sum = says(stretch);
    if (sum > bestSum) [best, bestSum] = [stretch, sum];
  }
  const words = best.sentences.join(' ');
  const before = best.from > 0 ? '… ' : '';
  if (words.length > longest) return `${before}${words.slice(0, longest).replace(/\s+\S*$/, '')} …`;
  return `${before}${words}${best.from + best.sentences.length < all.length ? ' …' : ''}`;
}

/** What reminding of the same counts beside a shared word, which is worth 0 to 3 or so. */
const ofReminding = 2;

function stretchFrom(all: string[], from: number, longest: number): Stretch {
  let until = from + 1;
  for (let length = all[from]?.length ?? 0; until < all.length; until++) {
    length += 1 + (all[until]?.length ?? 0);
    if (length > longest) break;
  }
  return { from, sentences: all.slice(from, until) };
}
