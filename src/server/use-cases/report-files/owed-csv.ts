import { sql } from 'drizzle-orm';
import * as copyInEnglish from '#contract/messages/en/reports/files.ts';
import { spoken } from '#contract/messages/spoken.ts';
import type { ReportRange } from '#contract/reports/figures.ts';
import type { Owner } from '#server/kernel/actor.ts';
import type { Deps } from '#server/kernel/context.ts';
import { type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
import { byteOrderMark, csvAnswer, writeCsv } from '../sheets/index.ts';

const copy = spoken(copyInEnglish);

/** Sums in cents. */
type Owed = {
  month: string;
  payee: string | null;
  jobs: number;
  labor: number;
  parts: number;
  travel: number;
  tax: number;
  total: number;
  invoices: number;
};

/** What work that was done cost, a row for each month and contractor. What of it was paid nobody says here. */
export async function owedCsv({ store }: Pick<Deps, 'store'>, actor: Owner, range: ReportRange) {
  const owed = await withActor(store, actor, async (unit) => {
    await unit.audit({ kind: 'data.exported', customerId: actor.customerId, subject: 'owed' });
    return owedIn(unit, actor.customerId, range);
  });
  const headings = [
    ...[copy.month, copy.payee, copy.jobs, copy.labor, copy.parts, copy.travel, copy.tax],
    ...[copy.withoutLines, copy.total, copy.invoices],
  ];
  const lines = [byteOrderMark + writeCsv([headings, ...owed.map(toCells)])];
  return csvAnswer(`porchlight-owed-${range.from}-${range.to}.csv`, lines);
}

/** Days and months at the clock of each property, as in the tax year. */
async function owedIn({ tx }: UnitOfWork, customerId: string, { from, to, property_id }: ReportRange): Promise<Owed[]> {
  const at = sql`(w.completed_at at time zone p.timezone)`;
  const sumOf = (kind: string) => sql`coalesce(sum(l.cents) filter (where l.kind = ${kind}), 0)`;
  const { rows } = await tx.execute<Owed>(sql`
    select to_char(${at}, 'YYYY-MM') as month, w.assigned_contractor_name as payee, count(*)::int as jobs,
           sum(l.labor)::float8 as labor, sum(l.parts)::float8 as parts, sum(l.travel)::float8 as travel,
           sum(l.tax)::float8 as tax, sum(w.cost_cents)::float8 as total, sum(f.invoices)::int as invoices
    from work_orders w
    join properties p on p.id = w.property_id
    cross join lateral (
      select ${sumOf('labor')} as labor, ${sumOf('parts')} as parts, ${sumOf('travel')} as travel,
             ${sumOf('tax')} as tax
      from work_order_lines l where l.work_order_id = w.id) l
    cross join lateral (
      select count(*) as invoices from work_order_files f where f.work_order_id = w.id and f.kind = 'invoice') f
    where w.customer_id = ${customerId} and w.cost_cents > 0 and w.status = 'completed'
      and ${at}::date between ${from}::date and ${to}::date
      ${property_id ? sql`and w.property_id = ${property_id}` : sql``}
    group by 1, w.assigned_contractor_id, 2 order by 1, total desc, 2`);
  return rows;
}

const dollars = (cents: number): string => (cents / 100).toFixed(2);

const toCells = ({ month, payee, jobs, labor, parts, travel, tax, total, invoices }: Owed): string[] => [
  ...[month, payee ?? copy.noPayee, String(jobs)],
  ...[labor, parts, travel, tax, total - labor - parts - travel - tax, total].map(dollars),
  String(invoices),
];
