import { sql } from 'drizzle-orm';
import { type SlaTarget, slaTargets } from '#contract/enumerations/conversations.ts';
import type { Report } from '#contract/reports/figures.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { type Span, within } from './span.ts';

/** Straight from the clocks: there is one a promise, and a few a chat that people had. */
export async function slaFigures({ tx }: UnitOfWork, span: Span): Promise<Report['sla']> {
  const { rows } = await tx.execute<{ target: SlaTarget; kept: number; counted: number }>(sql`
    select target, (count(*) filter (where breached_at is null))::int as kept, count(*)::int as counted
    from sla_clocks
    where (breached_at is not null or answered_at is not null) and ${within(span, sql`started_at`)}
    group by target`);
  const of = new Map(rows.map(({ target, kept, counted }) => [target, { n: kept, of: counted }]));
  const shares = slaTargets.map((target) => [target, of.get(target) ?? { n: 0, of: 0 }]);
  return Object.fromEntries(shares) as Report['sla']; // of every target
}
