/** Bulk: one thing done to many properties, counted before, reported by property, undone for some days. */
export { bulkProcedures } from './procedures.ts';
