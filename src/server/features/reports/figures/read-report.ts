import { sql } from 'drizzle-orm';
import type { Report, ReportRange } from '#contract/reports/figures.ts';
import { findProperty } from '#features/properties';
import { allSettledInOrder } from '#server/kernel/all-settled-in-order.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { mostUsedZone } from '../reader-zone.ts';
import { contractorCards } from './contractor-cards.ts';
import { wilson } from './interval.ts';
import { moneyFigures } from './money-figures.ts';
import { downtimeFigures, orderFigures, satisfactionFigures } from './order-figures.ts';
import { answerFigures, loadFigures, requestFigures } from './request-figures.ts';
import { slaFigures } from './sla-figures.ts';
import { type Span, within } from './span.ts';

/**
 * `customerId` null: of every account, for the desk. Rows of others are closed to an owner by the database too.
 * @throws NOT_FOUND for a property that the reader does not have
 */
export async function readReport(unit: UnitOfWork, customerId: string | null, range: ReportRange): Promise<Report> {
  if (range.property_id) await findProperty(unit, range.property_id);
  const timezone = range.timezone ?? (customerId ? await mostUsedZone(unit, customerId) : 'UTC');
  const span: Span = { from: range.from, to: range.to, timezone, customerId, propertyId: range.property_id ?? null };
  const [requests, answers, orders, money, contractors, downtime, load, satisfaction, sla, reviews, counted] =
    await allSettledInOrder(
      requestFigures(unit, span),
      answerFigures(unit, span),
      orderFigures(unit, span),
      moneyFigures(unit, span),
      contractorCards(unit, span),
      downtimeFigures(unit, span),
      loadFigures(unit, span),
      satisfactionFigures(unit, span),
      slaFigures(unit, span),
      reviewFigures(unit, span),
      countedTo(unit),
    );
  return {
    ...{ from: span.from, to: span.to, timezone, property_id: span.propertyId, counted_to: counted },
    ...{ requests, answers, orders, money, contractors, downtime, load, satisfaction, sla, reviews },
  };
}

async function reviewFigures({ tx }: UnitOfWork, span: Span): Promise<Report['reviews']> {
  const { rows } = await tx.execute<Record<'right' | 'wrong' | 'invented', number>>(sql`
    select (count(*) filter (where verdict = 'right'))::int as right,
           (count(*) filter (where verdict = 'wrong'))::int as wrong,
           (count(*) filter (where verdict = 'invented'))::int as invented
    from report_reviews where verdict is not null and ${within(span, sql`started_at`)}`);
  const { right = 0, wrong = 0, invented = 0 } = rows[0] ?? {};
  const of = right + wrong + invented;
  return { right: { n: right, of }, wrong, invented, ...wilson(right, of) };
}

async function countedTo({ tx }: UnitOfWork): Promise<string | null> {
  const { rows } = await tx.execute<{ at: string | null }>(sql`select app_reports_counted() as at`);
  const at = rows[0]?.at;
  return at ? new Date(at).toISOString() : null;
}
