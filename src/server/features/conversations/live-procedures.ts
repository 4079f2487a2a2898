import { withEventMeta } from '@orpc/server';
import { asc } from 'drizzle-orm';
import type { LiveEvent, ReplySoFar } from '#contract/events.ts';
import { events } from '#server/db/tables/kernel.ts';
import { type Actor, isStaff, type Staff } from '#server/kernel/actor.ts';
import { type Deps, os, signedIn } from '#server/kernel/context.ts';
import { type EventSignal, readEvent, subjectOf } from '#server/kernel/events.ts';
import { eventsAfter, isForgotten, livePosition } from '#server/kernel/live-position.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { openGuestThread } from './guest-access.ts';
import { beatMs, touchStaff } from './staff-presence.ts';

const replayedEventsLimit = 1000;

export const liveProcedures = {
  events: os.live.events.use(signedIn).handler(({ context: { actor, deps, sessionId }, lastEventId, signal }) => {
    const accepts = isStaff(actor) ? () => true : (event: EventSignal) => event.customer_id === actor.customerId;
    const whileSignedIn = endWithSession(deps, sessionId, signal);
    const told = eventsIn(stream(deps, actor, accepts, lastEventId, whileSignedIn));
    return isStaff(actor) ? whileAtDesk(deps, actor, told) : told;
  }),
  guestEvents: os.live.guestEvents.handler(async ({ input, context, lastEventId, signal }) => {
    const { deps } = context;
    const { thread, service } = await openGuestThread(context, input, {
      name: 'guest-stream',
      max: 120,
      windowSeconds: 60,
    });
    const accepts = (event: EventSignal) => event.conversation_id === thread.id;
    return stream(deps, service, accepts, lastEventId, signal, thread.id);
  }),
};

/** As long as their console listens, they are at the desk. */
async function* whileAtDesk<T>(deps: Pick<Deps, 'store'>, staff: Staff, told: AsyncIterable<T>) {
  const beat = () =>
    void withActor(deps.store, staff, (unit) => touchStaff(unit, staff.userId, false), 'soon').catch(deps.store.report);
  beat();
  const timer = setInterval(beat, beatMs);
  try {
    yield* told;
  } finally {
    clearInterval(timer);
  }
}

/** No reply is told while it is being made, but to its guest. */
async function* eventsIn(told: AsyncIterable<LiveEvent | ReplySoFar>) {
  for await (const event of told) if (event.kind !== 'reply.so_far') yield event;
}

/**
 * First what was missed since `lastEventId`, an event's or a live position, then what comes. Subscribes before it
 * reads, so that nothing falls between.
 */
async function* stream(
  deps: Pick<Deps, 'live' | 'log' | 'store'>,
  actor: Actor,
  accepts: (event: EventSignal) => boolean,
  lastEventId: string | undefined,
  signal: AbortSignal | undefined,
  repliesOf?: string,
) {
  const subscription = deps.live.subscribe(accepts, signal, repliesOf);
  try {
    const missed = await missedSince(deps, actor, lastEventId);
    if ('reset' in missed) yield resetTo(missed.reset);
    else for (const event of missed.events) if (accepts(event)) yield toLive(event);
    // What was committed in between is in both.
    const told = new Set('reset' in missed ? [] : missed.events.map(({ id }) => id));
    for await (const event of subscription)
      if (event.kind === 'reply.so_far') yield event;
      else if (!told.delete(event.id)) yield toLive(event);
  } finally {
    subscription.close();
  }
}

/** @returns `reset`, from where the stream goes on, where more was missed than is told again or some is kept no more */
async function missedSince(
  deps: Pick<Deps, 'log' | 'store'>,
  actor: Actor,
  lastEventId: string | undefined,
): Promise<{ events: EventSignal[] } | { reset: string }> {
  const missed = lastEventId && eventsAfter(actor, lastEventId);
  if (!missed) return { events: [] };
  return withActor(deps.store, actor, async (unit) => {
    const rows = await unit.tx
      .select()
      .from(events)
      .where(missed)
      .orderBy(asc(events.id))
      .limit(replayedEventsLimit + 1);
    if (rows.length > replayedEventsLimit || (await isForgotten(unit, lastEventId)))
      return { reset: await livePosition(unit) };
    return { events: rows.map((row) => readEvent(row, deps.log)) };
  });
}

const toLive = (event: EventSignal): LiveEvent =>
  event.kind === 'reset'
    ? resetTo(event.id)
    : withEventMeta({ id: event.id, kind: event.kind, ...subjectOf(event) }, { id: event.id, retry: 200 });

/** More was missed than is told again, or cannot be read: whatever its reader shows is to be read anew. */
const resetTo = (position: string): LiveEvent =>
  withEventMeta(
    { id: position, kind: 'reset' as const, conversation_id: null, work_order_id: null, property_id: null },
    { id: position, retry: 200 },
  );

function endWithSession(
  deps: Pick<Deps, 'sessions'>,
  sessionId: string | undefined,
  signal: AbortSignal | undefined,
): AbortSignal {
  const ended = new AbortController();
  const stop = sessionId ? deps.sessions.onEnd(sessionId, () => ended.abort()) : () => {};
  signal?.addEventListener('abort', () => {
    stop();
    ended.abort();
  });
  return ended.signal;
}
