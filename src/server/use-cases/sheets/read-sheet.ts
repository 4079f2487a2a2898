import { importLimits, importMessages } from '#contract/sheets/imports.ts';
import { BrokenCsv, readCsv, type SheetRow } from './csv.ts';
import { decodeText } from './decode-text.ts';
import { refusedFile } from './understand-sheet.ts';

/** The rows of an uploaded file, headings first. @throws INVALID on `file`, in words about the file */
export async function readSheet(file: File): Promise<SheetRow[]> {
  if (file.size >= importLimits.bytes) throw refusedFile(importMessages.tooLarge);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isZip(bytes)) throw refusedFile(importMessages.workbook);
  const text = decodeText(bytes);
  if (text === undefined || isPdf(text)) throw refusedFile(importMessages.notCsv);
  const rows = rowsOf(text);
  if (rows.length < 2) throw refusedFile(importMessages.empty);
  if (rows.length > importLimits.rows + 1) throw refusedFile(importMessages.tooManyRows);
  return rows;
}

/** A workbook (.xlsx, .ods) is a ZIP file. */
const isZip = ([first, second, third]: Uint8Array) => first === 0x50 && second === 0x4b && third === 0x03;
const isPdf = (text: string) => text.startsWith('%PDF-');

function rowsOf(text: string): SheetRow[] {
  try {
    return readCsv(text);
  } catch (error) {
    throw error instanceof BrokenCsv ? refusedFile(error.message) : error;
  }
}
