import type { DispatchState } from '#contract/enumerations/work-orders.ts';
import { type Actor, signature } from '#server/kernel/actor.ts';

/** Who acts. `house`: the assistant, dispatch and the timers. */
export const parties = ['house', 'contractor', 'guest', 'owner', 'desk'] as const;
export type Party = (typeof parties)[number];

export type Move = {
  by: readonly Party[];
  /** Where it leads from where. A state that is not listed refuses it; one that leads to itself may be told again. */
  to: Partial<Record<DispatchState, DispatchState>>;
};

/** What dispatch does because of somebody's word, in the transaction of whoever gave it. */
const onAnyWord = parties;

/**
 * The state machine of a work order: act x state -> state, with who may. Whatever is not listed is refused. `npm run
 * draw:work-orders` draws it into docs/dispatch.md.
 */
export const workOrderMoves = {
  request_approval: { by: onAnyWord, to: { triage: 'awaiting_approval' } },
  /** What it waited for is there: the guest is known. */
  go_on: { by: onAnyWord, to: { awaiting_approval: 'triage' } },
  wait_for_morning: { by: onAnyWord, to: { triage: 'triage', awaiting_approval: 'triage' } },
  leave_to_person: { by: onAnyWord, to: { triage: 'triage', awaiting_approval: 'triage' } },
  offer: { by: onAnyWord, to: { triage: 'offered', awaiting_approval: 'offered' } },
  /** To somebody more, while others are asked: who accepts first gets it. */
  offer_beside: { by: ['owner', 'desk'], to: { offered: 'offered' } },
  /** Declined, not answered, not reached, or taken back: from one who was removed, or for one who was chosen by hand. */
  pass_on: {
    by: onAnyWord,
    to: {
      offered: 'triage',
      accepted: 'triage',
      scheduled: 'triage',
      en_route: 'triage',
      on_site: 'triage',
      awaiting_parts: 'triage',
    },
  },
  /** The desk for a contractor who was called. */
  accept: { by: ['contractor', 'desk'], to: { offered: 'accepted' } },
  choose_time: {
    by: ['guest'],
    to: { accepted: 'scheduled', scheduled: 'scheduled', awaiting_parts: 'scheduled' },
  },
  /** For the contractor and the guest, who agreed on it with them. */
  agree_visit: {
    by: ['owner', 'desk'],
    to: { accepted: 'scheduled', scheduled: 'scheduled', awaiting_parts: 'scheduled' },
  },
  set_off: {
    by: ['contractor'],
    to: { accepted: 'en_route', scheduled: 'en_route', awaiting_parts: 'en_route', en_route: 'en_route' },
  },
  start_work: { by: ['contractor'], to: { en_route: 'on_site', awaiting_parts: 'on_site' } },
  find_door_closed: { by: ['contractor'], to: { en_route: 'accepted', on_site: 'accepted' } },
  need_follow_up: { by: ['contractor'], to: { on_site: 'awaiting_parts', awaiting_parts: 'awaiting_parts' } },
  finish_work: { by: ['contractor'], to: { on_site: 'pending_confirmation' } },
  confirm_fixed: { by: ['guest'], to: { pending_confirmation: 'closed' } },
  /** Not fixed: the same contractor comes back. */
  call_back: { by: ['guest', 'house'], to: { pending_confirmation: 'accepted' } },
  /** Not fixed again: a person sees to it. */
  reopen: { by: ['guest', 'house'], to: { pending_confirmation: 'triage' } },
  close_unconfirmed: { by: ['house'], to: { pending_confirmation: 'closed' } },
  cancel: {
    by: ['desk', 'owner', 'house'],
    to: {
      triage: 'closed',
      awaiting_approval: 'closed',
      offered: 'closed',
      accepted: 'closed',
      scheduled: 'closed',
      en_route: 'closed',
      on_site: 'closed',
      awaiting_parts: 'closed',
      pending_confirmation: 'closed',
    },
  },
} as const satisfies Record<string, Move>;

export type WorkOrderAct = keyof typeof workOrderMoves;

const table: Record<WorkOrderAct, Move> = workOrderMoves;

export const workOrderActs = Object.keys(workOrderMoves) as WorkOrderAct[]; // the keys are written just above

/** Undefined where the act is refused. */
export const stateAfter = (state: DispatchState, act: WorkOrderAct): DispatchState | undefined => table[act].to[state];

export const mayAct = (actor: Actor, act: WorkOrderAct): boolean => table[act].by.includes(partyOf(actor));

function partyOf(actor: Actor): Party {
  const { actor_kind } = signature(actor);
  if (actor_kind === 'agent' || actor_kind === 'admin') return 'desk';
  return parties.find((party) => party === actor_kind) ?? 'house';
}
