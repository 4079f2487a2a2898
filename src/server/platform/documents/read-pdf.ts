import { inflateSync } from 'node:zlib';
import { getDocumentProxy } from 'unpdf';
import { manualLimits } from '#contract/knowledge/knowledge.ts';
import { UnreadDocumentError } from './port.ts';

/** Of one packed part, and of all together. */
const mostBytes = { part: 20 * 1024 * 1024, all: 80 * 1024 * 1024 };

/** The text of every page, with its titles, its columns and the gaps between its paragraphs. */
export async function pagesOfPdf(bytes: Uint8Array): Promise<string[]> {
  refuseBombs(bytes);
  const document = await open(bytes);
  if (document.numPages > manualLimits.pages) throw new UnreadDocumentError('pages');
  const pages: Line[][] = [];
  let length = 0;
  for (let number = 1; number <= document.numPages && length <= manualLimits.characters; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const lines = linesOf(items.filter((item) => 'str' in item) as Item[]); // the others are marks without words
    length += lines.reduce((sum, { text }) => sum + text.length + 1, 0);
    pages.push(lines);
  }
  const usual = median(pages.flat().flatMap(({ size, text }) => Array<number>(Math.ceil(text.length / 20)).fill(size)));
  return pages.map((lines) => textOf(lines, usual));
}

async function open(bytes: Uint8Array) {
  try {
    return await getDocumentProxy(bytes.slice());
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new UnreadDocumentError(isLocked ? 'locked' : 'broken');
  }
}

type Item = { str: string; transform: number[]; width: number; height: number };
type Line = { text: string; size: number; y: number };

/** Words of one height are one line; a gap wider than two letters parts columns. */
function linesOf(items: readonly Item[]): Line[] {
  const lines: (Line & { end: number })[] = [];
  for (const { str, transform, width, height } of items) {
    if (!str) continue;
    const [x = 0, y = 0] = transform.slice(4);
    const line = lines.at(-1);
    if (line && Math.abs(line.y - y) < 2 && x >= line.end - 1) {
      const gap = x - line.end;
      const space =
        gap > 2 * Math.max(line.size, 6) ? '   ' : gap > 0.15 * line.size && !/\s$/.test(line.text) ? ' ' : '';
      line.text += space + str;
      line.end = x + width;
      line.size = Math.max(line.size, height);
    } else if (str.trim()) lines.push({ text: str, size: height, y, end: x + width });
  }
  return lines;
}

/** Letters a fifth larger than the usual ones make a title; a gap of more than a line and a half ends a paragraph. */
function textOf(lines: readonly Line[], usual: number): string {
  return lines
    .map(({ text, size, y }, at) => {
      const before = lines[at - 1];
      const isTitle = size >= 1.2 * usual && text.trim().length <= 100;
      const isApart = before !== undefined && (before.y - y > 1.7 * Math.max(size, 6) || y > before.y);
      return `${isApart || isTitle ? '\n' : ''}${isTitle ? '# ' : ''}${text.trim()}${isTitle ? '\n' : ''}`;
    })
    .join('\n');
}

const median = (sizes: number[]): number => sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 0;

/**
 * Packed parts that unpack to a thousand times their size are no manual. They are tried here, where each is held to a
 * length: the library itself unpacks whatever it is given.
 */
function refuseBombs(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let left = mostBytes.all;
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at + 6)) {
    if (file.toString('latin1', at - 3, at) === 'end') continue;
    const begin = at + (file[at + 6] === 0x0d ? 8 : 7);
    const end = file.indexOf('endstream', begin);
    left -= unpackedLength(file.subarray(begin, end < 0 ? undefined : end), Math.min(left, mostBytes.part));
    if (left <= 0) throw new UnreadDocumentError('large');
  }
}

/** Twice where it was packed twice. */
function unpackedLength(part: Buffer, most: number, depth = 0): number {
  if (part[0] !== 0x78 || depth > 3) return 0;
  try {
    const plain = inflateSync(part, { maxOutputLength: most, finishFlush: 2 }); // cut-off ones are read as far as they go
    return plain.length + unpackedLength(plain, most, depth + 1);
  } catch (error) {
    if (error instanceof RangeError) throw new UnreadDocumentError('large');
    return 0; // packed in no way we know, or broken: it is the library's to say
  }
}
