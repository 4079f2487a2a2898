import type { DispatchState, WorkOrderStatus } from '#contract/enumerations/work-orders.ts';
import { type Actor, isStaff, onlyReads } from '#server/kernel/actor.ts';
import { isAllowedNow, type WorkOrderAct } from './moves.ts';
import type { WorkOrderRecord } from './queries.ts';

/** The spec's status above each dispatch state; `closed` is completed unless it was cancelled. */
export function statusUnder(state: DispatchState): WorkOrderStatus {
  if (state === 'closed' || state === 'pending_confirmation') return 'completed';
  return state === 'triage' || state === 'awaiting_approval' || state === 'offered' ? 'open' : 'in_progress';
}

/** What somebody may do by hand to an order as it stands. */
export function deedsOn(actor: Actor, order: WorkOrderRecord) {
  const may = (act: WorkOrderAct) => !onlyReads(actor) && isAllowedNow(actor, order, act);
  return {
    cancel: may('cancel'),
    hold: may('hold') && order.hold_until === null,
    end_hold: may('end_hold') && order.hold_until !== null,
    edit: may('edit'),
    set_limit: may('edit') && actor.kind === 'owner',
    complete: may('complete_by_hand'),
    reopen: may('reopen_by_hand'),
    merge: may('merge'),
  };
}

/** Owners read work orders; staff act on them. */
export const canAct = (actor: Actor): boolean => isStaff(actor) || actor.kind === 'service' || actor.kind === 'system';
