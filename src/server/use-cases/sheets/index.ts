/** Sheets: what leaves or enters as a file: every table as CSV, imports, and what is printed for a house. */
export { contractorColumns } from './contractor-columns.ts';
export { BrokenCsv, byteOrderMark, readCsv, writeCsv } from './csv.ts';
export { decodeText } from './decode-text.ts';
export { csvAnswer } from './export-csv.ts';
export { exportProcedures } from './export-procedures.ts';
export { importProcedures } from './import-procedures.ts';
export { printed } from './print-documents.ts';
export { limitPrints } from './prints.ts';
export type { OnReport } from './report-sheet.ts';
