// The words guests use for the same thing ("ten speed" is a bike): read once from data/concepts*.txt.
import { dataText } from './data-text.ts';
import { type Token, tokens } from './text.ts';

export interface Lexicon {
  /** First stem of a phrase → the phrases that begin with it, longest first. */
  byFirst: Map<string, Phrase[]>;
  /** Concept → its single words, for spelling. */
  wordsOf: Map<string, string[]>;
}

interface Phrase {
  stems: string[];
  concept: string;
}

/** The concepts named in a token sequence, each once. */
export function conceptsIn(list: Token[], lexicon: Lexicon = concepts): Set<string> {
  const found = new Set<string>();
  list.forEach((token, at) => {
    for (const phrase of lexicon.byFirst.get(token.stem) ?? []) {
      if (phrase.stems.every((stem, i) => list[at + i]?.stem === stem)) found.add(phrase.concept);
    }
  });
  return found;
}

/** The concepts whose words the token at `at` is part of. */
export function conceptsAt(list: Token[], at: number, lexicon: Lexicon = concepts): string[] {
  const found: string[] = [];
  for (let from = Math.max(0, at - maxPhraseWords + 1); from <= at; from++) {
    for (const { stems, concept } of lexicon.byFirst.get(list[from]?.stem ?? '') ?? []) {
      const spans = from + stems.length > at && stems.every((stem, i) => list[from + i]?.stem === stem);
      if (spans) found.push(concept);
    }
  }
  return found;
}

/** Words of the longest phrase worth looking back for. */
const maxPhraseWords = 4;

/** Reads lines of `concept: word, two words, …`; `#` begins a comment. */
export function readLexicon(lines: string): Lexicon {
  const lexicon: Lexicon = { byFirst: new Map(), wordsOf: new Map() };
  for (const line of lines.split('\n')) {
    const cut = line.indexOf(':');
    if (cut < 0 || line.startsWith('#')) continue;
    const concept = line.slice(0, cut).trim();
    for (const entry of line.slice(cut + 1).split(',')) addPhrase(lexicon, concept, entry);
  }
  for (const list of lexicon.byFirst.values()) list.sort((a, b) => b.stems.length - a.stems.length);
  return lexicon;
}

function addPhrase(lexicon: Lexicon, concept: string, entry: string): void {
  const list = tokens(entry);
  const first = list[0];
  if (!first) return;
  const phrases = lexicon.byFirst.get(first.stem) ?? [];
  phrases.push({ stems: list.map((token) => token.stem), concept });
  lexicon.byFirst.set(first.stem, phrases);
  if (list.length === 1) lexicon.wordsOf.set(concept, [...(lexicon.wordsOf.get(concept) ?? []), first.word]);
}

export const concepts: Lexicon = readLexicon(`${dataText('concepts.txt')}\n${dataText('concepts.world.txt')}`);
