/** Sheets: what leaves or enters as a file: every table as CSV, imports, and what is printed for a house. */
export { exportProcedures } from './export-procedures.ts';
export { importProcedures } from './import-procedures.ts';
