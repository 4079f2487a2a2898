import { sql } from 'drizzle-orm';
import type { Essential } from '#contract/enumerations/reports.ts';
import type { Report } from '#contract/reports/figures.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { type Span, within } from './span.ts';
import { type SpreadRow, spread, toSpread } from './spread.ts';

const counts = ['opened', 'cancelled', 'done', 'known', 'fixed', 'reopened', 'asked_guest', 'confirmed'] as const;
const times = ['accept', 'schedule', 'on_site', 'done_in', 'asked'] as const;
type Row = Record<(typeof counts)[number], number> & Record<(typeof times)[number], SpreadRow>;

/** Orders that were opened in the span, however far they are. */
export async function orderFigures({ tx, now }: UnitOfWork, span: Span): Promise<Report['orders']> {
  const known = sql`fix_known_at <= ${now.toISOString()}::timestamptz`;
  const { rows } = await tx.execute<Row>(sql`
    select count(*)::int as opened, (count(*) filter (where cancelled))::int as cancelled,
           count(done_seconds)::int as done, (count(*) filter (where ${known}))::int as known,
           (count(*) filter (where ${known} and fixed_at_first))::int as fixed,
           (count(*) filter (where done_seconds is not null and reopened))::int as reopened,
           count(confirmed)::int as asked_guest, (count(*) filter (where confirmed = 'fixed'))::int as confirmed,
           ${spread(sql`accept_seconds`)} as accept, ${spread(sql`schedule_seconds`)} as schedule,
           ${spread(sql`on_site_seconds`)} as on_site, ${spread(sql`done_seconds`)} as done_in,
           ${spread(sql`nullif(asked, 0)`)} as asked
    from report_orders where ${within(span, sql`created_at`)}`);
  const [row] = rows;
  if (!row) throw new Error('an aggregate returned no row');
  return {
    opened: row.opened,
    cancelled: row.cancelled,
    accept: toSpread(row.accept),
    schedule: toSpread(row.schedule),
    on_site: toSpread(row.on_site),
    done: toSpread(row.done_in),
    contractors_asked: toSpread(row.asked),
    fixed_at_first: { n: row.fixed, of: row.known },
    reopened: { n: row.reopened, of: row.done },
    confirmed: { n: row.confirmed, of: row.done },
  };
}

export async function downtimeFigures({ tx }: UnitOfWork, span: Span): Promise<Report['downtime']> {
  const { rows } = await tx.execute<{ essential: Essential; total: number; down: SpreadRow }>(sql`
    select essential, sum(down_seconds)::float8 as total, ${spread(sql`down_seconds`)} as down
    from report_orders
    where essential is not null and down_seconds is not null and ${within(span, sql`created_at`)}
    group by essential order by 2 desc`);
  return rows.map(({ essential, total, down }) => ({ essential, total_seconds: total, spread: toSpread(down) }));
}

export async function satisfactionFigures({ tx }: UnitOfWork, span: Span): Promise<Report['satisfaction']> {
  const { rows } = await tx.execute<{ done: number; stars: SpreadRow; given: number[] }>(sql`
    select count(*)::int as done, ${spread(sql`stars`)} as stars,
           array[${sql.join(
             [1, 2, 3, 4, 5].map((star) => sql`(count(*) filter (where stars = ${star}))::int`),
             sql`, `,
           )}] as given
    from report_orders where done_seconds is not null and ${within(span, sql`created_at`)}`);
  const [row] = rows;
  const given = row?.given ?? [0, 0, 0, 0, 0];
  const n = given.reduce((all, one) => all + one, 0);
  return { answered: { n, of: row?.done ?? 0 }, stars: toSpread(row?.stars ?? null), given };
}
