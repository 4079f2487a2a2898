// Mends a guest's misspelled or misheard word to one this property's own texts use.
import { doubleMetaphone } from 'double-metaphone';
import { isStopWord, stem, type Token } from './text.ts';

/** Lowest likeness at which a word is replaced: share of letter pairs, plus a bonus when both sound the same. */
const minLikeness = 0.75;
const soundBonus = 0.35;

export interface Vocabulary {
  has(word: string): boolean;
  words: VocabularyWord[];
  /** The same words by the sound they begin with. */
  bySound: Map<string, VocabularyWord[]>;
}

interface VocabularyWord {
  word: string;
  pairs: Set<string>;
  sound: string;
}

export function vocabularyOf(list: Iterable<string>): Vocabulary {
  const all = new Set(list);
  const words = [...all].filter((word) => word.length >= 3 && /^[a-z]+$/.test(word)).map(describe);
  const bySound = Map.groupBy(words, ({ sound }) => sound.charAt(0));
  return { words, bySound, has: (word) => all.has(word) };
}

/**
 * The tokens with unknown words mended, and split words ("break fast") joined.
 * @param mayMean what else must hold of a word as typed and the word that it is taken for
 */
export function mend(
  list: Token[],
  vocabulary: Vocabulary,
  isKnown: (token: Token) => boolean,
  likeness = minLikeness,
  mayMean: (typed: string, meant: string) => boolean = () => true,
): Token[] {
  const out: Token[] = [];
  for (let i = 0; i < list.length; i++) {
    const token = list[i];
    if (!token) continue;
    const joined = token.word + (list[i + 1]?.word ?? '');
    if (list[i + 1] && !(isKnown(token) && isKnown(list[i + 1] ?? token)) && vocabulary.has(joined)) {
      out.push({ word: joined, stem: stem(joined) });
      i++;
    } else
      out.push(
        isKnown(token) || isStopWord(token.word) ? token : (nearest(token, vocabulary, likeness, mayMean) ?? token),
      );
  }
  return out;
}

function nearest(
  token: Token,
  vocabulary: Vocabulary,
  least: number,
  mayMean: (typed: string, meant: string) => boolean,
): Token | null {
  if (token.word.length < 4 || !/^[a-z]+$/.test(token.word)) return null;
  const asked = describe(token.word);
  const strict = least > minLikeness;
  let best: VocabularyWord | null = null;
  let bestLikeness = least;
  for (const candidate of vocabulary.words) {
    if (Math.abs(candidate.word.length - token.word.length) > 3) continue;
    if (candidate.word.length < 4) continue;
    if (strict && candidate.word[0] !== token.word[0]) continue;
    const likeness = dice(asked.pairs, candidate.pairs) + (asked.sound === candidate.sound ? soundBonus : 0);
    if (likeness >= bestLikeness && mayMean(token.word, candidate.word)) {
      best = candidate;
      bestLikeness = likeness;
    }
  }
  return best ? { word: best.word, stem: stem(best.word) } : null;
}

/** What an unknown word may have been, as it sounds: the likest few of the property's words, likeness 0 to 1. */
export function soundsLike(word: string, vocabulary: Vocabulary): { word: string; likeness: number }[] {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return [];
  const asked = describe(word);
  const found: { word: string; likeness: number }[] = [];
  for (const candidate of vocabulary.bySound.get(asked.sound.charAt(0)) ?? []) {
    if (Math.abs(candidate.word.length - word.length) > 4) continue;
    const likeness = Math.min(1, dice(asked.pairs, candidate.pairs) + soundShare(asked.sound, candidate.sound));
    if (likeness >= minHeardLikeness) found.push({ word: candidate.word, likeness });
  }
  return found.sort((a, b) => b.likeness - a.likeness).slice(0, maxHeardWords);
}

/** Over a phone an "m" is an "n". */
function soundShare(a: string, b: string): number {
  if (a === b) return soundBonus;
  return a.replaceAll('M', 'N') === b.replaceAll('M', 'N') ? soundBonus * 0.8 : 0;
}

const minHeardLikeness = 0.5;
const maxHeardWords = 2;

function describe(word: string): VocabularyWord {
  const framed = ` ${word} `;
  const pairs = new Set<string>();
  for (let i = 0; i + 2 <= framed.length; i++) pairs.add(framed.slice(i, i + 2));
  return { word, pairs, sound: doubleMetaphone(word)[0] };
}

function dice(a: Set<string>, b: Set<string>): number {
  let both = 0;
  for (const pair of a) if (b.has(pair)) both++;
  return (2 * both) / (a.size + b.size);
}
