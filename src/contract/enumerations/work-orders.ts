import * as copy from '../messages/en/enumerations.ts';

/**
 * Work orders, offers and visits. Closed lists, as the specification words them. The database checks the same lists.
 */

/** From worst to mildest; `urgencyRank` of a later one is lower. */
export const urgencies = ['urgent', 'high', 'medium', 'low', 'non_urgent'] as const;
export type Urgency = (typeof urgencies)[number];

export const urgencyLabels: Record<Urgency, string> = {
  urgent: copy.urgent,
  high: copy.high,
  medium: copy.medium,
  low: copy.low,
  non_urgent: copy.nonUrgent,
};

export const workOrderStatuses = ['open', 'in_progress', 'completed', 'cancelled'] as const;
export type WorkOrderStatus = (typeof workOrderStatuses)[number];

export const workOrderStatusLabels: Record<WorkOrderStatus, string> = {
  open: copy.open,
  in_progress: copy.inProgress,
  completed: copy.completed,
  cancelled: copy.cancelled,
};

/** The columns by which the list of work orders can be sorted. */
export const workOrderSorts = [
  'reference',
  'urgency',
  'status',
  'address',
  'created_at',
  'updated_at',
  'completed_at',
] as const;
export type WorkOrderSort = (typeof workOrderSorts)[number];

/** What happens under a work order's status while a contractor is found, sent and paid. */
export const dispatchStates = [
  'triage',
  'awaiting_approval',
  'offered',
  'accepted',
  'scheduled',
  'en_route',
  'on_site',
  'awaiting_parts',
  'pending_confirmation',
  'closed',
] as const;
export type DispatchState = (typeof dispatchStates)[number];

/** Why a visit is still to be agreed: the kinds of timeline entries that say so. */
export const visitNotes = ['other_time', 'no_access', 'follow_up', 'reopened'] as const;
export type VisitNote = (typeof visitNotes)[number];

/** `taken`: it was offered to several at once, and another one was faster. */
export const offerStates = ['offered', 'accepted', 'declined', 'expired', 'revoked', 'taken'] as const;
export type OfferState = (typeof offerStates)[number];

/**
 * Who reported it: a guest whose stay was checked (or staff), somebody unknown, or somebody unknown whom the owner or
 * the desk vouched for.
 */
export const reporters = ['checked', 'unchecked', 'vouched'] as const;
export type Reporter = (typeof reporters)[number];
