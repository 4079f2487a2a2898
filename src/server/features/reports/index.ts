/** Reports: what is seen across the nouns. */
export { figureProcedures } from './figures/procedures.ts';
export { readReport } from './figures/read-report.ts';
export { findProcedures } from './find.ts';
export { reportProcedures } from './procedures.ts';
export { refreshReports } from './refresh.ts';
export { reviewProcedures } from './reviews/procedures.ts';
export { readToday } from './today.ts';
