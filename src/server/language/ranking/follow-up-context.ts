// A question that leans on what was just told ("and how late can we use it?"): the same text may hold the answer, in
// words that only the thread makes plain.
import { asksAt, facetsOf, isFacetWord } from '../index/facets.ts';
import type { Snippet } from '../index/snippet.ts';
import { inEnglish } from '../languages/translate-words.ts';
import { isStopWord, normalize, type Token, tokens } from '../text/text.ts';

/** The article that an answer recites or retells, whoever wrote it; null when it is of no one article. */
export function snippetToldBy(snippets: readonly Snippet[], answer: string): Snippet | null {
  const said = new Set(namesIn(tokens(inEnglish(answer))).map(({ stem }) => stem));
  if (said.size === 0) return null;
  let bestShare = retold;
  let found: Snippet | null = null;
  for (const snippet of snippets) {
    if (snippet.kind !== 'article') continue;
    const own = stemsIn(`${snippet.title} ${snippet.text}`);
    const share = [...said].filter((stem) => own.has(stem)).length / said.size;
    if (share >= bestShare) {
      bestShare = share;
      found = snippet;
    }
  }
  return found;
}

/** The part of an answer's words that an article holds, from which on it is taken for its source. */
const retold = 0.5;

/** Short, and of what was spoken of: by a pronoun, as an addition, or because it names hardly anything itself. */
export function leansBack(question: string): boolean {
  const asked = inEnglish(question);
  const list = tokens(asked);
  if (list.length > longest) return false;
  return addition.test(normalize(asked)) || list.some(({ word }) => pointing.has(word)) || namesIn(list).length <= few;
}

/** "And what time does it close?", "¿y a qué hora?": it asks something, and of what stands before it alone. */
export const namesNothing = (question: string): boolean => namesIn(tokens(inEnglish(question))).length === 0;

const longest = 16;
const few = 2;
const addition = /^(?:and|so|but|or|ok|okay|what about|how about|til+|until)\b/;
const pointing = new Set('it its that this there them they those these one ones he she'.split(' '));

/** "Til when?" */
const timely = new Set(['when', 'til', 'till', 'until']);

/** Words that name something: not what is asked of it, nor what stands for it. */
const namesIn = (list: Token[]): Token[] =>
  list.filter(
    (token, at) =>
      !isStopWord(token.word) &&
      !pointing.has(token.word) &&
      !timely.has(token.word) &&
      !isFacetWord(token) &&
      !asksAt(list, at),
  );

/**
 * The few sentences of a text that answer: those that hold what the question names, and tell what it asks of it (how
 * late: a time). Null when there are none, or too many to single out; `strictly`, also when the text does not hold all
 * that is named.
 */
export function sentencesOn({ title, text }: Snippet, question: string, strictly: boolean): string | null {
  const list = tokens(inEnglish(question));
  const known = stemsIn(title);
  const named = namesIn(list).filter(({ stem }) => !known.has(stem));
  const own = stemsIn(text);
  if (strictly && !named.every(({ stem }) => own.has(stem))) return null;
  const holding = sentencesIn(text).filter((one) => {
    const held = stemsIn(one);
    return named.some(({ stem }) => held.has(stem));
  });
  const facets = new Set(facetsOf(list).questionTypes);
  if (list.some(({ word }) => timely.has(word))) facets.add('hours');
  const asked = [...facets].flatMap((facet) => tellingOf.get(facet) ?? []);
  const tells = (one: string) => asked.every((telling) => telling.test(normalize(inEnglish(one))));
  const among = holding.length > 0 ? holding : named.length === 0 && asked.length > 0 ? sentencesIn(text) : [];
  const said = among.filter(tells);
  return said.length > 0 && said.length <= few ? said.join(' ') : null;
}

const stemsIn = (words: string): Set<string> => new Set(tokens(inEnglish(words)).map(({ stem }) => stem));

/** "8 a.m. to 10 p.m." is one. */
export const sentencesIn = (text: string): string[] => text.split(/(?<=[.!?])(?:(?<!\b[ap]\.m\.)|(?=\s+[A-Z]))\s+|\n+/);

/** What a sentence must hold to tell what is asked. */
const tellingOf = new Map<string, RegExp>(
  Object.entries({
    cost: /\$|\b(?:free|included?|charges?|dollars?|fee|quarters?|paid|pay)\b/,
    hours: /\d ?(?:am|pm)\b|\b(?:noon|midnight|daily|around the clock|hours|days?|daylight)\b/,
    many: /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve)\b/,
    age: /\b(?:under|over|younger|older|children|kids|adults?)\b/,
    where: /\b(?:in|on|under|behind|above|below|beside|next to|off|at|near|inside|outside|left|right)\b/,
  }),
);
