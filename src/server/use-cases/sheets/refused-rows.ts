import * as copyInEnglish from '#contract/messages/en/sheets.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { byteOrderMark, writeCsv } from './csv.ts';
import type { Understood, UnderstoodRow } from './understand-sheet.ts';

const copy = spoken(copyInEnglish);

/** The refused rows as they stood in the file, with what is wrong at their end: corrected, they can be imported again. */
export function refusedRows({ headings }: Understood, rows: UnderstoodRow[]): string {
  const own = headings.flatMap((heading, at) => (heading.trim() === copy.whatsWrong ? [] : [{ heading, at }]));
  return (
    byteOrderMark +
    writeCsv([
      [...own.map(({ heading }) => heading), copy.whatsWrong],
      ...rows.map(({ raw, errors }) => [
        ...own.map(({ at }) => raw[at] ?? ''),
        errors.map(({ column, message }) => `${column}: ${message}`).join(' '),
      ]),
    ])
  );
}
