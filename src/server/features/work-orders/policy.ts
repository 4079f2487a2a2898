import type { DispatchState, WorkOrderStatus } from '#contract/enumerations/work-orders.ts';
import { type Actor, isStaff } from '#server/kernel/actor.ts';

/** The spec's status above each dispatch state; `closed` is completed unless it was cancelled. */
export function statusUnder(state: DispatchState): WorkOrderStatus {
  if (state === 'closed' || state === 'pending_confirmation') return 'completed';
  return state === 'triage' || state === 'awaiting_approval' || state === 'offered' ? 'open' : 'in_progress';
}

/** Owners read work orders; staff act on them. */
export const canAct = (actor: Actor): boolean => isStaff(actor) || actor.kind === 'service' || actor.kind === 'system';
