/** The thread of a job: who writes there, and who is told. */
export { guestThreadProcedures, jobThreadProcedures, orderThreadProcedures } from './procedures.ts';
export { tellOfOrderMessage } from './tell-of-message.ts';
