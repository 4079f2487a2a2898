/** Contractors, by what their jobs and answers say of them. */
export { contractorHistoryProcedures } from './procedures.ts';
