import { eq } from 'drizzle-orm';
import type { Job } from '#contract/jobs.ts';
import { limits } from '#contract/limits.ts';
import { recordRelease } from '#features/stays';
import { addPhotoRow, findWorkOrder, keepPhoto, noteOnWorkOrder } from '#features/work-orders';
import { contractors } from '#server/db/tables/contractors.ts';
import { dispatchOffers } from '#server/db/tables/work-orders.ts';
import { type Actor, serviceFor, system } from '#server/kernel/actor.ts';
import { type Deps, os, ownerOnly, type RequestContext } from '#server/kernel/context.ts';
import { forbidden, invalid, notFound } from '#server/kernel/errors.ts';
import { limitRate } from '#server/kernel/rate-limit.ts';
import { type Unit, withActor } from '#server/kernel/transaction.ts';
import { acceptOffer, declineOffer } from './answer-offer.ts';
import { decideApproval, openApprovals } from './decide-approval.ts';
import { askForMore, finishWork, setOff, startWork } from './do-job.ts';
import { jobView } from './job-view.ts';

type JobContext = { actor: Actor; offerId: string; deps: Deps };

/** Whoever holds the link acts on its one job. @throws NOT_FOUND for a link that was never ours */
async function openJob(context: RequestContext, token: string): Promise<JobContext> {
  const { deps } = context;
  await limitRate(deps.store, { name: 'job', max: 120, windowSeconds: 60 }, context.ip);
  const offerId = deps.jobLinks.offerOf(token);
  const found = offerId && (await withActor(deps.store, system, (unit) => findContractorOf(unit, offerId)));
  if (!offerId || !found)
    throw notFound(`This link does not open a job any more. For a new one call ${deps.settings.SUPPORT_PHONE}.`);
  const by = { name: found.company_name, id: found.id };
  return { actor: serviceFor(found.customer_id, 'contractor', by), offerId, deps };
}

async function findContractorOf({ tx }: Unit, offerId: string) {
  const [row] = await tx
    .select({ id: contractors.id, company_name: contractors.company_name, customer_id: dispatchOffers.customer_id })
    .from(dispatchOffers)
    .innerJoin(contractors, eq(contractors.id, dispatchOffers.contractor_id))
    .where(eq(dispatchOffers.id, offerId));
  return row;
}

async function act(
  context: RequestContext,
  token: string,
  work: (unit: Unit, job: JobContext) => Promise<void>,
): Promise<Job> {
  const job = await openJob(context, token);
  const { deps } = job;
  return withActor(deps.store, job.actor, async (unit) => {
    await work(unit, job);
    return jobView(unit, job.offerId, {
      vault: deps.vault,
      fileLinks: deps.fileLinks,
      supportPhone: deps.settings.SUPPORT_PHONE,
    });
  });
}

/** The page that opens with accepting shows the entry instructions: the owner can read that they went out, and to whom. */
async function recordEntry(unit: Unit, job: Job, actor: Actor): Promise<void> {
  if (actor.kind !== 'service' || !job.address || !job.entry_notes.some((n) => n.label === 'Entry instructions'))
    return;
  const [offer] = await unit.tx.select().from(dispatchOffers).where(eq(dispatchOffers.id, job.offer_id));
  if (!offer) return;
  const order = await findWorkOrder(unit, offer.work_order_id);
  await recordRelease(unit, {
    customerId: order.customer_id,
    propertyId: order.property_id,
    name: 'front_door_lock_instructions',
    releasedTo: `${job.company_name} (contractor)`,
    why: `Accepted ${job.reference}`,
    workOrderId: order.id,
  });
}

export const jobProcedures = {
  get: os.jobs.get.handler(({ input, context }) => act(context, input.token, async () => {})),
  accept: os.jobs.accept.handler(async ({ input, context }) => {
    const from = input.arrival_from ? new Date(input.arrival_from) : null;
    const to = input.arrival_to ? new Date(input.arrival_to) : null;
    if (from && to && to < from) throw invalid({ arrival_to: 'The end is before the beginning.' });
    const job = await openJob(context, input.token);
    const { deps } = job;
    return withActor(deps.store, job.actor, async (unit) => {
      const fresh = await acceptOffer(unit, job.offerId, { from, to });
      const view = await jobView(unit, job.offerId, {
        vault: deps.vault,
        fileLinks: deps.fileLinks,
        supportPhone: deps.settings.SUPPORT_PHONE,
      });
      if (fresh) await recordEntry(unit, view, job.actor);
      return view;
    });
  }),
  decline: os.jobs.decline.handler(({ input, context }) =>
    act(context, input.token, (unit, { offerId, deps }) =>
      declineOffer(unit, deps.jobLinks, offerId, input.reason ?? null),
    ),
  ),
  onMyWay: os.jobs.onMyWay.handler(({ input, context }) =>
    act(context, input.token, (unit, { offerId }) => setOff(unit, offerId, input.eta_minutes ?? null)),
  ),
  start: os.jobs.start.handler(({ input, context }) =>
    act(context, input.token, (unit, { offerId }) => startWork(unit, offerId)),
  ),
  addPhoto: os.jobs.addPhoto.handler(async ({ input, context }) => {
    if (input.file.size >= limits.imageBytes) throw invalid({ file: 'File size must be less than 5MB' });
    const job = await openJob(context, input.token);
    const before = await act(context, input.token, async () => {});
    if (!before.can.add_photo) throw forbidden('Accept the job first.');
    const file = await keepPhoto(job.deps, input.file);
    return act(context, input.token, async (unit, { offerId }) => {
      const [offer] = await unit.tx.select().from(dispatchOffers).where(eq(dispatchOffers.id, offerId));
      if (!offer) throw notFound();
      await addPhotoRow(unit, file, {
        customer_id: offer.customer_id,
        work_order_id: offer.work_order_id,
        by: before.company_name,
      });
      await noteOnWorkOrder(unit, offer.work_order_id, {
        kind: 'photo_added',
        summary: `${before.company_name} added a photo`,
      });
    });
  }),
  finish: os.jobs.finish.handler(({ input, context }) =>
    act(context, input.token, (unit, { offerId }) =>
      finishWork(unit, offerId, { resolution_notes: input.resolution_notes, cost_cents: input.cost_cents ?? null }),
    ),
  ),
  askMore: os.jobs.askMore.handler(({ input, context }) =>
    act(context, input.token, (unit, { offerId }) =>
      askForMore(unit, offerId, { amount_cents: input.amount_cents, why: input.why }),
    ),
  ),
};

export const approvalProcedures = {
  list: os.approvals.list
    .use(ownerOnly)
    .handler(({ context: { actor, deps } }) =>
      withActor(deps.store, actor, async (unit) => ({ items: await openApprovals(unit, actor.customerId) })),
    ),
  decide: os.approvals.decide.use(ownerOnly).handler(({ input, context: { actor, deps } }) =>
    withActor(deps.store, actor, async (unit) => {
      await decideApproval(unit, deps.jobLinks, input.id, input.approve);
      return { id: input.id };
    }),
  ),
};
