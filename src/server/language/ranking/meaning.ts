// What a text means, as a short row of numbers: texts that answer each other lie near each other, whatever words and
// languages they are in. Learned from the questions of houses by `tools/eval/ranking/fit.ts`.
import type { IndexedSnippet } from '../index/search-index.ts';
import { inEnglish } from '../languages/translate-words.ts';
import { conceptsIn } from '../text/concepts.ts';
import { dataBytes, dataText } from '../text/data-text.ts';
import { isStopWord, normalize, tokens, words } from '../text/text.ts';
import { pairsOf, type Sort, spread, type Traits } from '../text/traits.ts';

/** Of length 1; two of them are alike by their product. */
export type Meaning = Float32Array;

/** As the tool writes it. */
interface MeaningWeights {
  width: number;
  size: number;
}

const { width, size } = JSON.parse(dataText('meaning.json')) as MeaningWeights;
/** Of each column its `size` numbers; their unit is no matter, since a meaning has length 1. */
let table = new Int8Array(dataBytes('meaning-weights.bin'));

/** For the tool that fits them: it looks through meanings that have not seen what it asks. */
export function setMeanings(bytes: Int8Array<ArrayBuffer>): void {
  table = bytes;
  read = new WeakMap();
  questionsRead = new WeakMap();
}

export const meaningOf = (text: string): Meaning => summed(questionTraits(text, width));

/** Read once for each snippet. */
export function meaningOfSnippet(document: IndexedSnippet): Meaning {
  const known = read.get(document);
  if (known) return known;
  const made = summed(snippetTraits(document.snippet, width));
  read.set(document, made);
  return made;
}

/** How alike a question is to what a snippet says, or to one that it was written to answer. */
export function likenessTo(question: Meaning, document: IndexedSnippet): number {
  const asked = questionsRead.get(document) ?? (document.snippet.asked ?? []).map(meaningOf);
  questionsRead.set(document, asked);
  return Math.max(alike(question, meaningOfSnippet(document)), ...asked.map((one) => alike(question, one)));
}

let read = new WeakMap<IndexedSnippet, Meaning>();
let questionsRead = new WeakMap<IndexedSnippet, Meaning[]>();

export function alike(one: Meaning, other: Meaning): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

export const questionTraits = (text: string, columns: number): Traits => spread(sortsOf(text), columns);

/** Title and text each count for the same, however long the text. */
export function snippetTraits({ title, words: more, text }: IndexedSnippet['snippet'], columns: number): Traits {
  const named = spread(sortsOf(`${title} ${more}`), columns);
  const told = spread(sortsOf(text), columns);
  return {
    columns: [...named.columns, ...told.columns],
    shares: [...named.shares, ...told.shares.map((share) => share * textShare)],
  };
}

const textShare = 0.9;
const maxWords = 120;

function sortsOf(text: string): Sort[] {
  const english = inEnglish(text);
  const said = words(normalize(text)).slice(0, maxWords);
  const telling = words(normalize(english))
    .slice(0, maxWords)
    .filter((word) => !isStopWord(word))
    .map((word) => `en ${word}`);
  return [
    [1, 4, said],
    [0.5, 4, pairsOf(said)],
    [1, 30, said.flatMap(longPieces)],
    [1, 4, telling],
    [0.7, 30, telling.flatMap(longPieces)],
    [0.8, 2, [...conceptsIn(tokens(english))].map((concept) => `#${concept}`)],
  ];
}

/** Four and five letters in a row, with the word's ends. */
function longPieces(word: string): string[] {
  const ended = `<${word}>`;
  return [4, 5].flatMap((length) =>
    Array.from({ length: Math.max(0, ended.length - length + 1) }, (_, at) => `~${ended.slice(at, at + length)}`),
  );
}

function summed({ columns, shares }: Traits): Meaning {
  const meaning = new Float32Array(size);
  columns.forEach((column, i) => {
    const share = shares[i] ?? 0;
    const from = column * size;
    for (let at = 0; at < size; at++) meaning[at] = (meaning[at] ?? 0) + (table[from + at] ?? 0) * share;
  });
  const length = Math.hypot(...meaning) || 1;
  for (let at = 0; at < size; at++) meaning[at] = (meaning[at] ?? 0) / length;
  return meaning;
}
