import {
  type DispatchState,
  dispatchStates,
  type WorkOrderStatus,
  workOrderStatuses,
} from '#contract/enumerations/work-orders.ts';
import * as copy from '#contract/messages/en/work-orders.ts';

/** What happens under a work order's status, as an owner or an agent would say it. */
export const dispatchWords: Record<DispatchState, string> = {
  triage: copy.stepTriage,
  awaiting_approval: copy.stepAwaitingApproval,
  offered: copy.stepOffered,
  accepted: copy.stepAccepted,
  scheduled: copy.stepScheduled,
  en_route: copy.stepEnRoute,
  on_site: copy.stepOnSite,
  awaiting_parts: copy.stepAwaitingParts,
  pending_confirmation: copy.stepPendingConfirmation,
  closed: copy.stepClosed,
};

/** Cards inside chats carry both as plain words; an unknown one says nothing. */
export const dispatchWordsOf = (state: string) => {
  const known = dispatchStates.find((one) => one === state);
  return known ? dispatchWords[known] : '';
};

export const statusOf = (status: string): WorkOrderStatus => workOrderStatuses.find((one) => one === status) ?? 'open';
