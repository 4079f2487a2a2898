// A message as the danger rules read it: in pieces that are told, asked or supposed, put together again to thoughts.
import type { Language } from '../languages/languages.ts';
import { languagesTold } from '../languages/small-words.ts';
import { type Books, type Hearsay, inAny, inEnglish, inOther, plainWords } from './danger-book.ts';

/** Thoughts of a message, each of at most so many words as one thought has. */
export interface Heard {
  books: Books;
  /** All of it but what is supposed. */
  everything: string;
  /** What is told, without what is denied. */
  plain: string[];
  withQuestions: string[];
  withDenials: string[];
  all: string[];
}

export function phoneticMatches(text: string): Heard {
  const books = booksFor(languagesTold(text)[0]);
  const pieces = piecesOf(text, books.hearsay);
  const told = pieces.filter(({ asked }) => !asked);
  const undenied = (piece: Piece): string => piece.words.replace(books.hearsay.denied, ' ; ');
  const asSaid = ({ words }: Piece): string => words;
  return {
    books,
    everything: pieces.map(asSaid).join(' '),
    plain: thoughtsOf(told.map(undenied)),
    withQuestions: thoughtsOf(pieces.map(undenied)),
    withDenials: thoughtsOf(told.map(asSaid)),
    all: thoughtsOf(pieces.map(asSaid)),
  };
}

/** What is told in a message, piece by piece: neither what is asked nor what is supposed. */
export const piecesTold = (text: string): string[] =>
  piecesOf(text, booksFor(languagesTold(text)[0]).hearsay).flatMap(({ words, asked }) => (asked ? [] : [words]));

function booksFor(language: Language | undefined): Books {
  if (language === 'en') return inEnglish;
  return language ? inOther : inAny;
}

/**
 * Guests break one thought over sentences, and speak several into the phone without a stop: so many words are read as
 * one.
 */
const oneThought = 25;
/** Of a longer message each stretch of that length is read, from a piece on and every so many words. */
const stride = 10;

function thoughtsOf(pieces: string[]): string[] {
  const words = pieces.join(' ').split(' ');
  if (words.length <= oneThought) return [words.join(' ')];
  const starts = new Set<number>();
  let at = 0;
  for (const piece of pieces) {
    const length = piece.split(' ').length;
    for (let from = at; from < at + length; from += stride) starts.add(from);
    at += length;
  }
  const thoughts: string[] = [];
  let before = -stride;
  for (const start of starts) {
    if (start - before < stride / 2) continue;
    thoughts.push(words.slice(start, start + oneThought).join(' '));
    before = start;
  }
  return thoughts;
}

interface Piece {
  words: string;
  /** A question from its first words, or from its mark and how it begins. */
  asked: boolean;
}

/**
 * What nobody supposes ("if there is a fire…"). A new thought ("but…", "and the…") is neither asked nor supposed with
 * the one before.
 */
function piecesOf(text: string, { asks, asksMarked, seeks, supposed, hedged }: Hearsay): Piece[] {
  const isAsked = (words: string, marked: boolean): boolean =>
    (asks.test(words) || (marked && asksMarked.test(words))) && !seeks.test(words);
  return (text.slice(0, maxChars).match(/[^.,;!?¿¡\n]+[?]?/g) ?? []).flatMap((part) =>
    plainWords(part)
      .replace(hedged, ' ')
      .trim()
      .split(turnsAway)
      .filter((words) => words !== '' && !supposed.test(words))
      .flatMap((words) => words.split(goesOn))
      .map((words, i, list) => ({ words, asked: isAsked(words, part.endsWith('?') && i === list.length - 1) })),
  );
}

/** Before a word that leaves what was said. */
const turnsAway =
  / (?=(?:but|however|also|anyway|because|plus|pero|porque|ademas|tambien|mais|parce que|aussi|aber|weil|ausserdem|mas|alem disso|tambem)\b)/;
/** Before "and" with a subject of its own. */
const goesOn =
  / (?=(?:and (?:now|then|there|it|the|i|we|my|our|he|she|they|someone|somebody)|y (?:ahora|hay|el|la|los|mi|me|se|estamos|alguien)|et (?:maintenant|il|elle|on|je|le|la|les|mon|ma|ca|quelqu)|und (?:jetzt|es|da|der|die|das|mein|meine|ich|wir|er|jemand)|e (?:agora|ha|tem|o|a|os|as|meu|minha|esta|estou|alguem|ele|ela))\b)/;

/** Characters; the longest message that somebody writes has fewer. */
const maxChars = 4000;
