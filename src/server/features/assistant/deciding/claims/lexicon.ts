// What the words of a claim stand for, in five languages: signs that turn a sentence around (data/claims.txt), words that
// say the same (data/same-words.txt), words that say nothing by themselves (data/claim-small-words.txt), and the English
// of all others.
import { englishOf, type Language } from '#language/languages';
import { tokens } from '#language/text';
import { dataText } from '../../data-text.ts';

/** One meaning of a word: of class `word` for what is named, `small` for what says nothing, else what turns it around. */
export interface Sense {
  kind: string;
  sign: string;
}

interface Lexicon {
  /** A word or expression → its senses. */
  whole: Map<string, Sense[]>;
  /** Beginnings of words, the longest first. */
  begun: { start: string; senses: Sense[] }[];
}

const maxWords = 5;

/**
 * The longest expression that begins at `at`, with what it may mean; null where no list has it. What a figure is (`role`)
 * is told right before one.
 */
export function sensesAt(said: readonly string[], at: number, language: Language): Found | null {
  const lexicon = lexicons.get(language);
  if (!lexicon) return null;
  for (let length = Math.min(maxWords, said.length - at); length >= 1; length--) {
    const senses = lexicon.whole.get(said.slice(at, at + length).join(' '));
    const isBeforeFigure = at + length === said.length || boundAt(said, at + length, lexicon) !== null;
    if (senses && (length === 1 || isBeforeFigure || senses.some(({ kind }) => kind !== 'role')))
      return { length, senses };
  }
  const word = said[at] ?? '';
  const alike = language === 'en' ? lexicon.whole.get(`~${stemOf(word)}`) : undefined;
  if (alike) return { length: 1, senses: alike };
  const begun = lexicon.begun.filter(({ start }) => isEnding(word, start, language));
  const [longest] = begun;
  if (!longest) return null;
  return { length: 1, senses: begun.filter(({ start }) => start === longest.start).flatMap(({ senses }) => senses) };
}

/** What begins at `at` and may be from when or until when: a figure, or a day or month. */
export const boundOf = (said: readonly string[], at: number, language: Language): 'figure' | 'date' | null => {
  const lexicon = lexicons.get(language);
  return lexicon ? boundAt(said, at, lexicon) : null;
};

function boundAt(said: readonly string[], at: number, lexicon: Lexicon): 'figure' | 'date' | null {
  const word = said[at] ?? '';
  if (/^[@\d]/.test(word)) return 'figure';
  if (articles.has(word)) return boundAt(said, at + 1, lexicon);
  const senses = lexicon.whole.get(word) ?? lexicon.begun.find(({ start }) => word.startsWith(start))?.senses ?? [];
  return senses.some(({ kind }) => kind === 'day' || kind === 'month') ? 'date' : null;
}

/** What may stand between "until" and its figure. */
export const articles = new Set(
  'the las los el la le les der die das den dem as os o a um age of edad anos $ £ €'.split(' '),
);

const stemOf = (word: string): string => tokens(word)[0]?.stem ?? word;

export interface Found {
  /** How many words it is. */
  length: number;
  senses: readonly Sense[];
}

/** A German compound goes on with another word, which says something else: "Garten" and "Gartenhaus". */
const isEnding = (word: string, start: string, language: Language): boolean =>
  word.startsWith(start) && word.length - start.length <= (language === 'de' ? 3 : 8);

/** The keys by which a word is known in any language: its own, its English, and what says the same. */
export function keysOf(word: string, language: Language): Set<string> {
  const english = language === 'en' ? [word] : (inEnglish(word, language) ?? '').split(' ');
  const said = english.filter((one) => one !== '' && (language === 'en' || !isSmallEnglish(one)));
  const telling = said.length > 1 ? said.filter((one) => !heads.has(one)) : said;
  const senses = [
    ...telling.flatMap((one) => sensesAt([one], 0, 'en')?.senses ?? []),
    ...(sensesAt([word], 0, language)?.senses ?? []),
  ];
  const same = senses.filter(({ kind }) => kind === 'word').map(({ sign }) => `=${sign}`);
  return new Set([word, ...telling.map(stemOf), ...same]);
}

/** "Living room" and "bedroom" are no more alike for being rooms. */
const heads = new Set('room machine shop store box house bag can bin door table bed chair'.split(' '));

