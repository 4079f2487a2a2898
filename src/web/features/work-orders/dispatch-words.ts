import {
  type DispatchState,
  dispatchStates,
  type WorkOrderStatus,
  workOrderStatuses,
} from '#contract/enumerations/work-orders.ts';

/** What happens under a work order's status, as an owner or an agent would say it. */
export const dispatchWords: Record<DispatchState, string> = {
  triage: 'Being arranged',
  awaiting_approval: "Waiting for the owner's approval",
  offered: 'Offered to a contractor',
  accepted: 'Accepted by a contractor',
  scheduled: 'Scheduled',
  en_route: 'Contractor on the way',
  on_site: 'Contractor at work',
  awaiting_parts: 'Waiting for parts',
  pending_confirmation: 'Finished, waiting for the guest to confirm',
  closed: 'Closed',
};

/** Cards inside chats carry both as plain words; an unknown one says nothing. */
export const dispatchWordsOf = (state: string) => {
  const known = dispatchStates.find((one) => one === state);
  return known ? dispatchWords[known] : '';
};

export const statusOf = (status: string): WorkOrderStatus => workOrderStatuses.find((one) => one === status) ?? 'open';
