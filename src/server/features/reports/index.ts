/** Reports: what is seen across the nouns. */
export { findProcedures } from './find.ts';
export { reportProcedures } from './procedures.ts';
export { readToday } from './today.ts';
