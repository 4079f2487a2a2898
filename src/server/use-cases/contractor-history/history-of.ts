import { and, avg, count, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { ContractorHistory, PriceOfKind } from '#contract/contractors/history.ts';
import { troubleTitle } from '#features/assistant';
import type { ContractorRecord } from '#features/contractors';
import { dispatchOffers } from '#server/db/tables/dispatch.ts';
import { workOrders } from '#server/db/tables/work-orders.ts';
import { allSettledInOrder } from '#server/kernel/all-settled-in-order.ts';
import { retold } from '#server/kernel/retold.ts';
import { saidSubject } from '#server/kernel/told-subjects.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

type Whose = Pick<ContractorRecord, 'id' | 'customer_id'>;

/** A contractor in numbers, removed ones too. */
export async function historyOf(unit: UnitOfWork, whose: Whose): Promise<ContractorHistory> {
  const [jobs, stars, offers, prices] = await allSettledInOrder(
    jobsOf(unit, whose),
    starsOf(unit, whose),
    answersOf(unit, whose),
    pricesOf(unit, whose),
  );
  return { jobs, stars, offers, prices };
}

const theirs = ({ id, customer_id }: Whose): SQL | undefined =>
  and(eq(workOrders.customer_id, customer_id), eq(workOrders.assigned_contractor_id, id));

async function jobsOf({ tx }: UnitOfWork, whose: Whose): Promise<ContractorHistory['jobs']> {
  const rows = await tx
    .select({ status: workOrders.status, count: count() })
    .from(workOrders)
    .where(theirs(whose))
    .groupBy(workOrders.status);
  const of = new Map(rows.map(({ status, count }) => [status, count]));
  return {
    running: (of.get('open') ?? 0) + (of.get('in_progress') ?? 0),
    completed: of.get('completed') ?? 0,
    cancelled: of.get('cancelled') ?? 0,
  };
}

async function starsOf({ tx }: UnitOfWork, whose: Whose): Promise<ContractorHistory['stars']> {
  const [row] = await tx
    .select({ average: avg(workOrders.guest_rating), count: count() })
    .from(workOrders)
    .where(and(theirs(whose), isNotNull(workOrders.guest_rating)));
  return row?.average ? { average: Number(row.average), count: row.count } : null;
}

/** Offers that were taken back, or whose word never came, are nobody's answer. */
async function answersOf({ tx }: UnitOfWork, { id, customer_id }: Whose): Promise<ContractorHistory['offers']> {
  const { state, offered_at, answered_at } = dispatchOffers;
  const answered = sql`${state} in ('accepted', 'declined')`;
  const seconds = sql`extract(epoch from ${answered_at} - ${offered_at})`;
  const [row] = await tx
    .select({
      answered: sql<number>`(count(*) filter (where ${answered}))::int`,
      unanswered: sql<number>`(count(*) filter (where ${state} = 'expired'))::int`,
      declined: sql<number>`(count(*) filter (where ${state} = 'declined'))::int`,
      median_answer_seconds: sql<
        number | null
      >`round(percentile_cont(0.5) within group (order by ${seconds}) filter (where ${answered}))::int`,
    })
    .from(dispatchOffers)
    .where(
      and(
        eq(dispatchOffers.customer_id, customer_id),
        eq(dispatchOffers.contractor_id, id),
        inArray(state, ['accepted', 'declined', 'expired']),
      ),
    );
  if (!row) throw new Error('an aggregate returned no row');
  return row;
}

async function pricesOf({ tx }: UnitOfWork, whose: Whose): Promise<PriceOfKind[]> {
  const { service_type, trouble, cost_cents } = workOrders;
  const rows = await tx
    .select({
      service_type,
      trouble,
      count: count(),
      median_cents: sql<number>`round(percentile_cont(0.5) within group (order by ${cost_cents}))::int`,
      lowest_cents: sql<number>`min(${cost_cents})`,
      highest_cents: sql<number>`max(${cost_cents})`,
    })
    .from(workOrders)
    .where(and(theirs(whose), eq(workOrders.status, 'completed'), isNotNull(cost_cents)))
    .groupBy(service_type, trouble)
    .orderBy(sql`count(*) desc, ${service_type}, ${trouble} nulls last`);
  return rows.map((row) => ({ ...row, trouble: row.trouble && saidTrouble(row.trouble) }));
}

/** The title of a playbook, or a danger, in the reader's language. */
function saidTrouble(trouble: string): string {
  const title = troubleTitle(trouble);
  const said = saidSubject(title);
  return said === title ? retold(title) : said;
}
