// What is known of many contractors at once, by their ids: prices, answers, visits, and how they stand to one job.
import { and, count, desc, eq, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { JobCandidate } from '#contract/dispatch/hand-dispatch.ts';
import { referenceOf, type WorkOrderRecord } from '#features/work-orders';
import { dispatchOffers } from '#server/db/tables/dispatch.ts';
import { workOrders } from '#server/db/tables/work-orders.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

type ById<T> = ReadonlyMap<string, T>;

/** What their completed jobs cost: those with the trouble of this one, or the trade's where there are none. */
export async function pricesOf(
  { tx }: UnitOfWork,
  { customer_id, service_type, trouble }: WorkOrderRecord,
  ids: string[],
): Promise<ById<NonNullable<JobCandidate['price']>>> {
  const isKind = trouble === null ? sql`false` : sql`${workOrders.trouble} = ${trouble}`;
  const median = (which: SQL) =>
    sql<
      number | null
    >`round(percentile_cont(0.5) within group (order by ${workOrders.cost_cents}) filter (where ${which}))::int`;
  const rows = await tx
    .select({
      id: workOrders.assigned_contractor_id,
      ofKind: sql<number>`(count(*) filter (where ${isKind}))::int`,
      kindCents: median(isKind),
      ofTrade: count(),
      tradeCents: median(sql`true`),
    })
    .from(workOrders)
    .where(
      and(
        eq(workOrders.customer_id, customer_id),
        inArray(workOrders.assigned_contractor_id, ids),
        eq(workOrders.service_type, service_type),
        eq(workOrders.status, 'completed'),
        isNotNull(workOrders.cost_cents),
      ),
    )
    .groupBy(workOrders.assigned_contractor_id);
  const prices = new Map<string, NonNullable<JobCandidate['price']>>();
  for (const { id, ofKind, kindCents, ofTrade, tradeCents } of rows) {
    if (id && kindCents !== null) prices.set(id, { of: 'kind', count: ofKind, median_cents: kindCents });
    else if (id && tradeCents !== null) prices.set(id, { of: 'trade', count: ofTrade, median_cents: tradeCents });
  }
  return prices;
}

/** Offers that were taken back, or that another one was faster to accept, are nobody's answer. */
export async function answersOf(
  { tx }: UnitOfWork,
  customerId: string,
  ids: string[],
): Promise<ById<JobCandidate['answers']>> {
  const { state, offered_at, answered_at, contractor_id } = dispatchOffers;
  const answered = sql`${state} in ('accepted', 'declined')`;
  const seconds = sql`extract(epoch from ${answered_at} - ${offered_at})`;
  const rows = await tx
    .select({
      id: contractor_id,
      answered: sql<number>`(count(*) filter (where ${answered}))::int`,
      unanswered: sql<number>`(count(*) filter (where ${state} = 'expired'))::int`,
      median_seconds: sql<
        number | null
      >`round(percentile_cont(0.5) within group (order by ${seconds}) filter (where ${answered}))::int`,
    })
    .from(dispatchOffers)
    .where(
      and(
        eq(dispatchOffers.customer_id, customerId),
        inArray(contractor_id, ids),
        inArray(state, ['accepted', 'declined', 'expired']),
      ),
    )
    .groupBy(contractor_id);
  return new Map(rows.map(({ id, ...figures }) => [id, figures]));
}

const isTheirs = ({ customer_id, id }: WorkOrderRecord, ids: string[]) =>
  and(
    eq(workOrders.customer_id, customer_id),
    inArray(workOrders.assigned_contractor_id, ids),
    inArray(workOrders.dispatch_state, ['accepted', 'scheduled', 'en_route', 'on_site', 'awaiting_parts']),
    ne(workOrders.id, id),
  );

/** Their visits to other jobs within that time; one without an end is counted as an hour. */
export async function visitsOf(
  { tx }: UnitOfWork,
  order: WorkOrderRecord,
  ids: string[],
  { from, to }: { from: Date; to: Date },
): Promise<ById<JobCandidate['visits']>> {
  const { arrival_from, arrival_to } = workOrders;
  const rows = await tx
    .select({
      id: workOrders.id,
      whose: workOrders.assigned_contractor_id,
      arrival_from,
      arrival_to,
      property_name: workOrders.property_name,
    })
    .from(workOrders)
    .where(
      and(
        isTheirs(order, ids),
        sql`${arrival_from} < ${to} and coalesce(${arrival_to}, ${arrival_from} + interval '1 hour') > ${from}`,
      ),
    )
    .orderBy(arrival_from, workOrders.id);
  const visits = rows.flatMap(({ id, whose, arrival_from, arrival_to, property_name }) =>
    whose && arrival_from
      ? [
          {
            whose,
            visit: {
              from: arrival_from.toISOString(),
              to: arrival_to?.toISOString() ?? null,
              reference: referenceOf(id),
              property_name,
            },
          },
        ]
      : [],
  );
  return new Map(
    [...Map.groupBy(visits, ({ whose }) => whose)].map(([whose, theirs]) => [
      whose,
      theirs.slice(0, mostVisits).map(({ visit }) => visit),
    ]),
  );
}

const mostVisits = 5;

/** How many of their other jobs are not finished. */
export async function runningOf({ tx }: UnitOfWork, order: WorkOrderRecord, ids: string[]): Promise<ById<number>> {
  const rows = await tx
    .select({ id: workOrders.assigned_contractor_id, count: count() })
    .from(workOrders)
    .where(isTheirs(order, ids))
    .groupBy(workOrders.assigned_contractor_id);
  return new Map(rows.flatMap(({ id, count }) => (id ? [[id, count]] : [])));
}

/** What became of the last offer of this job to each who was asked. */
export async function lastOffersOf(
  { tx }: UnitOfWork,
  workOrderId: string,
): Promise<ById<NonNullable<JobCandidate['last_offer']>>> {
  const { contractor_id, state, answered_at, offered_at, rank } = dispatchOffers;
  const rows = await tx
    .selectDistinctOn([contractor_id], { id: contractor_id, state, answered_at, offered_at })
    .from(dispatchOffers)
    .where(eq(dispatchOffers.work_order_id, workOrderId))
    .orderBy(contractor_id, desc(rank));
  return new Map(
    rows.map(({ id, state, answered_at, offered_at }) => [
      id,
      { state, at: (answered_at ?? offered_at).toISOString() },
    ]),
  );
}
