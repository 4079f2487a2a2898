/**
 * A cell that starts like a formula is one to Excel, LibreOffice and Google Sheets, whatever quotes stand around it in
 * the file. An apostrophe before it makes it text. What already begins with apostrophes before such a sign gets one
 * more, so that taking one away on the way back gives exactly what was there.
 */
export const guardCell = (text: string): string => (looksLikeFormula.test(text) ? `'${text}` : text);

export const unguardCell = (cell: string): string => (isGuarded.test(cell) ? cell.slice(1) : cell);

/**
 * The full-width forms are read as the plain ones where Chinese, Japanese or Korean is set. A line feed at the start is
 * skipped by some.
 */
const looksLikeFormula = /^'*[=+\-@\t\r\n＝＋－＠]/;
const isGuarded = /^''*[=+\-@\t\r\n＝＋－＠]/;
