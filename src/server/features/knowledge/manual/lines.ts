// A text as a person reads it: lines that a narrow page broke are whole again, columns are pairs, page numbers are gone.

/** A line with the page it stands on; null for a text that has no pages. */
export interface Line {
  text: string;
  page: number | null;
}

/** @param pages one of them for a text without pages. Without runs of blanks and of empty lines. */
export function linesOf(pages: readonly string[]): Line[] {
  const repeated = repeatedIn(pages);
  const lines = pages.flatMap((page, at) =>
    page
      .replace(/\r\n?/g, '\n')
      .split('\n')
      .filter((line) => !isPageNumber(line) && !repeated.has(line.trim()))
      .flatMap(columnsOf)
      .map((text): Line => ({ text, page: pages.length > 1 ? at + 1 : null })),
  );
  return unwrapped(lines)
    .map(({ text, page }) => ({ text: text.replace(/\s+/g, ' ').trimEnd(), page }))
    .filter(({ text }, at, all) => text.trim() || all[at - 1]?.text.trim());
}

const isPageNumber = (line: string) =>
  /^\s*(?:page\s+)?\d{1,3}(?:\s*(?:of|\/)\s*\d{1,3})?\s*$/i.test(line) && /\D/.test(line.trim());

/** What stands on three pages or more is the head or the foot of a page. */
function repeatedIn(pages: readonly string[]): Set<string> {
  const counts = new Map<string, number>();
  for (const page of pages)
    for (const line of new Set(
      page
        .split('\n')
        .map((one) => one.trim())
        .filter(Boolean),
    ))
      counts.set(line, (counts.get(line) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count >= 3).map(([line]) => line));
}

/** "Sleeps      6      Bedrooms  2" are two answers, "Property      Pelican Watch" is one. */
function columnsOf(line: string): string[] {
  const cells = line.trim().split(/\t| {2,}/);
  const names = cells.filter((_, at) => at % 2 === 0);
  if (cells.length < 2 || cells.length % 2 || !names.every(isName)) return [line];
  return names.map((name, at) => `${name.replace(/:$/, '')}: ${cells[2 * at + 1]}`);
}

const isName = (cell: string) => /^\p{Lu}[^.!?]{1,40}$/u.test(cell) && cell.split(/\s+/).length <= 4;

function unwrapped(lines: readonly Line[]): Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const before = whole.at(-1);
    if (before && before.text.length < 2000 && goesOn(before.text, line.text))
      before.text = `${before.text.trimEnd()}${jointOf(line.text)}${line.text.trim()}`;
    else whole.push({ ...line });
  }
  return whole;
}

/** Whether the second line is the rest of the first. */
function goesOn(first: string, second: string): boolean {
  const [above, below] = [first.trim(), second.trim()];
  if (!above || !below || isListLine(second) || isHeadingMark(above) || isHeadingMark(below) || isRule(below))
    return false;
  if (isIndented(second) && isLabeled(above)) return true;
  if (/[.!?:]["')]?$/.test(above) || isLabeled(below)) return false;
  if (/^[\p{Ll}(&+]/u.test(below)) return above.length >= 25 || /,$/.test(above);
  return (
    above.length >= 40 && above.length <= 110 && /[\p{Ll},]$/u.test(above) && !isListLine(first) && below.length > 3
  );
}

/** The second line of an address in a column. */
const jointOf = (line: string) => (isIndented(line) ? ', ' : ' ');
const isIndented = (line: string) => /^\s{8,}\S/.test(line);
const isLabeled = (line: string) => /^[\p{L}\d][\p{L}\d '/&()-]{1,30}(?::| =| -)\s/u.test(line);
const isHeadingMark = (line: string) =>
  /^#{1,6}\s|^\*\*/.test(line) || (line === line.toUpperCase() && /\p{Lu}{3}/u.test(line));
export const isRule = (line: string): boolean => /^\s*(?:[-=_*•·~]\s*){3,}$/.test(line);
export const isListLine = (line: string): boolean => /^\s*(?:[-*•·–▪◦]|\d{1,2}[.)])\s+/.test(line);
