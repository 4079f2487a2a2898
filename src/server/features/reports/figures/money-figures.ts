import { type SQL, sql } from 'drizzle-orm';
import type { ServiceType } from '#contract/enumerations/trades.ts';
import type { Report } from '#contract/reports/figures.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { monthsOf, type Span, within } from './span.ts';
import { type SpreadRow, spread, toSpread } from './spread.ts';

type Money = Report['money'];
type SpentRow = { orders: number; cents: number; per_order: SpreadRow };

/** Of each list, so many rows. */
const mostRows = 50;

const spent = sql`count(*)::int as orders, sum(cost_cents)::float8 as cents, ${spread(sql`cost_cents`)} as per_order`;
const toSpent = ({ orders, cents, per_order }: SpentRow) => ({
  orders,
  cents: cents ?? 0,
  per_order: toSpread(per_order),
});

/** What work that was finished in the span did cost. */
export async function moneyFigures(unit: UnitOfWork, span: Span): Promise<Money> {
  const { tx } = unit;
  const paid = sql`cost_cents is not null and not cancelled and ${within(span, sql`completed_at`)}`;
  const limited = sql`nte_cents > 0`;
  const over = sql`nte_cents > 0 and cost_cents > nte_cents`;
  type Total = SpentRow & { limited: number; over: number; over_cents: number };
  const { rows: totals } = await tx.execute<Total>(sql`
    select ${spent}, (count(*) filter (where ${limited}))::int as limited, (count(*) filter (where ${over}))::int as over,
           coalesce(sum(cost_cents - nte_cents) filter (where ${over}), 0)::float8 as over_cents
    from report_orders where ${paid}`);
  const grouped = async <T extends object>(key: SQL, order: SQL = sql`cents desc`) =>
    (
      await tx.execute<T & SpentRow>(sql`
        select ${key}, ${spent} from report_orders where ${paid} group by 1 order by ${order} limit ${mostRows}`)
    ).rows;
  const urgency = await grouped<{ urgent: boolean }>(sql`urgency = 'urgent' as urgent`);
  const monthly = monthsOf(span, sql`completed_at`);
  const months = await grouped<{ month: number }>(sql`${monthly.number} as month`, sql`month`);
  const trades = await grouped<{ service_type: ServiceType }>(sql`service_type`);
  const houses = await grouped<{ property_id: string }>(sql`property_id`);
  const payees = await grouped<{ contractor_id: string | null }>(sql`contractor_id`);
  const houseNames = await namesOf(
    unit,
    sql`select id, name from properties`,
    houses.map((row) => row.property_id),
  );
  const payeeNames = await namesOf(
    unit,
    sql`select id, company_name as name from contractors`,
    payees.map((row) => row.contractor_id),
  );
  const [total] = totals;
  if (!total) throw new Error('an aggregate returned no row');
  const ofUrgency = (urgent: boolean) => toSpent(urgency.find((row) => row.urgent === urgent) ?? none);
  return {
    total: toSpent(total),
    over_limit: { n: total.over, of: total.limited },
    over_limit_cents: total.over_cents,
    urgent: ofUrgency(true),
    other: ofUrgency(false),
    by_month: months.map((row) => ({ month: monthly.nameOf(row.month), spent: toSpent(row) })),
    by_category: trades.map((row) => ({ service_type: row.service_type, spent: toSpent(row) })),
    by_property: houses.map((row) => ({
      id: row.property_id,
      name: houseNames.get(row.property_id) ?? '',
      spent: toSpent(row),
    })),
    by_contractor: payees.map((row) => ({
      id: row.contractor_id,
      name: row.contractor_id && (payeeNames.get(row.contractor_id) ?? null),
      spent: toSpent(row),
    })),
  };
}

const none: SpentRow = { orders: 0, cents: 0, per_order: null };

/** Removed ones too. */
export async function namesOf(
  { tx }: UnitOfWork,
  from: SQL,
  ids: readonly (string | null)[],
): Promise<Map<string, string>> {
  const wanted = ids.filter((id) => id !== null);
  const { rows } = await tx.execute<{ id: string; name: string }>(
    sql`${from} where id = any(${sql.param(wanted)}::uuid[])`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
