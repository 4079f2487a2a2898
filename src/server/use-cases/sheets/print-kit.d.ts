// What we use of the kit that writes PDF; it and what it stands on bring no types.

declare module 'fontkit' {
  export interface Glyph {
    readonly id: number;
    /** Of a shape that belongs to the one before it, such as the dots of an Arabic letter, none. */
    readonly codePoints: readonly number[];
  }
  /** In units of the font. */
  export type Position = { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number };
  /** From left to right. */
  export interface Shaped {
    readonly glyphs: readonly Glyph[];
    readonly positions: readonly Position[];
    readonly advanceWidth: number;
  }
  export interface Font {
    readonly unitsPerEm: number;
    hasGlyphForCodePoint(code: number): boolean;
    getGlyph(id: number, codePoints?: readonly number[]): Glyph;
    layout(letters: string, features: [], script: undefined, language: undefined, direction: 'ltr' | 'rtl'): Shaped;
  }
  /** @throws where the bytes are no font */
  export function create(bytes: Uint8Array): Font;
}

declare module 'linebreak' {
  /** Where lines may end, by Unicode Standard Annex 14. */
  export default class LineBreaker {
    constructor(words: string);
    nextBreak(): { readonly position: number } | null;
  }
}

declare module 'pdfkit' {
  import type { Readable } from 'node:stream';
  import type { Font, Shaped } from 'fontkit';

  type Options = {
    size: [width: number, height: number];
    margin: number;
    /** None is there until one is asked for. */
    font: null;
    lang: string;
    displayTitle: boolean;
    info: { Title: string; Creator: string };
  };

  /** Lengths in points, from the upper left corner. */
  export default class PDFDocument extends Readable {
    constructor(options: Options);
    addPage(): this;
    end(): void;
    save(): this;
    restore(): this;
    translate(x: number, y: number): this;
    scale(factor: number): this;
    font(font: Font, size: number): this;
    fillColor(color: string): this;
    lineWidth(width: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    rect(x: number, y: number, width: number, height: number): this;
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this;
    path(svg: string): this;
    clip(): this;
    fill(color: string): this;
    stroke(color: string): this;
    image(jpeg: Buffer, x: number, y: number, size: { width: number; height: number }): this;
    /** The kit hands `features` to the font's own `layout` and draws what comes back (faces.ts). */
    text(
      letters: string,
      x: number,
      y: number,
      how: { lineBreak: false; baseline: 'alphabetic'; features: Shaped },
    ): this;
    /** What programs read, search and copy in the place of what is drawn until the mark ends. */
    markContent(tag: 'Span', means: { actual: string }): this;
    endMarkedContent(): this;
  }
}
