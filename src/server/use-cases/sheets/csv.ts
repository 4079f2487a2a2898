import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import * as copyInEnglish from '#contract/messages/en/sheets/imports.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { guardCell, unguardCell } from './formula-guard.ts';

const copy = spoken(copyInEnglish);

/** Excel takes a file for UTF-8 only with this in front. */
export const byteOrderMark = '\u{feff}';

/** Lines of CSV, each ended, with no cell that a spreadsheet would compute. */
export const writeCsv = (rows: string[][]): string =>
  stringify(
    rows.map((row) => row.map(guardCell)),
    { record_delimiter: 'windows', quoted_match: needsQuotes },
  );

/**
 * Besides what has to be quoted anyhow: a space at an end is otherwise lost, and a lone empty cell would be an empty
 * line.
 */
const needsQuotes = /^$|^\s|\s$|[\r\n;\t]/;

/** `row` as a spreadsheet numbers it: empty lines count, line breaks within a cell do not. */
export type SheetRow = { row: number; cells: string[] };

/** The file is broken at some place; the message says where. */
export class BrokenCsv extends Error {}

/** Every row that has anything in it. @throws BrokenCsv */
export function readCsv(text: string): SheetRow[] {
  const { body, separator } = withoutSeparatorLine(text);
  const rows = parseRows(body, separator ?? separatorOf(body));
  return rows
    .map((cells, index) => ({ row: index + 1, cells: cells.map(unguardCell) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
}

function parseRows(body: string, delimiter: string): string[][] {
  try {
    return parse(body, { delimiter, record_delimiter: ['\r\n', '\n', '\r'], relax_column_count: true });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { lines: line } = error;
    throw new BrokenCsv(typeof line === 'number' ? fill(copy.quoteMisplacedAt, { line }) : copy.quoteMisplaced);
  }
}

/** "sep=;" is how Excel is told the separator; it shows no such row, so that none is counted. */
function withoutSeparatorLine(text: string): { body: string; separator?: string } {
  const [line, separator] = /^sep=(.)\r?\n/i.exec(text) ?? [];
  return line && separator ? { body: text.slice(line.length), separator } : { body: text };
}

/** What stands most often in the first line, outside quotation marks: headings hold none of them themselves. */
function separatorOf(body: string): string {
  const headings =
    body
      .replace(/"[^"]*"/g, '')
      .trimStart()
      .split(/[\r\n]/, 1)[0] ?? '';
  const counts = [',', ';', '\t', '|'].map((sign) => ({ sign, count: headings.split(sign).length }));
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).sign;
}
