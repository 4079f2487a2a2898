import { sql } from 'drizzle-orm';
import type { ServiceType } from '#contract/enumerations/trades.ts';
import { type ContractorCard, fewestJobs } from '#contract/reports/figures.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { type Span, within } from './span.ts';
import { type SpreadRow, spread, toSpread } from './spread.ts';

type Jobs = Record<'jobs' | 'known' | 'fixed' | 'limited' | 'kept', number> &
  Record<'done' | 'cost' | 'stars', SpreadRow> & { id: string; name: string; service_type: ServiceType };
type Answers = { id: string; asked: number; accepted: number; answer: SpreadRow };

const most = 50;

/** Contractors whose jobs were opened in the span and done, from `fewestJobs` on. */
export async function contractorCards({ tx, now }: UnitOfWork, span: Span): Promise<ContractorCard[]> {
  const known = sql`fix_known_at <= ${now.toISOString()}::timestamptz`;
  const { rows } = await tx.execute<Jobs>(sql`
    select c.id, c.company_name as name, c.service_type, o.* from (
      select contractor_id, count(*)::int as jobs, (count(*) filter (where ${known}))::int as known,
             (count(*) filter (where ${known} and fixed_at_first))::int as fixed,
             (count(*) filter (where cost_cents is not null and nte_cents > 0))::int as limited,
             (count(*) filter (where cost_cents <= nte_cents and nte_cents > 0))::int as kept,
             ${spread(sql`done_seconds`)} as done, ${spread(sql`cost_cents`)} as cost, ${spread(sql`stars`)} as stars
      from report_orders
      where contractor_id is not null and done_seconds is not null and ${within(span, sql`created_at`)}
      group by contractor_id having count(*) >= ${fewestJobs} order by 2 desc limit ${most}) o
    join contractors c on c.id = o.contractor_id order by o.jobs desc, c.company_name`);
  const ids = rows.map(({ id }) => id);
  const { rows: answers } = await tx.execute<Answers>(sql`
    select contractor_id as id, count(*)::int as asked, (count(*) filter (where state = 'accepted'))::int as accepted,
           ${spread(sql`extract(epoch from answered_at - offered_at)`, sql`state in ('accepted', 'declined')`)} as answer
    from (${offers(span)}) one
    where contractor_id = any(${sql.param(ids)}::uuid[]) and state in ('accepted', 'declined', 'expired')
      and ${within(span, sql`offered_at`)} group by contractor_id`);
  const of = new Map(answers.map((one) => [one.id, one]));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    service_type: row.service_type,
    jobs: row.jobs,
    accepted: { n: of.get(row.id)?.accepted ?? 0, of: of.get(row.id)?.asked ?? 0 },
    answer_seconds: toSpread(of.get(row.id)?.answer ?? null),
    done_seconds: toSpread(row.done),
    fixed_at_first: { n: row.fixed, of: row.known },
    within_limit: { n: row.kept, of: row.limited },
    cost_cents: toSpread(row.cost),
    stars: toSpread(row.stars),
  }));
}

/** An offer names its property by its order; where all are counted, nobody has to look. */
const offers = ({ propertyId }: Span) =>
  propertyId
    ? sql`select o.*, w.property_id from dispatch_offers o join work_orders w on w.id = o.work_order_id`
    : sql`select o.* from dispatch_offers o`;
