/** Dispatch: offering a job to the owner's contractors one after the other until one comes, or a person takes over. */
export { acceptOffer, declineOffer, expireOffer } from './answer-offer.ts';
export { decideApproval, expireApproval } from './decide-approval.ts';
export { askForMore, confirmFixed, finishWork, setOff, startWork } from './do-job.ts';
export { clockTime } from './messages.ts';
export { approvalProcedures, jobProcedures } from './procedures.ts';
export { revokeOffers } from './revoke-offers.ts';
export { startDispatch } from './start-dispatch.ts';
export { dueTimers } from './timers.ts';
