import type { WorkOrderRecord } from '#features/work-orders';
import type { approvals, dispatchOffers } from '#server/db/tables/dispatch.ts';

export type PastQuestion = Pick<
  typeof approvals.$inferSelect,
  'work_order_id' | 'kind' | 'amount_cents' | 'created_at' | 'due_at' | 'decision' | 'decided_at'
>;
export type PastOffer = Pick<
  typeof dispatchOffers.$inferSelect,
  'work_order_id' | 'state' | 'offered_at' | 'expires_at' | 'answered_at'
>;

/** A work order as it was when rules decided about it, and what happened then. */
export type PastOrder = Pick<
  WorkOrderRecord,
  | 'id'
  | 'property_id'
  | 'property_name'
  | 'subject_line'
  | 'service_type'
  | 'urgency_level'
  | 'status'
  | 'reporter'
  | 'danger'
  | 'opened_by_owner'
  | 'nte_cents'
  | 'cost_cents'
  | 'created_at'
  | 'assigned_contractor_name'
> & {
  timezone: string;
  /** When the rules were asked: as it was opened, or once somebody stood behind it. */
  decided_at: Date;
  /** The owner confirmed the guest, which sends a contractor whatever the rules say. */
  sent_by_owner: boolean;
  /** Somebody was offered it, or could have taken it by what is known of the contractors today. */
  has_contractor: boolean;
  questions: PastQuestion[];
  offers: PastOffer[];
};
