import type { Glyph, Position, Shaped } from 'fontkit';
import type { Face } from './faces.ts';

/** Shapes that are drawn in one go. */
export type Piece = {
  readonly shaped: Shaped;
  /** In units of the face. */
  readonly width: number;
  /** What programs read, search and copy, where that is not told by the shapes one by one. */
  readonly means: string | undefined;
};

/** Scripts whose shapes stand above and below each other, or in another order than they are read. */
const stacked = /[\p{Script=Thai}\p{Script=Devanagari}]/u;
const joined = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** Letters of one face and direction. */
export function piecesOf(letters: string, face: Face, rightToLeft: boolean): Piece[] {
  const shaped = face.shape(letters, rightToLeft);
  if (joined.test(letters)) return lettersOf(shaped, rightToLeft);
  return [{ shaped, width: shaped.advanceWidth, means: stacked.test(letters) ? letters : undefined }];
}

/**
 * Each letter with its marks is a piece. Programs turn those of a line around where it is read to the left, and leave
 * what one piece means as it is.
 */
const lettersOf = ({ glyphs, positions }: Shaped, rightToLeft: boolean): Piece[] =>
  borders(glyphs, rightToLeft).map(([from, to]) => {
    const piece = { glyphs: glyphs.slice(from, to), positions: positions.slice(from, to) };
    const read = rightToLeft ? turned(piece) : piece;
    const width = read.positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    const means = String.fromCodePoint(...read.glyphs.flatMap(({ codePoints }) => codePoints));
    return { shaped: { ...read, advanceWidth: width }, width, means };
  });

/** The letter first and its marks behind it, each in its place: programs measure gaps by what is drawn first. */
function turned({ glyphs, positions }: Pick<Shaped, 'glyphs' | 'positions'>) {
  const starts = [...sums(positions)];
  const placed = positions.map((one, at) => ({ ...one, x: (starts[at] ?? 0) + one.xOffset })).toReversed();
  const turnedStarts = [...sums(placed)];
  return {
    glyphs: glyphs.toReversed(),
    positions: placed.map(({ x, ...one }, at) => ({ ...one, xOffset: x - (turnedStarts[at] ?? 0) })),
  };
}

/** Where each shape begins. */
function* sums(positions: readonly Position[]): Generator<number> {
  let sum = 0;
  for (const { xAdvance } of positions) {
    yield sum;
    sum += xAdvance;
  }
}

/** In text to the left a letter stands after its marks. */
function borders(glyphs: readonly Glyph[], rightToLeft: boolean): [from: number, to: number][] {
  const places = glyphs.flatMap((glyph, at) => (isMark(glyph) ? [] : [rightToLeft ? at + 1 : at]));
  const all = [...new Set([0, ...places, glyphs.length])];
  return all.slice(1).map((to, at) => [all[at] ?? 0, to]);
}

const isMark = ({ codePoints }: Glyph) => /^\p{Mark}*$/u.test(String.fromCodePoint(...codePoints));
