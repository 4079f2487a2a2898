// Words into lines: which face each letter comes from, where a line ends, and in which order its parts stand on paper.
import bidiFactory, { type Bidi } from 'bidi-js';
import LineBreaker from 'linebreak';
import type { Face } from './faces.ts';
import { type Piece, piecesOf } from './pieces.ts';

/** Letters of one face and direction. */
export type Run = { readonly face: Face; readonly pieces: Piece[]; readonly width: number };
export type Line = {
  /** From left to right. */
  readonly runs: readonly Run[];
  readonly width: number;
  /** As they are read. */
  readonly words: string;
  readonly rightToLeft: boolean;
};
/** Lengths in points; a letter comes from the first face that has it. */
export type Measure = { readonly faces: readonly Face[]; readonly size: number; readonly width: number };

/** With the face of each letter. */
type Paragraph = { text: string; levels: ReturnType<typeof bidi.getEmbeddingLevels>; faces: Face[]; size: number };

const bidi = (bidiFactory as unknown as () => Bidi)(); // its types name a default that Node does not see

/** Lines that are no wider than the measure. A word that is wider goes on in the next line, cut between two letters. */
export function linesOf(words: string, measure: Measure): Line[] {
  return words
    .normalize('NFC')
    .split(/\r\n?|\n/)
    .flatMap((text) => linesOfParagraph(text.trim(), measure));
}

function linesOfParagraph(text: string, { faces, size, width }: Measure): Line[] {
  const levels = bidi.getEmbeddingLevels(text, 'auto');
  const paragraph: Paragraph = { text, levels, faces: facesOf(text, faces), size };
  const widthOf = (start: number, end: number) => widthOfRuns(runsOf(paragraph, start, end));
  const lines: Line[] = [];
  let [start, end, taken] = [0, 0, 0];
  for (const next of breaksOf(text, (from, to) => widthOf(from, to) <= width)) {
    if (end > start && taken + widthOf(end, endOfWords(text, end, next)) > width) {
      lines.push(lineOf(paragraph, start, end));
      [start, taken] = [end, 0];
    }
    taken += widthOf(end, next);
    end = next;
  }
  return [...lines, lineOf(paragraph, start, end)];
}

function lineOf(paragraph: Paragraph, start: number, end: number): Line {
  const { text, levels } = paragraph;
  const last = endOfWords(text, start, end);
  const runs = runsOf(paragraph, start, last);
  const rightToLeft = levels.paragraphs[0]?.level === 1;
  return { runs, width: widthOfRuns(runs), words: text.slice(start, last), rightToLeft };
}

const widthOfRuns = (runs: readonly Run[]) => runs.reduce((sum, run) => sum + run.width, 0);

/** Without the spaces that a line ends in. */
const endOfWords = (text: string, start: number, end: number) => start + text.slice(start, end).trimEnd().length;

/** A mark stays with the letter that bears it. */
function facesOf(text: string, faces: readonly Face[]): Face[] {
  const found: Face[] = [];
  let face = faces[0];
  for (const letter of text) {
    if (!(/[\p{Mark}\p{Join_Control}]/u.test(letter) && face?.has(letter)))
      face = faces.find((one) => one.has(letter)) ?? faces[0];
    for (let unit = 0; unit < letter.length; unit++) if (face) found.push(face);
  }
  return found;
}

/** Scripts that put no space between words: a dictionary knows where one ends. */
const unspaced = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const wordsOfThai = new Intl.Segmenter('th', { granularity: 'word' });

/** Where lines may end, and within a word that fits on none after each of its letters. */
function* breaksOf(text: string, fits: (start: number, end: number) => boolean): Generator<number> {
  let start = 0;
  for (const end of placesToBreak(text)) {
    if (!fits(start, endOfWords(text, start, end)))
      for (const { index, segment } of graphemes.segment(text.slice(start, end))) yield start + index + segment.length;
    else yield end;
    start = end;
  }
}

function placesToBreak(text: string): number[] {
  const places = new Set<number>([text.length]);
  const breaker = new LineBreaker(text);
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) places.add(next.position);
  if (unspaced.test(text))
    for (const { index } of wordsOfThai.segment(text))
      if (unspaced.test(text[index - 1] ?? '') && unspaced.test(text[index] ?? '')) places.add(index);
  return [...places].sort((one, other) => one - other);
}

/** By the bidirectional algorithm (Unicode Standard Annex 9), letters of one face and direction together. */
function runsOf({ text, levels, faces, size }: Paragraph, start: number, end: number): Run[] {
  if (end <= start) return [];
  const runs: Run[] = [];
  let from = 0;
  const order = bidi.getReorderedIndices(text, levels, start, end - 1).slice(start, end); // it tells those of all
  const levelAt = (at: number) => levels.levels[order[at] ?? 0] ?? 0;
  const faceAt = (at: number) => faces[order[at] ?? 0];
  for (let at = 1; at <= order.length; at++) {
    const goesOn = Math.abs((order[at] ?? 0) - (order[at - 1] ?? 0)) === 1;
    if (at < order.length && goesOn && levelAt(at) === levelAt(from) && faceAt(at) === faceAt(from)) continue;
    const [one = 0, other = 0] = [order[from], order[at - 1]];
    const face = faceAt(from);
    if (face) runs.push(runOf(text.slice(Math.min(one, other), Math.max(one, other) + 1), face, size, levelAt(from)));
    from = at;
  }
  return runs;
}

function runOf(letters: string, face: Face, size: number, level: number): Run {
  const rightToLeft = level % 2 === 1;
  const pieces = piecesOf(rightToLeft ? mirrored(letters) : letters, face, rightToLeft);
  const width = pieces.reduce((sum, piece) => sum + piece.width, 0);
  return { face, pieces, width: (width / face.unitsPerEm) * size };
}

/** A bracket that opens to the left is drawn as its opposite. */
const mirrored = (letters: string) =>
  [...letters].map((letter) => bidi.getMirroredCharacter(letter) ?? letter).join('');
