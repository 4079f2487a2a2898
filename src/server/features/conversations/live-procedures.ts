import type { LiveEvent, ReplySoFar } from '#contract/events.ts';
import { isStaff, type Staff } from '#server/kernel/actor.ts';
import { type Deps, os, signedIn } from '#server/kernel/context.ts';
import type { EventSignal } from '#server/kernel/events.ts';
import { streamEvents } from '#server/kernel/stream-events.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { openGuestThread } from './guest-access.ts';
import { beatMs, touchStaff } from './staff-presence.ts';

export const liveProcedures = {
  events: os.live.events.use(signedIn).handler(({ context: { actor, deps, sessionId }, lastEventId, signal }) => {
    const accepts = isStaff(actor) ? () => true : (event: EventSignal) => event.customer_id === actor.customerId;
    const whileSignedIn = endWithSession(deps, sessionId, signal);
    const told = eventsIn(streamEvents(deps, actor, { accepts, lastEventId, signal: whileSignedIn }));
    return isStaff(actor) ? whileAtDesk(deps, actor, told) : told;
  }),
  guestEvents: os.live.guestEvents.handler(async ({ input, context, lastEventId, signal }) => {
    const { deps } = context;
    const { thread, service } = await openGuestThread(context, input, {
      name: 'guest-stream',
      max: 120,
      windowSeconds: 60,
    });
    // An open chat hears when its property is removed, and when it is back.
    const accepts = ({ kind, conversation_id, property_id }: EventSignal) =>
      conversation_id === thread.id || (kind === 'property.changed' && property_id === thread.property_id);
    return streamEvents(deps, service, { accepts, lastEventId, signal, repliesOf: thread.id });
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
