import { type Actor, isStaff, seatOf } from '#server/kernel/actor.ts';
import type { ConversationRecord } from './threads.ts';

/** Where a chat is that was put away and comes back: with whoever has it, or with those who wait for anybody. */
export const comesBackTo = ({ assigned_to }: Pick<ConversationRecord, 'assigned_to'>) =>
  assigned_to === null ? ('waiting' as const) : ('assigned' as const);

/** Who has a chat that a person has: a customer's id is their owner's. */
export function holderOf({ assigned_to, customer_id }: Pick<ConversationRecord, 'assigned_to' | 'customer_id'>) {
  if (assigned_to === null) return null;
  return assigned_to === customer_id ? ('owner' as const) : ('team' as const);
}

/** What the actor may do with a thread; the web shows by it and the verbs refuse by it. */
export function rightsOn(
  actor: Actor,
  thread: Pick<ConversationRecord, 'assigned_to' | 'customer_id' | 'state' | 'kind'>,
) {
  const staff = isStaff(actor);
  const mine = 'userId' in actor && thread.assigned_to === seatOf(actor);
  const free = thread.assigned_to === null;
  const aboutProperty = thread.kind === 'guest';
  const host = actor.kind === 'owner' && aboutProperty;
  const withHost = holderOf(thread) === 'owner';
  return {
    reply: (staff || host) && (mine || free),
    note: staff,
    claim: staff && free,
    ask: staff && !mine && !free && !withHost,
    /** From a colleague by a lead alone; from the owner by everybody: who is in danger does not wait for one. */
    take: staff && !mine && !free && (withHost || actor.kind === 'admin'),
    hand_back: staff && mine && aboutProperty,
    /** A colleague's by a lead alone; what an owner answers is not given on. */
    assign: staff && (mine || free || (actor.kind === 'admin' && !withHost)),
    release: staff && !free && !withHost && (mine || actor.kind === 'admin') && thread.state !== 'done',
    pause: staff && mine,
    put_away: staff && (mine || free) && thread.state !== 'done',
    open_work_order: staff && aboutProperty,
    show_code: staff && mine && aboutProperty && thread.state !== 'done',
    take_over: host && !mine,
    give_back: host && mine,
    tell_team: host,
  };
}
