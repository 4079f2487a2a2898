// One word, expression or figure of a clause: what it may mean, and whether it says anything.
import type { Language } from '#language/languages';
import type { Clause, Figure, Item } from './claim.ts';
import { articles, isKnown, isSmall, keysOf, partsOfCompound, type Sense, sensesAt } from './lexicon.ts';
import { unitOf } from './units.ts';

export interface Reading {
  language: Language;
  /** What the text calls by a name of its own. */
  names: Set<string>;
}

export interface Phrase {
  phrase: string[];
  senses: readonly Sense[];
  /** What follows, where it may be from when or until when. */
  bound: 'figure' | 'date' | null;
}

/** Adds to the clause what the words say; the item that they are, where they are one. */
export function readPhrase(
  clause: Clause,
  { phrase, senses, bound }: Phrase,
  { language, names }: Reading,
): Item | null {
  const [word = ''] = phrase;
  // An expression is not its words: "nothing to pay" is free.
  const isExpression = phrase.length > 1 && senses.some(({ kind }) => kind === 'word');
  const keys = new Set(isExpression ? [phrase.join(' ')] : phrase.flatMap((one) => [...keysOf(one, language)]));
  for (const { kind, sign } of senses) if (kind === 'word') keys.add(`=${sign}`);
  for (const key of keys) clause.keys.add(key);
  const isRole = senses.some(({ kind }) => kind === 'role');
  if (word.startsWith('role') || (isRole && bound === 'figure')) return null;
  const turns =
    isRole && bound === 'date'
      ? senses.filter(({ kind }) => kind === 'role')
      : senses.filter(({ kind }) => !['word', 'small', 'role'].includes(kind));
  clause.senses.push(...turns);
  if (futures[language]?.test(word)) clause.senses.push({ kind: 'tense', sign: 'will' });
  const item = itemOf({ phrase, senses, keys, turns }, { language, names });
  if (item) clause.items.push(item);
  return item;
}

/** What "will" says by an ending. */
const futures: Partial<Record<Language, RegExp>> = {
  es: /\p{L}{3}(?:ra|ran|remos)$/u,
  fr: /\p{L}{3}(?:ra|ront|rez|rons)$/u,
  pt: /\p{L}{3}(?:ra|rao|remos)$/u,
};

interface Told {
  phrase: string[];
  senses: readonly Sense[];
  keys: Set<string>;
  turns: Sense[];
}

function itemOf({ phrase, senses, keys, turns }: Told, { language, names }: Reading): Item | null {
  const [word = ''] = phrase;
  const said = phrase.join(' ');
  const isName = names.has(word);
  if (!isName && turns.some(({ kind }) => kind === 'not' || kind === 'except')) return null;
  if (!isName && isSmall(said, senses, language)) return null;
  const own = new Set(senses.flatMap(({ kind, sign }) => (kind === 'word' ? [`=${sign}`] : [])));
  const isDate = turns.some(({ kind }) => kind === 'day' || kind === 'month');
  if ((!isName || isDate) && turns.length > 0) return { kind: 'turn', said, senses: turns, keys: own };
  const known = isKnown(word, language);
  const parts = language === 'de' && !known ? (partsOfCompound(word) ?? []) : [];
  return { kind: 'word', said, keys, isName, isKnown: known, parts: parts.map((part) => keysOf(part, language)) };
}

export function figureAt(said: readonly string[], at: number, language: Language): Figure {
  const [after, later] = [unitOf(said[at + 1]), unitOf(said[at + 2])];
  const unit = after === 'degree' && (later === 'celsius' || later === 'fahrenheit') ? later : after;
  return {
    kind: 'figure',
    value: said[at] ?? '',
    unit: unit ?? unitOf(said[at - 1]),
    role: roleAt(said, at, language),
    of: undefined,
  };
}

/** What is said right before it: "until 10", "at least 2". */
function roleAt(said: readonly string[], at: number, language: Language): string | undefined {
  for (const length of [5, 4, 3, 2, 1]) {
    const phrase = said.slice(Math.max(at - length, 0), at);
    if (phrase.length < length) continue;
    if (length === 1 && phrase[0]?.startsWith('role')) return phrase[0].slice('role'.length);
    const found = sensesAt(phrase, 0, language);
    const role = found?.length === length ? found.senses.find(({ kind }) => kind === 'role') : undefined;
    if (role) return role.sign;
  }
  const before = said[at - 1] ?? '';
  return articles.has(before) ? roleAt(said, at - 1, language) : boundIn(said);
}

/** "Minimum age to book is 25". */
const boundIn = (said: readonly string[]): string | undefined =>
  said.some((word) => /^(?:min|mindest)/.test(word) && !unitOf(word))
    ? 'start'
    : said.some((word) => /^(?:max|hochst)/.test(word))
      ? 'end'
      : undefined;
