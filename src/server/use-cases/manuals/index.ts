/** Houses read from what their owners have already: manuals, listings, pages, sheets. */
export { manualProcedures } from './procedures.ts';