/** Some of the German words are listed with the one letter for "ss". */
const inEnglish = (word: string, language: Language): string | undefined =>
  englishOf(word, language) ?? (language === 'de' ? englishOf(word.replace('ss', 'ß'), language) : undefined);

/** Whether any list has it, whole. */
export const isKnown = (word: string, language: Language): boolean =>
  sensesAt([word], 0, language) !== null || (language !== 'en' && inEnglish(word, language) !== undefined);

/** Says nothing by itself, also in that its English says nothing. */
export function isSmall(word: string, senses: readonly Sense[], language: Language): boolean {
  if (senses.length > 0)
    return senses.some(({ kind }) => kind === 'small') || senses.every(({ kind }) => kind === 'role');
  return language !== 'en' && (inEnglish(word, language)?.split(' ').every(isSmallEnglish) ?? false);
}

const isSmallEnglish = (word: string): boolean =>
  sensesAt([word], 0, 'en')?.senses.every(({ kind }) => kind === 'small') ?? false;

/** "So", "soll": a name where it is written large in German. */
export const isFunctionWord = (word: string, language: Language): boolean =>
  lexicons
    .get(language)
    ?.whole.get(word)
    ?.some(({ kind, sign }) => kind === 'small' && sign === 'word') ?? false;

/** Thanks, wishes and greetings, and nothing else. */
export function isTalkIn(said: readonly string[], language: Language): boolean {
  const signs = said.map((word) => sensesAt([word], 0, language)?.senses.find(({ kind }) => kind === 'small')?.sign);
  return signs.includes('talk') && signs.every((sign) => sign === 'talk' || sign === 'word');
}

/** How much of it is of a language: its small words and signs tell more than words that it may have from another. */
export const wordsOfLanguage = (said: readonly string[], language: Language): number =>
  said.reduce((sum, word) => {
    const isListed = lexicons.get(language)?.whole.has(word) ?? false;
    return sum + (isListed ? 1 : isKnown(word, language) ? 0.5 : 0);
  }, 0);

/** The two known words that a German compound is made of. */
export function partsOfCompound(word: string): [string, string] | null {
  for (let cut = shortest; cut <= word.length - shortest; cut++) {
    const [first, last] = [word.slice(0, cut), word.slice(cut)];
    const before = [first, first.replace(/[sn]$/, ''), `${first}e`].find((one) => isKnown(one, 'de'));
    if (before && isKnown(last, 'de')) return [before, last];
  }
  return null;
}

/** Letters of a part. */
const shortest = 3;

const lexicons = new Map<Language, Lexicon>(
  (['en', 'es', 'fr', 'de', 'pt'] as const).map((language) => [language, { whole: new Map(), begun: [] }]),
);
readLines('claims.txt', (first, sign) => ({ kind: first, sign }));
readLines('same-words.txt', (sign) => ({ kind: 'word', sign }));
readLines('claim-small-words.txt', (first, sign) => ({ kind: first, sign }));
for (const { begun } of lexicons.values()) begun.sort((one, other) => other.start.length - one.start.length);

/** Lines of `class [sign]: en word, two words; es …`. */
function readLines(file: string, senseOf: (first: string, second: string) => Sense): void {
  for (const line of dataText(file).split('\n')) {
    const cut = line.indexOf(':');
    if (cut < 0 || line.startsWith('#')) continue;
    const [first = '', second = ''] = line.slice(0, cut).split(' ');
    for (const part of line.slice(cut + 1).split(';')) {
      const [language = '', ...words] = part.trim().split(' ');
      add(language, words.join(' '), senseOf(first, second));
    }
  }
}

function add(language: string, words: string, sense: Sense): void {
  const lexicon = lexicons.get(language as Language); // one that there is not is refused in the next line
  if (!lexicon) throw new Error(`No language "${language}" in the lists of claims: ${words.slice(0, 40)}`);
  for (const word of words.split(',').map((one) => one.trim())) {
    if (word === '') continue;
    if (word.endsWith('*')) lexicon.begun.push({ start: word.slice(0, -1), senses: [sense] });
    else {
      lexicon.whole.set(word, [...(lexicon.whole.get(word) ?? []), sense]);
      // English words are known by their stems, too, but for what turns a sentence around.
      const stem = `~${stemOf(word)}`;
      if (language === 'en' && (sense.kind === 'word' || sense.kind === 'small') && !word.includes(' '))
        lexicon.whole.set(stem, [...(lexicon.whole.get(stem) ?? []), sense]);
    }
  }
}
