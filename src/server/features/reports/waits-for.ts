import type { WaitsFor } from '#contract/enumerations/waits-for.ts';
import type { DispatchState } from '#contract/enumerations/work-orders.ts';

/** What an open work order says about who is to do something. Times are instants, null where there is none. */
export type OrderFacts = {
  dispatch_state: DispatchState;
  /** A yes or no of the owner is open, until then. */
  approval_due_at: Date | null;
  /** The offer that a contractor has not answered, until then. */
  offer_expires_at: Date | null;
  /** Nobody is asked before then: quiet hours, or the minutes for the stay check. */
  dispatch_after: Date | null;
  confirm_due_at: Date | null;
  /** Somebody reported it whose stay nobody has checked. */
  is_unchecked: boolean;
  /** Times that the guest can choose from are open. */
  has_times: boolean;
};

type Step = { waits_for: WaitsFor; until: Date | null };

/** Who makes the next step, and until when they have time. An open question to the owner comes first. */
export function nextStep(order: OrderFacts, now: Date): Step {
  if (order.approval_due_at) return { waits_for: 'owner', until: order.approval_due_at };
  return steps[order.dispatch_state](order, now);
}

const contractor = (): Step => ({ waits_for: 'contractor', until: null });
const byTimes = ({ has_times }: OrderFacts): Step => (has_times ? { waits_for: 'guest', until: null } : contractor());

const steps: Record<DispatchState, (order: OrderFacts, now: Date) => Step> = {
  triage: ({ dispatch_after, is_unchecked }, now) => {
    if (!dispatch_after || dispatch_after <= now) return { waits_for: 'team', until: null };
    return { waits_for: is_unchecked ? 'guest' : 'quiet_hours', until: dispatch_after };
  },
  awaiting_approval: () => ({ waits_for: 'team', until: null }),
  offered: ({ offer_expires_at }) => ({ waits_for: 'contractor', until: offer_expires_at }),
  accepted: byTimes,
  scheduled: contractor,
  en_route: contractor,
  on_site: contractor,
  awaiting_parts: byTimes,
  pending_confirmation: ({ confirm_due_at }) => ({ waits_for: 'guest', until: confirm_due_at }),
  closed: () => ({ waits_for: 'team', until: null }),
};
