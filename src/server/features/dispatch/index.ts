/** Dispatch: offering a job to the owner's contractors one after the other until one comes, or a person takes over. */
export { acceptOffer, declineOffer, expireOffer, refusalOf } from './answer-offer.ts';
export { approvalMail } from './approval-mail.ts';
export { contractorDeclineProcedures } from './ask-again.ts';
export { askForMore } from './ask-for-more.ts';
export { cancelAsGuest } from './cancel-as-guest.ts';
export { closeUnconfirmed, confirmFixed, rateJob } from './confirm-fixed.ts';
export { goOnAfterCheck } from './confirm-guest.ts';
export {
  approvalQuestion,
  decideApproval,
  expireApproval,
  openApprovals,
  overtakeApprovals,
} from './decide-approval.ts';
export type { WhatWasSaid } from './declined.ts';
export { completeByHand } from './deeds/complete.ts';
export { editOrder } from './deeds/edit.ts';
export { endHold, holdOrder, wakeHeld } from './deeds/hold.ts';
export { mergeOrder, unmergeOrder } from './deeds/merge.ts';
export { orderDeedProcedures } from './deeds/procedures.ts';
export { reopenByHand } from './deeds/reopen.ts';
export { finishWork, setOff, startWork } from './do-job.ts';
export { handDispatchProcedures } from './hand-procedures.ts';
export { actOnJob, languageOfJob } from './job-access.ts';
export { arrivalWords, tellContractor } from './messages.ts';
export { passOver } from './pass-over.ts';
export {
  approvalLinkProcedures,
  approvalProcedures,
  calledNowProcedures,
  callProcedures,
  contractorPageProcedures,
  guestConfirmationProcedures,
  jobProcedures,
} from './procedures.ts';
export { settleOffers } from './revoke-offers.ts';
export { simulationProcedures } from './simulation/procedures.ts';
export { startDispatch } from './start-dispatch.ts';
export { cancelJobsOf, takeBackFrom, takeBackJobsAt } from './take-back.ts';
export { dueTimers } from './timers.ts';
export { askOtherTime, chooseTime, tellAssigned } from './visit-times.ts';
export { wakeDispatch } from './wake-dispatch.ts';
