/** Contractors: the owner's own trades, which properties they serve, who is the contact point. */
export { addContractor, assignContractor } from './add-contractor.ts';
export { contractorProcedures } from './procedures.ts';
export { type Candidate, type ContractorRecord, candidatesFor, findContactPoint } from './queries.ts';
