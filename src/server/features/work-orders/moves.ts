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
  /** Later than was said: where they are with it stays. */
  say_late: {
    by: ['contractor'],
    to: { accepted: 'accepted', scheduled: 'scheduled', awaiting_parts: 'awaiting_parts', en_route: 'en_route' },
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
  /** Never after the work. The house: where a property or an account goes, or nobody knows the guest. */
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
    },
  },
  /** "Never mind", said by a guest or to the assistant: only before somebody is on the way. */
  cancel_by_guest: {
    by: ['guest', 'house'],
    to: {
      triage: 'closed',
      awaiting_approval: 'closed',
      offered: 'closed',
      accepted: 'closed',
      scheduled: 'closed',
      awaiting_parts: 'closed',
    },
  },
  /** Put off to a day; whoever has the job keeps it. */
  hold: {
    by: ['desk', 'owner'],
    to: {
      triage: 'triage',
      awaiting_approval: 'triage',
      offered: 'triage',
      accepted: 'accepted',
      scheduled: 'accepted',
      on_site: 'awaiting_parts',
      awaiting_parts: 'awaiting_parts',
    },
  },
  /** The day has come, or a person goes on before it. */
  end_hold: {
    by: ['desk', 'owner', 'house'],
    to: { triage: 'triage', accepted: 'accepted', awaiting_parts: 'awaiting_parts' },
  },
  edit: {
    by: ['desk', 'owner'],
    to: {
      triage: 'triage',
      awaiting_approval: 'awaiting_approval',
      offered: 'offered',
      accepted: 'accepted',
      scheduled: 'scheduled',
      en_route: 'en_route',
      on_site: 'on_site',
      awaiting_parts: 'awaiting_parts',
      pending_confirmation: 'pending_confirmation',
    },
  },
  /** A person writes down that it is done. Where a contractor had it, the guest is asked as after any work. */
  complete_by_hand: {
    by: ['desk', 'owner'],
    to: {
      triage: 'closed',
      awaiting_approval: 'closed',
      offered: 'closed',
      accepted: 'pending_confirmation',
      scheduled: 'pending_confirmation',
      en_route: 'pending_confirmation',
      on_site: 'pending_confirmation',
      awaiting_parts: 'pending_confirmation',
    },
  },
  /** Two tell of one trouble: this one goes on in the other. Whoever is on the way keeps theirs, and takes the other in. */
  merge: {
    by: ['desk', 'owner'],
    to: {
      triage: 'closed',
      awaiting_approval: 'closed',
      offered: 'closed',
      accepted: 'closed',
      scheduled: 'closed',
      awaiting_parts: 'closed',
    },
  },
  /** What was told of another one is from now on part of this one, or is no more. */
  take_in: {
    by: ['desk', 'owner'],
    to: {
      triage: 'triage',
      awaiting_approval: 'awaiting_approval',
      offered: 'offered',
      accepted: 'accepted',
      scheduled: 'scheduled',
      en_route: 'en_route',
      on_site: 'on_site',
      awaiting_parts: 'awaiting_parts',
    },
  },
  /** They were two troubles after all. */
  unmerge: { by: ['desk', 'owner'], to: { closed: 'triage' } },
  reopen_by_hand: { by: ['desk', 'owner'], to: { pending_confirmation: 'triage', closed: 'triage' } },
} as const satisfies Record<string, Move>;

export type WorkOrderAct = keyof typeof workOrderMoves;

const table: Record<WorkOrderAct, Move> = workOrderMoves;

/** What only ends a job, and is written in the table but not drawn. */
export const endingActs: readonly WorkOrderAct[] = ['cancel', 'cancel_by_guest', 'merge'];

export const workOrderActs = Object.keys(workOrderMoves) as WorkOrderAct[]; // the keys are written just above

/** Undefined where the act is refused. */
export const stateAfter = (state: DispatchState, act: WorkOrderAct): DispatchState | undefined => table[act].to[state];

/** Whether somebody may do it to an order as it stands. */
export const isAllowedNow = (actor: Actor, order: { dispatch_state: DispatchState }, act: WorkOrderAct): boolean =>
  mayAct(actor, act) && stateAfter(order.dispatch_state, act) !== undefined;

export const mayAct = (actor: Actor, act: WorkOrderAct): boolean => table[act].by.includes(partyOf(actor));

function partyOf(actor: Actor): Party {
  const { actor_kind } = signature(actor);
  if (actor_kind === 'agent' || actor_kind === 'admin') return 'desk';
  return parties.find((party) => party === actor_kind) ?? 'house';
}
