import { and, desc, eq, gt, lt, or, type SQL, sql } from 'drizzle-orm';
import type { ContractorJob, ContractorPage } from '#contract/dispatch/contractor-pages.ts';
import * as refusalsInEnglish from '#contract/messages/en/dispatch/job-refusals.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { findContractor } from '#features/contractors';
import { areaOf } from '#features/properties';
import { referenceOf } from '#features/work-orders';
import { users } from '#server/db/tables/accounts.ts';
import { contractors } from '#server/db/tables/contractors.ts';
import { dispatchOffers } from '#server/db/tables/dispatch.ts';
import { workOrderFiles } from '#server/db/tables/order-files.ts';
import { properties } from '#server/db/tables/properties.ts';
import { workOrders } from '#server/db/tables/work-orders.ts';
import { serviceFor, system } from '#server/kernel/actor.ts';
import type { RequestContext } from '#server/kernel/context.ts';
import { notFound } from '#server/kernel/errors.ts';
import { countTowards } from '#server/kernel/rate-limit.ts';
import { type UnitOfWork, withActor } from '#server/kernel/transaction.ts';

const refusals = spoken(refusalsInEnglish);

const perAddress = { name: 'contractor-link', max: 60, windowSeconds: 60 };
const atOnce = 50;

/** Whose page it is. @throws NOT_FOUND for a link that is none, or none any more; TOO_MANY_REQUESTS */
export async function openContractorPage({ deps, ip }: RequestContext, token: string) {
  const asked = deps.links.contractor.read(token);
  const contractor = await withActor(deps.store, system, async (unit) => {
    await countTowards(unit, perAddress, ip);
    return asked && findByLink(unit, asked);
  });
  if (!contractor) throw notFound(fill(refusals.pageLinkOver, { phone: deps.settings.SUPPORT_PHONE }));
  const by = { name: contractor.company_name, id: contractor.id };
  return { contractor, actor: serviceFor(contractor.customer_id, 'contractor', by) };
}

/** @throws as above */
export async function showContractorPage(
  context: RequestContext,
  token: string,
  cursor: string | undefined,
): Promise<ContractorPage> {
  const { deps } = context;
  const { actor, contractor } = await openContractorPage(context, token);
  const { id, company_name, owner_name } = contractor;
  return withActor(deps.store, actor, async (unit) => {
    const open = cursor ? [] : await jobsOf(unit, id, isOpenToThem(unit.now), atOnce);
    const past = await jobsOf(unit, id, and(isPast, after(cursor)), atOnce + 1);
    const shown = past.slice(0, atOnce);
    const more = past.length > atOnce;
    return {
      ...{ company_name, owner_name, support_phone: deps.settings.SUPPORT_PHONE },
      open: open.map((row) => toJob(unit, row)),
      past: shown.map((row) => toJob(unit, row)),
      next: more ? (shown.at(-1)?.offer.id ?? null) : null,
    };
  });
}

/** The link as it is now. @throws NOT_FOUND */
export async function pageLinkOf(unit: UnitOfWork, customerId: string, id: string): Promise<string> {
  const { link_version } = await findContractor(unit, customerId, id);
  return unit.links.contractor.urlFor(id, link_version);
}

/** What the links before it open ends at once. @throws NOT_FOUND */
export async function renewPageLink(unit: UnitOfWork, customerId: string, id: string): Promise<string> {
  await findContractor(unit, customerId, id);
  await unit.tx
    .update(contractors)
    .set({ link_version: sql`${contractors.link_version} + 1` })
    .where(and(eq(contractors.id, id), eq(contractors.customer_id, customerId)));
  return pageLinkOf(unit, customerId, id);
}

async function findByLink({ tx }: UnitOfWork, { id, version }: { id: string; version: number }) {
  const [row] = await tx
    .select({
      id: contractors.id,
      customer_id: contractors.customer_id,
      company_name: contractors.company_name,
      owner_name: sql<string>`coalesce(${users.company_name}, ${users.full_name})`,
    })
    .from(contractors)
    .innerJoin(users, eq(users.id, contractors.customer_id))
    .where(and(eq(contractors.id, id), eq(contractors.link_version, version), eq(contractors.status, 'active')));
  return row;
}

const isTheirs = eq(dispatchOffers.state, 'accepted');
const isOpenToThem = (now: Date) =>
  and(
    sql`${workOrders.dispatch_state} not in ('pending_confirmation', 'closed')`,
    or(isTheirs, and(eq(dispatchOffers.state, 'offered'), gt(dispatchOffers.expires_at, now))),
  );
/** Finished; what was cancelled is no job of theirs. */
const isPast = and(isTheirs, eq(workOrders.status, 'completed'));

const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
/** Ids rise with time. */
const after = (cursor: string | undefined): SQL | undefined =>
  cursor && isId.test(cursor) ? lt(dispatchOffers.id, cursor) : undefined;

type JobRow = {
  offer: typeof dispatchOffers.$inferSelect;
  order: typeof workOrders.$inferSelect;
  property: typeof properties.$inferSelect;
  invoices: number;
};

const jobsOf = ({ tx }: UnitOfWork, contractorId: string, which: SQL | undefined, most: number): Promise<JobRow[]> =>
  tx
    .select({
      offer: dispatchOffers,
      order: workOrders,
      property: properties,
      invoices: sql<number>`(select count(*)::int from ${workOrderFiles} f
        where f.work_order_id = ${workOrders.id} and f.contractor_id = ${contractorId})`,
    })
    .from(dispatchOffers)
    .innerJoin(workOrders, eq(workOrders.id, dispatchOffers.work_order_id))
    .innerJoin(properties, eq(properties.id, workOrders.property_id))
    .where(and(eq(dispatchOffers.contractor_id, contractorId), eq(properties.status, 'active'), which))
    .orderBy(desc(dispatchOffers.id))
    .limit(most);

function toJob({ links }: UnitOfWork, { offer, order, property, invoices }: JobRow): ContractorJob {
  const isOver = order.dispatch_state === 'pending_confirmation' || order.dispatch_state === 'closed';
  return {
    token: links.job.tokenFor(offer.id),
    reference: referenceOf(order.id),
    stands: offer.state === 'offered' ? 'asked' : isOver ? 'past' : 'open',
    dispatch_state: order.dispatch_state,
    subject_line: order.subject_line,
    service_type: order.service_type,
    urgency_level: order.urgency_level,
    property_name: order.property_name,
    area: areaOf(property),
    timezone: property.timezone,
    arrival_from: order.arrival_from?.toISOString() ?? null,
    arrival_to: order.arrival_to?.toISOString() ?? null,
    expires_at: offer.expires_at.toISOString(),
    completed_at: order.completed_at?.toISOString() ?? null,
    cost_cents: order.cost_cents,
    invoices,
  };
}
