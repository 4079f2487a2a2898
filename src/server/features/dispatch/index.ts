/** Dispatch: offering a job to the owner's contractors one after the other until one comes, or a person takes over. */
export { acceptOffer, declineOffer, expireOffer, refusalOf } from './answer-offer.ts';
export { approvalQuestion, decideApproval, expireApproval } from './decide-approval.ts';
export { askForMore, confirmFixed, finishWork, setOff, startWork } from './do-job.ts';
export { arrivalWords } from './messages.ts';
export { nobodyLeft } from './offer-next.ts';
export { approvalProcedures, jobProcedures } from './procedures.ts';
export { revokeOffers } from './revoke-offers.ts';
export { startDispatch } from './start-dispatch.ts';
export { dueTimers } from './timers.ts';
