import { withEventMeta } from '@orpc/server';
import { asc } from 'drizzle-orm';
import type { LiveEvent } from '#contract/events.ts';
import { events } from '#server/db/tables/kernel.ts';
import type { Actor } from './actor.ts';
import type { Deps } from './context.ts';
import { type EventSignal, readEvent, subjectOf } from './events.ts';
import { eventsAfter, isForgotten, livePosition } from './live-position.ts';
import { withActor } from './transaction.ts';

const replayedEventsLimit = 1000;

type Listening = {
  /** Which events this reader may hear of. */
  accepts: (event: EventSignal) => boolean;
  /** An event's, or a live position. */
  lastEventId: string | undefined;
  signal: AbortSignal | undefined;
  /** The chat of which it is told replies while they are being made. */
  repliesOf?: string;
};

/**
 * First what was missed since `lastEventId`, an event's or a live position, then what comes. Subscribes before it
 * reads, so that nothing falls between.
 */
export async function* streamEvents(
  deps: Pick<Deps, 'live' | 'log' | 'store'>,
  actor: Actor,
  { accepts, lastEventId, signal, repliesOf }: Listening,
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
