// A job of the chat as an engine knows it: how it stands, with who comes and when, as far as that chat may know.
import type { DispatchState } from '#contract/enumerations/work-orders.ts';
import type { GuestThreadRecord } from '#features/conversations';
import type { PropertyRecord } from '#features/properties';
import { asWatched, referenceOf, type ThreadsOrder } from '#features/work-orders';
import type { OpenOrder, StayStanding } from '../deciding/engine.ts';
import { type BareSaying, say } from '../replies/say.ts';
import { spanThere, timeThere } from '../replies/time-there.ts';

type Here = { stay: StayStanding; property: PropertyRecord; now: Date };

export const toOpenOrder = (
  order: ThreadsOrder,
  thread: GuestThreadRecord,
  { stay, property, now }: Here,
): OpenOrder => {
  const joined = order.conversation_id !== thread.id;
  const standing = standings[order.dispatch_state];
  const seen = joined && (stay === 'none' || stay === 'past') ? asWatched(order) : order;
  return {
    id: order.id,
    reference: referenceOf(order.id),
    subjectLine: order.subject_line,
    serviceType: order.service_type,
    state: order.dispatch_state,
    standing: [
      seen.assigned_contractor_name,
      standing && say(thread.language, standing),
      arrivalOf(seen, { now, timezone: property.timezone, language: thread.language }),
    ]
      .filter(Boolean)
      .join(': '),
    joined: joined || order.taken_over,
  };
};

/** Who comes to a job and when, as far as that is known; null while nobody has it. */
export function comingTo(order: Arrival & Pick<ThreadsOrder, 'assigned_contractor_name'>, place: Place): string | null {
  const { assigned_contractor_name: contractor } = order;
  return contractor && [contractor, arrivalOf(order, place)].filter(Boolean).join(', ');
}

/** When they come, while that is still ahead. */
function arrivalOf({ arrival_from: from, arrival_to: to, dispatch_state }: Arrival, place: Place): string | null {
  if (!from || !awaited.has(dispatch_state)) return null;
  return to && to > from ? spanThere(from, to, place) : timeThere(from, place);
}

type Place = Parameters<typeof timeThere>[1];
type Arrival = Pick<ThreadsOrder, 'arrival_from' | 'arrival_to' | 'dispatch_state'>;
const awaited = new Set<DispatchState>(['accepted', 'scheduled', 'en_route']);

const standings: Partial<Record<DispatchState, BareSaying>> = {
  triage: 'standingTriage',
  awaiting_approval: 'standingApproval',
  offered: 'standingOffered',
  accepted: 'standingAccepted',
  scheduled: 'standingScheduled',
  en_route: 'standingOnTheWay',
  on_site: 'standingAtWork',
  awaiting_parts: 'standingParts',
  pending_confirmation: 'standingFinished',
};
