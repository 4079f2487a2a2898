import { withEventMeta } from '@orpc/server';
import { eq } from 'drizzle-orm';
import type { LiveEvent } from '#contract/events.ts';
import { dispatchOffers } from '#server/db/tables/dispatch.ts';
import { os, type RequestContext } from '#server/kernel/context.ts';
import { streamEvents } from '#server/kernel/stream-events.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { type JobAccess, openJob } from './job-access.ts';

export const jobStreamProcedures = {
  /** That something about the job is new, and nothing of what: the page reads it anew. */
  events: os.jobs.events.handler(async ({ input, context, lastEventId, signal }) => {
    const job = await openJob(context, input.token);
    return whileOpenToThem(context, job, lastEventId, signal);
  }),
};

/** Ends once the job is nothing to them any more: that is the last they hear of it. */
async function* whileOpenToThem(
  { deps }: Pick<RequestContext, 'deps'>,
  job: JobAccess,
  lastEventId: string | undefined,
  signal: AbortSignal | undefined,
): AsyncGenerator<LiveEvent> {
  const accepts = (event: { work_order_id: string | null }) => event.work_order_id === job.workOrderId;
  for await (const event of streamEvents(deps, job.actor, { accepts, lastEventId, signal })) {
    if (event.kind === 'reply.so_far') continue;
    yield withEventMeta(
      { id: event.id, kind: newsOf(event), conversation_id: null, work_order_id: job.workOrderId, property_id: null },
      { id: event.id, retry: 200 },
    );
    if (!(await isOpenTo(deps, job))) return;
  }
}

const newsOf = ({ kind }: LiveEvent): LiveEvent['kind'] => (kind === 'reset' ? kind : 'work_order.changed');

const isOpenTo = ({ store }: RequestContext['deps'], job: JobAccess): Promise<boolean> =>
  withActor(store, job.actor, async ({ tx }) => {
    const [offer] = await tx
      .select({ state: dispatchOffers.state })
      .from(dispatchOffers)
      .where(eq(dispatchOffers.id, job.offerId));
    return offer?.state === 'offered' || offer?.state === 'accepted';
  });
