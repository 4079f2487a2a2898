// What all that is printed shares: colors, words, the mark, the code. Lengths are points, from the upper left corner.
import PDFDocument from 'pdfkit';
import { encode } from 'uqr';
import { facesFor, type Kind } from './faces.ts';
import { type Line, linesOf, type Run } from './lines.ts';

export type Paper = PDFDocument;
export type Style = { kind: Kind; size: number; color: string; lead: number };
/** Words in their lines, with the room they take. */
export type Block = { lines: Line[]; style: Style; width: number; height: number; lineHeight: number };

export const colors = { ink: '#1c2333', ink2: '#525b70', line: '#c9cedb', lamp: '#ffb338', danger: '#b3261e' };

/** Points of a length on paper. */
export const mm = (millimeters: number): number => (millimeters * 72) / 25.4;

export const newPaper = (width: number, height: number, title: string): Paper =>
  new PDFDocument({
    size: [width, height],
    margin: 0,
    font: null,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title, Creator: 'Porchlight' },
  });

/** Letters of most other scripts reach higher and lower than ours. */
const tallLead = 1.5;
const tall = /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u;

export function block(words: string, style: Style, width: number): Block {
  const lines = linesOf(words, { faces: facesFor(style.kind, words), size: style.size, width });
  const lineHeight = style.size * (tall.test(words) ? Math.max(style.lead, tallLead) : style.lead);
  const widest = Math.max(...lines.map((line) => line.width));
  return { lines, style, width: widest, height: lines.length * lineHeight, lineHeight };
}

/** In no more lines, with none of them much shorter than the others: the last word of a centered block is not alone. */
export function balanced(words: string, style: Style, width: number): Block {
  const widest = block(words, style, width);
  let [narrow, wide, best] = [0, width, widest];
  while (widest.lines.length > 1 && wide - narrow > 4) {
    const between = (narrow + wide) / 2;
    const tried = block(words, style, between);
    const fits = tried.lines.length === widest.lines.length;
    if (fits) [wide, best] = [between, tried];
    else narrow = between;
  }
  return best;
}

/** A block is as wide as its widest line, within which words that are read to the left end at the right. */
export function write(paper: Paper, written: Block, x: number, y: number, align: 'start' | 'center' = 'start'): void {
  written.lines.forEach((line, at) => {
    const free = written.width - line.width;
    const indent = align === 'center' ? free / 2 : line.rightToLeft ? free : 0;
    writeLine(paper, written, line, x + indent, y + at * written.lineHeight);
  });
}

/** Of Figtree's em, what stands above the line and what hangs below it. */
const above = 0.95;
const below = 0.25;

export function writeLine(paper: Paper, { style, lineHeight }: Block, line: Line, x: number, top: number): void {
  const baseline = top + (lineHeight - style.size * (above + below)) / 2 + style.size * above;
  paper.fillColor(style.color);
  line.runs.reduce((at, run) => drawRun(paper, run, style.size, at, baseline), x);
}

/** Tells where it ends. */
function drawRun(paper: Paper, { face, pieces }: Run, size: number, x: number, baseline: number): number {
  paper.font(face.inKit, size);
  return pieces.reduce((at, { shaped, width, means }) => {
    if (means) paper.markContent('Span', { actual: means });
    paper.text('shaped', at, baseline, { lineBreak: false, baseline: 'alphabetic', features: shaped });
    if (means) paper.endMarkedContent();
    return at + (width / face.unitsPerEm) * size;
  }, x);
}

/** The house with its lamp, and the word beside it; `size` in points. Tells its width. */
export function logo(paper: Paper, x: number, y: number, size: number, draws = true): number {
  const word = block('Porchlight', { kind: 'headline', size: size * 0.7, color: colors.ink, lead: 1.2 }, size * 20);
  const beside = size * 1.25;
  if (!draws) return beside + word.width;
  paper
    .save()
    .translate(x, y)
    .scale(size / 32);
  paper.lineWidth(2.4).path('M16 3 29 13.2V27a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V13.2Z').stroke(colors.ink);
  paper.path('M11.2 29v-9.2a4.8 4.8 0 0 1 9.6 0V29Z').fill(colors.lamp);
  paper.path('M13.7 10.6a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0Z').fill(colors.lamp);
  paper.restore();
  write(paper, word, x + beside, y + (size - word.height) / 2);
  return beside + word.width;
}

/** The code with its quiet zone, `size` points wide; it can be read from half of 30 mm on. */
export function qrCode(paper: Paper, text: string, x: number, y: number, size: number): void {
  const { data, size: modules } = encode(text, { ecc: 'M', border: 4 });
  paper
    .save()
    .translate(x, y)
    .scale(size / modules);
  paper.rect(0, 0, modules, modules).fill('#ffffff');
  data.forEach((row, down) => {
    for (const { from, length } of darkIn(row)) paper.rect(from, down, length, 1);
  });
  paper.fill('#000000').restore();
}

/** Dark modules that touch are one bar: a quarter of the bytes, and no hairline between them. */
function darkIn(row: boolean[]): { from: number; length: number }[] {
  const bars: { from: number; length: number }[] = [];
  row.forEach((dark, at) => {
    const last = bars.at(-1);
    if (dark && last && last.from + last.length === at) last.length++;
    else if (dark) bars.push({ from: at, length: 1 });
  });
  return bars;
}
