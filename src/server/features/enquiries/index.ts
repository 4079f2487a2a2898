/** Enquiries: what visitors ask by the public site's forms, and what the team answers. */
export { fileQuestion } from './file-question.ts';
export { enquiryProcedures } from './procedures.ts';
