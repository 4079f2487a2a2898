/** How owners are reached: what they chose, and the mail that tells them of their day each morning. */
export { dueMorningMails, sendDueMorningMail } from './morning-mail.ts';
export { morningMailLinkProcedures, reachProcedures } from './procedures.ts';
