/** Reports as files: CSV, paper, and the year for whoever does the taxes. */
export { reportFileProcedures } from './procedures.ts';
