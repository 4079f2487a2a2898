import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { CalledAsContractor, CalledAtHouse, CalledFirst } from '#contract/dispatch/called-now.ts';
import { type ServiceType, serviceTypes } from '#contract/enumerations/trades.ts';
import type { Urgency } from '#contract/enumerations/work-orders.ts';
import { candidatesAt, findContractor } from '#features/contractors';
import { findProperty } from '#features/properties';
import { rulesAt, rulesFor } from '#features/protocols';
import { propertyContractors } from '#server/db/tables/contractors.ts';
import { properties } from '#server/db/tables/properties.ts';
import { notFound } from '#server/kernel/errors.ts';
import { behind, cursorAt, inOrder, type Order, orderedText } from '#server/kernel/ordered-page.ts';
import { pageFrom } from '#server/kernel/paging.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { saidTo } from './said.ts';
import { firstStep, houseColumns, type JobToWeigh, type Weighed, weigh } from './weigh-job.ts';

const nobody: ReadonlySet<string> = new Set();

/**
 * Who would be called at a house now, for each trade. Contractors that the owner removed are left out: dispatch names
 * them in a job's history, and nobody asks them. @throws NOT_FOUND
 */
export async function calledAtHouse(
  unit: UnitOfWork,
  { customerId, propertyId }: { customerId: string; propertyId: string },
  urgency: Urgency,
): Promise<CalledAtHouse> {
  const house = await findProperty(unit, propertyId);
  const rules = await rulesFor(unit, customerId, propertyId);
  const all = (await candidatesAt(unit, { customerId, propertyIds: [propertyId] })).get(propertyId) ?? [];
  const said = await saidTo(unit, customerId);
  const trades = serviceTypes.map((serviceType) => {
    const candidates = all.filter(({ service_type }) => service_type === serviceType);
    const weighed = weigh({ house, rules, candidates, serviceType, urgency, now: unit.now, asked: nobody, said });
    return { ...calledFor(serviceType, urgency, weighed), contractors: calledOf(weighed) };
  });
  return { at: unit.now.toISOString(), timezone: house.timezone, trades };
}

type Page = { limit: number; cursor?: string | undefined };

/** The houses of an account with the place of one contractor at each. @throws NOT_FOUND, also for one who was removed */
export async function calledAsContractor(
  unit: UnitOfWork,
  { customerId, contractorId }: { customerId: string; contractorId: string },
  { urgency, ...page }: Page & { urgency: Urgency },
) {
  const { status, service_type: serviceType } = await findContractor(unit, customerId, contractorId);
  if (status !== 'active') throw notFound();
  const houses = await housesFor(unit, { customerId, contractorId }, page);
  const propertyIds = houses.map(({ id }) => id);
  const rules = await rulesAt(unit, customerId, propertyIds);
  const candidates = await candidatesAt(unit, { customerId, propertyIds, serviceType });
  const said = await saidTo(unit, customerId, contractorId);
  const rowOf = (house: (typeof houses)[number]): CalledAsContractor => {
    const job: JobToWeigh = {
      house,
      rules: rules(house.id),
      candidates: candidates.get(house.id) ?? [],
      serviceType,
      urgency,
      now: unit.now,
      asked: nobody,
      said,
    };
    const weighed = weigh(job);
    const order = calledOf(weighed);
    const at = order.findIndex(({ contractor_id }) => contractor_id === contractorId);
    const mine = order[at];
    if (!mine) throw new Error('an active contractor who is no candidate of their own trade');
    const { assigned, skipped } = mine;
    const { id: property_id, name: property_name, timezone } = house;
    const stands = { property_id, property_name, timezone, assigned, skipped, place: at + 1, of: order.length };
    return { ...calledFor(serviceType, urgency, weighed), ...stands };
  };
  return pageFrom(houses, page.limit, rowOf, ({ position, id }) => cursorAt(position, id));
}

function calledFor(service_type: ServiceType, urgency: Urgency, weighed: Weighed) {
  const { next, rules } = weighed;
  const accept_minutes = rules.accept_window_minutes[urgency];
  return {
    service_type,
    first: toFirst(weighed),
    next: next ? { contractor_id: next.id, company_name: next.company_name, accept_minutes } : null,
  };
}

function toFirst(weighed: Weighed): CalledFirst {
  const step = firstStep(weighed);
  if (step.is === 'wait')
    return {
      is: 'wait',
      until: step.until.toISOString(),
      after: weighed.action === 'dispatch' ? 'offer' : 'ask_owner',
    };
  if (step.is !== 'ask_owner') return { is: step.is };
  const { approval_wait_minutes: wait_minutes, approval_default } = weighed.rules;
  return { is: 'ask_owner', wait_minutes, if_silent: approval_default === 'dispatch' ? 'dispatch' : 'human' };
}

const calledOf = ({ considered }: Weighed) =>
  considered
    .filter(({ contractor }) => contractor.status === 'active')
    .map(({ contractor, skipped }) => ({
      contractor_id: contractor.id,
      company_name: contractor.company_name,
      assigned: contractor.assigned_rank !== null,
      skipped,
    }));

/** One more than the page holds. */
async function housesFor(
  { tx }: UnitOfWork,
  { customerId, contractorId }: { customerId: string; contractorId: string },
  { limit, cursor }: Page,
) {
  const isAssigned = sql`exists (select from ${propertyContractors} l where l.property_id = ${properties.id} and l.contractor_id = ${contractorId})`;
  const order: Order = {
    by: sql`(case when ${isAssigned} then '0 ' else '1 ' end || lower(${properties.name}))`,
    type: 'text',
    id: sql`${properties.id}`,
    direction: 'asc',
  };
  const { id, name } = getTableColumns(properties);
  return tx
    .select({ id, name, ...houseColumns, position: orderedText(order) })
    .from(properties)
    .where(and(eq(properties.customer_id, customerId), eq(properties.status, 'active'), behind(cursor, order)))
    .orderBy(inOrder(order))
    .limit(limit + 1);
}
