/** Contractors: the owner's own trades, which properties they serve, who is the contact point. */
export { addContractor, contractorKey } from './add-contractor.ts';
export { assignContractor } from './assign-contractors.ts';
export { assignmentProcedures } from './assignment-procedures.ts';
export { noteBounce, noteTaken } from './bounces.ts';
export { createManyProperties, type ServedProperty } from '#server/use-cases/create-properties/create-many-properties.ts';
export { createWholeProperty } from '#server/use-cases/create-properties/create-whole-property.ts';
export { contractorProcedures } from './procedures.ts';
export { type Candidate, type ContractorRecord, candidatesFor, findContactPoint } from './queries.ts';
export { wholePropertyProcedures } from '#server/use-cases/create-properties/procedures.ts';
