import { eq, sql } from 'drizzle-orm';
import type { Job } from '#contract/dispatch/jobs.ts';
import { releasedTo, releasedWhy } from '#contract/messages/en/dispatch/history.ts';
import * as refusalsInEnglish from '#contract/messages/en/dispatch/job-refusals.ts';
import { fill } from '#contract/messages/fill.ts';
import type { PeopleLanguage } from '#contract/messages/languages.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { noteWords } from '#features/contractors';
import { findProperty, openSecret } from '#features/properties';
import { recordRelease } from '#features/stays';
import { findWorkOrder, referenceOf } from '#features/work-orders';
import { contractors } from '#server/db/tables/contractors.ts';
import { dispatchOffers } from '#server/db/tables/dispatch.ts';
import { properties } from '#server/db/tables/properties.ts';
import { workOrders } from '#server/db/tables/work-orders.ts';
import { type Actor, serviceFor, system } from '#server/kernel/actor.ts';
import type { Deps, RequestContext } from '#server/kernel/context.ts';
import { gone, notFound } from '#server/kernel/errors.ts';
import { once } from '#server/kernel/once.ts';
import { countTowards } from '#server/kernel/rate-limit.ts';
import { type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
import type { Vault } from '#server/platform/vault/port.ts';
import { jobView } from './job-view.ts';

const refusals = spoken(refusalsInEnglish);

/** The one job that whoever holds a link may act on, and as whom. */
export type JobAccess = {
  actor: Actor;
  offerId: string;
  customerId: string;
  workOrderId: string;
  companyName: string;
  contractorId: string;
  /** They accepted it, and have it still. */
  isTheirs: boolean;
};

const perAddress = { name: 'job', max: 120, windowSeconds: 60 };

/**
 * @throws NOT_FOUND for a link that was never ours, GONE once its contractor or property was removed or another one was
 * faster, TOO_MANY_REQUESTS
 */
export async function openJob({ deps, ip }: RequestContext, token: string): Promise<JobAccess> {
  const offerId = deps.links.job.idOf(token);
  const found = await withActor(deps.store, system, async (unit) => {
    await countTowards(unit, perAddress, ip);
    return offerId ? findOffer(unit, offerId) : undefined;
  });
  if (!offerId || !found) {
    throw notFound(fill(refusals.linkOverCall, { phone: deps.settings.SUPPORT_PHONE }));
  }
  const { stands, state, ...job } = found;
  const phone = deps.settings.SUPPORT_PHONE;
  if (!stands) throw gone(fill(refusals.takenBackCall, { phone }));
  if (state === 'taken') throw gone(fill(refusals.takenCall, { phone }));
  const by = { name: found.companyName, id: found.contractorId };
  return { actor: serviceFor(found.customerId, 'contractor', by), offerId, ...job };
}

/** What the page of a link, to one job or to all of them, is to be in: undefined for a link that is none, and while nobody knows. */
export async function languageOfJob(
  deps: Pick<Deps, 'links' | 'store'>,
  token: string,
): Promise<PeopleLanguage | undefined> {
  const byPage = deps.links.contractor.read(token);
  const offerId = deps.links.job.idOf(token);
  if (!offerId && !byPage) return undefined;
  const spoken = { language: sql<PeopleLanguage | null>`coalesce(${contractors.language}, ${contractors.wrote_in})` };
  const [contractor] = await withActor(deps.store, system, ({ tx }) =>
    byPage
      ? tx.select(spoken).from(contractors).where(eq(contractors.id, byPage.id))
      : tx
          .select(spoken)
          .from(dispatchOffers)
          .innerJoin(contractors, eq(contractors.id, dispatchOffers.contractor_id))
          .where(eq(dispatchOffers.id, offerId ?? '')),
  );
  return contractor?.language ?? undefined;
}

export async function lookAtJob(context: RequestContext, token: string): Promise<Job> {
  const job = await openJob(context, token);
  return withActor(context.deps.store, job.actor, (unit) => showJob(unit, job, context.deps));
}

/**
 * Acts once, then shows the job as it is now, codes and all; both in one transaction. `words`: what the contractor wrote,
 * by which their language is known.
 */
export async function actOnJob(
  context: RequestContext,
  token: string,
  work: (unit: UnitOfWork, job: JobAccess) => Promise<unknown>,
  words = '',
): Promise<Job> {
  const job = await openJob(context, token);
  const show = (unit: UnitOfWork) => showJob(unit, job, context.deps);
  const act = async (unit: UnitOfWork) => {
    await work(unit, job);
    if (words) await noteWords(unit, job.contractorId, words);
    return show(unit);
  };
  return once(context.deps, job.actor, act, show);
}

export const showJob = (
  unit: UnitOfWork,
  job: JobAccess,
  deps: Pick<Deps, 'fileLinks' | 'settings' | 'vault'>,
): Promise<Job> =>
  jobView(unit, job.offerId, {
    vault: deps.vault,
    fileLinks: deps.fileLinks,
    supportPhone: deps.settings.SUPPORT_PHONE,
  });

/**
 * The page that opens with accepting shows the entry instructions, where there are any: the owner can read that they
 * went out, and to whom.
 */
export async function recordEntryRelease(unit: UnitOfWork, job: JobAccess, vault: Vault): Promise<void> {
  const { property_id } = await findWorkOrder(unit, job.workOrderId);
  const property = await findProperty(unit, property_id);
  if (!openSecret(vault, property, 'front_door_lock_instructions')) return;
  await recordRelease(unit, {
    customerId: job.customerId,
    propertyId: property_id,
    name: 'front_door_lock_instructions',
    releasedTo: fill(releasedTo, { company: job.companyName }),
    why: fill(releasedWhy, { reference: referenceOf(job.workOrderId) }),
    workOrderId: job.workOrderId,
  });
}

async function findOffer({ tx }: UnitOfWork, offerId: string) {
  const [row] = await tx
    .select({
      customerId: dispatchOffers.customer_id,
      workOrderId: dispatchOffers.work_order_id,
      contractorId: contractors.id,
      companyName: contractors.company_name,
      isTheirs: sql<boolean>`${dispatchOffers.state} = 'accepted'`,
      state: dispatchOffers.state,
      stands: sql<boolean>`${contractors.status} = 'active' and ${properties.status} = 'active'`,
    })
    .from(dispatchOffers)
    .innerJoin(contractors, eq(contractors.id, dispatchOffers.contractor_id))
    .innerJoin(workOrders, eq(workOrders.id, dispatchOffers.work_order_id))
    .innerJoin(properties, eq(properties.id, workOrders.property_id))
    .where(eq(dispatchOffers.id, offerId));
  return row;
}
