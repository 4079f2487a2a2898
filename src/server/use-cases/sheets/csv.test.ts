import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BrokenCsv, byteOrderMark, readCsv, writeCsv } from './csv.ts';
import { decodeText } from './decode-text.ts';
import { guardCell, unguardCell } from './formula-guard.ts';

const cellsOf = (text: string) => readCsv(text).map(({ cells }) => cells);
/** Letters, signs that mean something in CSV or to a spreadsheet, and the rest of Unicode. */
const cell = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'ab =+-@\'",;|\t\r\n\u{ff1d}é') }),
  fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0')),
);

describe('CSV', () => {
  it('comes back as it went, whatever stands in a cell', () => {
    const tables = fc
      .integer({ min: 1, max: 4 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }),
      );
    fc.assert(
      fc.property(tables, (rows) => {
        const headings = rows[0]?.map((_, at) => `Column ${at}`) ?? [];
        const bytes = new TextEncoder().encode(byteOrderMark + writeCsv([headings, ...rows]));
        const kept = rows.filter((row) => row.some((text) => text.trim() !== ''));
        expect(cellsOf(decodeText(bytes) ?? '')).toEqual([headings, ...kept]);
      }),
      { numRuns: 500 },
    );
  });

  it('holds no cell that a spreadsheet would compute, and gives each one back', () => {
    fc.assert(
      fc.property(cell, (text) => {
        expect(guardCell(text)).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
        expect(unguardCell(guardCell(text))).toBe(text);
      }),
    );
    expect(writeCsv([['=1+1', '@SUM(A1)', '-2', '+1 541', '\tx', "'=1"]])).toBe(
      "'=1+1,'@SUM(A1),'-2,'+1 541,\"'\tx\",''=1\r\n",
    );
  });

  it.each([
    ['commas', 'a,b\r\n1,2\r\n'],
    ['semicolons', 'a;b\r\n1;2\r\n'],
    ['tabs', 'a\tb\r\n1\t2\r\n'],
    ['a line that names the separator', 'sep=;\r\na;b\r\n1;2\r\n'],
    ['line feeds alone', 'a,b\n1,2'],
    ['old line ends', 'a,b\r1,2\r'],
    ['separators in quoted headings', '"a";"b"\r\n1;2\r\n'],
  ])('is read with %s', (_, text) => {
    expect(cellsOf(text)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it.each([
    ['UTF-8', Buffer.from('é,b')],
    ['UTF-8 with its mark', Buffer.from('\u{feff}é,b')],
    ['UTF-16, little end first', Buffer.from('\u{feff}é,b', 'utf16le')],
    ['UTF-16, big end first', Buffer.from('\u{feff}é,b', 'utf16le').swap16()],
    ['UTF-16 without its mark', Buffer.from('é,b', 'utf16le')],
    ['Windows 1252', Buffer.from('é,b', 'latin1')],
  ])('is read from %s', (_, bytes) => {
    expect(cellsOf(decodeText(bytes) ?? '')).toEqual([['é', 'b']]);
  });

  it('numbers rows as a spreadsheet does', () => {
    const rows = readCsv('a,b\r\n\r\n"two\r\nlines",x\r\n , \r\n5,y\r\n');
    expect(rows.map(({ row }) => row)).toEqual([1, 3, 5]);
  });

  it('says where a file is broken', () => {
    expect(() => readCsv('a,b\r\n1,"never closed\r\n')).toThrow(BrokenCsv);
  });

  it('is not what is no text', () => {
    expect(decodeText(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]))).toBeUndefined();
  });
});
