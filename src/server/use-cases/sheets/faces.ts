import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { create, type Font, type Glyph, type Shaped } from 'fontkit';
import { alphabetsFor } from './letters.ts';

export type Kind = 'regular' | 'bold' | 'headline';

export interface Face {
  readonly unitsPerEm: number;
  /** As the kit that writes PDF takes it: what it draws is a Shaped, handed over as its features. */
  readonly inKit: Font;
  has(letter: string): boolean;
  /** Letters of one direction as the shapes that stand for them, joined and with their marks. */
  shape(letters: string, rightToLeft: boolean): Shaped;
}

const own = {
  regular: ['figtree-400', 'figtree-400-ext'],
  bold: ['figtree-650', 'figtree-650-ext'],
  headline: ['bricolage-635', 'bricolage-635-ext'],
};

const opened = new Map<string, Face>();

/** The faces for these words: ours, and behind them those of the other alphabets they need, read only now. */
export function facesFor(kind: Kind, words: string): Face[] {
  const others = alphabetsFor(words) ?? [];
  return [
    ...own[kind].map((name) => open(fileURLToPath(new URL(`./fonts/${name}.ttf`, import.meta.url)))),
    ...others.map(({ regular, bold }) => open(kind === 'regular' ? regular : bold)),
  ];
}

function open(file: string): Face {
  const face = opened.get(file) ?? read(file);
  opened.set(file, face);
  return face;
}

function read(file: string): Face {
  const bytes = readFileSync(file);
  const font = create(file.endsWith('.br') ? brotliDecompressSync(bytes) : bytes);
  tellLettersApart(font);
  return {
    unitsPerEm: font.unitsPerEm,
    inKit: Object.create(font, {
      // Of two faces with one name, as parts and weights of a family have it, the kit would write the second into the
      // file once more for every word.
      postscriptName: { value: basename(file).split('.')[0] },
      layout: { value: (_: string, shaped: Shaped) => copyOf(shaped) },
    }),
    has: (letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
    shape: (letters, rightToLeft) => font.layout(letters, [], undefined, undefined, rightToLeft ? 'rtl' : 'ltr'),
  };
}

/** Arabic letters share shapes, and by itself a font keeps the letter for which it drew a shape first. */
function tellLettersApart(font: Font): void {
  const getGlyph = font.getGlyph.bind(font);
  const kept = new Map<string, Glyph>();
  font.getGlyph = (id, codePoints = []) => {
    const key = `${id}: ${codePoints}`;
    const glyph = kept.get(key) ?? Object.create(getGlyph(id), { codePoints: { value: codePoints } });
    kept.set(key, glyph);
    return glyph;
  };
}

/** The kit measures in the positions that it is given. */
const copyOf = (shaped: Shaped): Shaped => ({ ...shaped, positions: shaped.positions.map((one) => ({ ...one })) });
