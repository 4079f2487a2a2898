/** Contractors: the owner's own trades, which properties they serve, who is the contact point. */
export { addContractor, contractorKey } from './add-contractor.ts';
export { setAreaOfMany, undoAreaOfMany } from './area-of-many.ts';
export { assignContactPoints } from './assign-contact-points.ts';
export { assignContractor, chooseContractors, linkContractors } from './assign-contractors.ts';
export { assignToMany, unassignFromMany } from './assign-to-many.ts';
export { assignmentProcedures } from './assignment-procedures.ts';
export { noteBounce, noteTaken } from './bounces.ts';
export { type DocumentFile, keepDocument } from './keep-document.ts';
export { chooseLanguage, noteWords, speakingToContractor } from './languages.ts';
export { contractorProcedures } from './procedures.ts';
export {
  type Candidate,
  type ContractorRecord,
  candidatesAt,
  candidatesFor,
  contractorsByTrade,
  findContactPoint,
  findContractor,
} from './queries.ts';
export { removeContractor, restoreContractor } from './remove-contractor.ts';
export { starsOf } from './stars.ts';
