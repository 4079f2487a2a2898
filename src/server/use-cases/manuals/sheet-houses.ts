// A CSV of another system: a row for each house, or one house with a question in each row.
import { BrokenCsv, readCsv } from '../sheets/index.ts';

/** Each house as a text of "Heading: answer" lines; null for what is no sheet. */
export function housesOfSheet(text: string): string[][] | null {
  const rows = rowsOf(text);
  const [headings, ...rest] = rows ?? [];
  if (!headings || rest.length === 0) return null;
  if (isQuestionsDown(rows ?? []))
    return [[(rows ?? []).map(([name = '', value = '']) => lineOf(name, value)).join('\n')]];
  if (headings.length < 3 || !headings.every(isHeading)) return null;
  return rest.map((cells) => [
    headings
      .map((name, at) => lineOf(name, cells[at] ?? ''))
      .filter(Boolean)
      .join('\n'),
  ]);
}

function rowsOf(text: string): string[][] | null {
  try {
    return readCsv(text).map(({ cells }) => cells);
  } catch (error) {
    if (error instanceof BrokenCsv) return null; // a text with a quotation mark in it
    throw error;
  }
}

const isHeading = (cell: string) =>
  /^\p{L}[^.!?\n]{0,60}$/u.test(cell.trim()) || cell.trim() === '' || /^#$/.test(cell);

const isQuestionsDown = (rows: string[][]): boolean =>
  rows.length >= 3 &&
  rows.every((cells) => cells.length === 2 && isHeading(cells[0] ?? '') && (cells[0] ?? '').length <= 41);

/** "wifi_password" and "WiFi Password" are one heading. */
function lineOf(name: string, value: string): string {
  const heading = name
    .replace(/[_]+/g, ' ')
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replace(/\bWi Fi\b/g, 'WiFi')
    .replace(/[^\p{L}\d '/&()-]+/gu, ' ')
    .trim()
    .slice(0, 41);
  return heading && value.trim() ? `${heading}: ${value.trim().replace(/\s*\n\s*/g, ' ')}` : '';
}
