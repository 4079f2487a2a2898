// A question of another language in English, word by word: owners write theirs in English, and what ranks and weighs
// texts knows English best.
import { dataText } from '../text/data-text.ts';
import { normalize, stem, words } from '../text/text.ts';
import type { Language } from './languages.ts';
import { languagesTold, smallWords } from './small-words.ts';

/**
 * The English of each word, in the order of the words; what no list knows stays as it is. Null for English, for a text
 * too short to tell, and for a language without a list (data/words.<language>.txt).
 */
export function translateWords(text: string): string | null {
  const said = words(normalize(text));
  const list = listFor(text, said);
  if (!list) return null;
  const english: string[] = [];
  for (let at = 0; at < said.length; ) {
    const length = spans.find((span) => list.words.has(said.slice(at, at + span).join(' ')));
    const word = said[at] ?? '';
    english.push((length && list.words.get(said.slice(at, at + length).join(' '))) || partsOf(word, list));
    at += length ?? 1;
  }
  return `${english.join(' ')}${text.includes('?') ? '?' : ''}`;
}

/** The text, in English where it is in another language that we know. */
export const inEnglish = (text: string): string => translateWords(text) ?? text;

/** The English of one word or expression of a language, the more usual first; undefined where its list has none. */
export const englishOf = (expression: string, language: Language): string | undefined =>
  listOf(language)?.words.get(expression);

function listFor(text: string, said: string[]): WordList | null {
  const told = languagesTold(text);
  if (told[0]) return told.includes('en') ? null : listOf(told[0]);
  return listOf(languageOfWords(said));
}

/** Whether one of the languages that we put into English has the word. */
export const isForeignWord = (word: string): boolean =>
  listed.some((language) => listOf(language)?.words.has(word) ?? false);

/** Told by all its words where the small ones are too few; null when half of them or more are of no one language. */
export function languageOfWords(list: string[]): Language | null {
  const said = list.filter((word) => !/\d/.test(word));
  const minKnownWords = said.length * mostlyKnown;
  const counts = listed.map((language) => {
    const known = listOf(language);
    const own = said.filter((word) => known?.words.has(word)).length;
    return {
      language,
      own,
      english: said.filter((word) => smallWords.en.has(word) || known?.english.has(stem(word))).length,
    };
  });
  const [best] = counts.sort((a, b) => b.own - a.own);
  if (!best || Math.max(best.own, best.english) <= minKnownWords || best.own === best.english) return null;
  return best.own > best.english ? best.language : 'en';
}

const mostlyKnown = 0.5;

/** The longest expression first. */
const spans = [4, 3, 2, 1];

/** "Poolhandtuch" by what it ends with, and by what stands before that. */
function partsOf(word: string, { words: list }: WordList): string {
  for (let cut = shortest; cut <= word.length - shortest; cut++) {
    const last = list.get(word.slice(cut));
    if (!last) continue;
    const first = word.slice(0, cut);
    return `${list.get(first) ?? list.get(first.replace(/[sn]$/, '')) ?? first} ${last}`;
  }
  return word;
}

/** Letters of a part. */
const shortest = 4;

interface WordList {
  /** A word or expression as it is normalized → its English, the more usual of two first. */
  words: Map<string, string>;
  /** Stems of the English words that it translates to. */
  english: Set<string>;
}

const listed: Language[] = ['es', 'fr', 'de', 'pt'];
const lists = new Map<Language, WordList>();

/** Read when first needed. */
function listOf(language: Language | null): WordList | null {
  if (!language || !listed.includes(language)) return null;
  const list = lists.get(language) ?? readWords(dataText(`words.${language}.txt`));
  lists.set(language, list);
  return list;
}

/** Reads lines of `english: word, two words, …`, as normalized as what is looked up; `#` begins a comment. */
function readWords(lines: string): WordList {
  const list: WordList = { words: new Map(), english: new Set() };
  for (const line of lines.split('\n')) {
    const cut = line.indexOf(':');
    if (cut < 0 || line.startsWith('#')) continue;
    const english = line.slice(0, cut);
    if (!english.includes(' ')) list.english.add(stem(english));
    for (const entry of line.slice(cut + 2).split(', ')) {
      const before = list.words.get(entry);
      list.words.set(entry, before === undefined ? english : `${before} ${english}`);
    }
  }
  return list;
}
