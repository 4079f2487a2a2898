/** Contractors from a phone's contacts. */
export { contactProcedures } from './procedures.ts';
