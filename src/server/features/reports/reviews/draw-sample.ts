import { sql } from 'drizzle-orm';
import { sampleSize } from '#contract/reports/reviews.ts';
import { newId } from '#server/db/tables/columns.ts';
import { reportReviews } from '#server/db/tables/reports.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { returnMs } from '../requests/requests-of.ts';

const dayMs = 86_400_000;

/** The Monday of the last week whose requests are all settled: their 72 hours are over. By the universal clock. */
export function lastWeekOver(now: Date): string {
  const over = new Date(now.getTime() - returnMs);
  const sinceMonday = (over.getUTCDay() + 6) % 7;
  const monday = Date.UTC(over.getUTCFullYear(), over.getUTCMonth(), over.getUTCDate() - sinceMonday - 7);
  return new Date(monday).toISOString().slice(0, 10);
}

type Row = { customer_id: string; conversation_id: string; property_id: string; started_at: string; family: string };

/** Draws the week's sample by chance, once: a week that has one keeps it. The unit is the system's. */
export async function drawSample(unit: UnitOfWork): Promise<void> {
  const { tx, now } = unit;
  const week = lastWeekOver(now);
  const { rows: drawn } = await tx.execute(sql`select 1 from report_reviews where week = ${week} limit 1`);
  if (drawn.length > 0) return;
  const ends = new Date(Date.parse(week) + 7 * dayMs).toISOString();
  const { rows } = await tx.execute<Row>(sql`
    select customer_id, conversation_id, property_id, started_at, family from report_requests
    where outcome = 'settled' and conversation_id is not null
      and started_at >= ${week}::date and started_at < ${ends}::timestamptz
    order by random() limit ${sampleSize}`);
  if (rows.length === 0) return;
  await tx
    .insert(reportReviews)
    .values(
      rows.map((row) => ({
        ...row,
        id: newId(),
        week,
        started_at: new Date(row.started_at),
        family: row.family as typeof reportReviews.$inferInsert.family, // as the database's own check holds it
        created_at: now,
      })),
    )
    .onConflictDoNothing();
}
