import { and, desc, eq, sql } from 'drizzle-orm';
import type { MessageAuthor } from '#contract/enumerations/conversations.ts';
import type { Verdict } from '#contract/enumerations/reports.ts';
import type { Review, ReviewWeek } from '#contract/reports/reviews.ts';
import { properties } from '#server/db/tables/properties.ts';
import { reportReviews } from '#server/db/tables/reports.ts';
import type { Staff } from '#server/kernel/actor.ts';
import { notFound } from '#server/kernel/errors.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

/** So much of a chat is shown from where the request begins: who wants more opens it. */
const shown = { lines: 8, hours: 24 };

/** The sample of a week, what nobody has read yet first. */
export async function listReviews(unit: UnitOfWork, wanted: string | undefined): Promise<ReviewWeek> {
  const { rows: weeks } = await unit.tx.execute<{ week: string }>(
    sql`select distinct week::text as week from report_reviews order by 1 desc limit 60`,
  );
  const week = wanted ?? weeks[0]?.week ?? null;
  const items = week === null ? [] : await reviewsWhere(unit, eq(reportReviews.week, week));
  return { week, weeks: weeks.map((one) => one.week), items };
}

/** What somebody of the desk found; null takes it back. @throws NOT_FOUND */
export async function decideReview(
  unit: UnitOfWork,
  staff: Staff,
  { id, verdict, note }: { id: string; verdict: Verdict | null; note?: string | undefined },
): Promise<Review> {
  const signed = verdict && { reviewed_by: staff.userId, reviewed_by_name: staff.name, reviewed_at: unit.now };
  await unit.tx
    .update(reportReviews)
    .set({
      verdict,
      ...(signed ?? { reviewed_by: null, reviewed_by_name: null, reviewed_at: null }),
      ...(note !== undefined && { note: note || null }),
    })
    .where(eq(reportReviews.id, id));
  const [row] = await reviewsWhere(unit, eq(reportReviews.id, id));
  if (!row) throw notFound();
  return row;
}

async function reviewsWhere({ tx }: UnitOfWork, where: ReturnType<typeof eq>): Promise<Review[]> {
  const lines = sql<{ author: MessageAuthor; body: string }[]>`(
    select coalesce(jsonb_agg(jsonb_build_object('author', l.author, 'body', l.body) order by l.created_at, l.id), '[]') from (
      select m.id, m.author, m.body, m.created_at from messages m
      where m.conversation_id = report_reviews.conversation_id and m.kind = 'text'
        and m.created_at between report_reviews.started_at
          and report_reviews.started_at + make_interval(hours => ${shown.hours})
      order by m.created_at, m.id limit ${shown.lines}) l)`;
  const rows = await tx
    .select({ review: reportReviews, property_name: properties.name, lines })
    .from(reportReviews)
    .leftJoin(properties, eq(properties.id, reportReviews.property_id))
    .where(and(where))
    .orderBy(desc(sql`${reportReviews.verdict} is null`), reportReviews.id);
  return rows.map(({ review, property_name, lines: said }) => ({
    id: review.id,
    conversation_id: review.conversation_id,
    property_name,
    topic: review.family,
    started_at: review.started_at.toISOString(),
    lines: said,
    verdict: review.verdict,
    note: review.note,
    reviewed_by_name: review.reviewed_by_name,
    reviewed_at: review.reviewed_at?.toISOString() ?? null,
  }));
}
