import type { DispatchState, WorkOrderStatus } from '#contract/enumerations/work-orders.ts';
import { type Actor, isStaff } from '#server/kernel/actor.ts';

/** From which dispatch state to which; whatever is not listed is refused. `closed` is final. */
const ways: Record<DispatchState, readonly DispatchState[]> = {
  triage: ['awaiting_approval', 'offered', 'accepted', 'closed'],
  awaiting_approval: ['triage', 'offered', 'closed'],
  offered: ['triage', 'offered', 'accepted', 'closed'],
  accepted: ['scheduled', 'en_route', 'triage', 'closed'],
  scheduled: ['en_route', 'triage', 'closed'],
  en_route: ['on_site', 'scheduled', 'accepted', 'triage', 'closed'],
  on_site: ['awaiting_parts', 'pending_confirmation', 'accepted', 'triage', 'closed'],
  awaiting_parts: ['scheduled', 'en_route', 'on_site', 'triage', 'closed'],
  pending_confirmation: ['closed', 'accepted', 'triage'],
  closed: [],
};

export const mayMove = (from: DispatchState, to: DispatchState): boolean => ways[from].includes(to);

/** The spec's status above each dispatch state; `closed` is completed unless it was cancelled. */
export function statusUnder(state: DispatchState): WorkOrderStatus {
  if (state === 'closed' || state === 'pending_confirmation') return 'completed';
  return state === 'triage' || state === 'awaiting_approval' || state === 'offered' ? 'open' : 'in_progress';
}

/** Owners read work orders; staff act on them. */
export const canAct = (actor: Actor): boolean => isStaff(actor) || actor.kind === 'service' || actor.kind === 'system';
