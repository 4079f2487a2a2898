import { sql } from 'drizzle-orm';
import type { Channel } from '#contract/enumerations/conversations.ts';
import { type Outcome, outcomes, type ReportTopic, type UnsettledReason } from '#contract/enumerations/reports.ts';
import type { Report } from '#contract/reports/figures.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { hourOf, monthsOf, type Span, within } from './span.ts';
import { type SpreadRow, spread, toSpread } from './spread.ts';

type Row = {
  outcome: Outcome;
  why: UnsettledReason | null;
  family: ReportTopic;
  channel: Channel;
  language: string;
  /** Its number in the span. */
  month: number;
  opened_order: boolean;
  n: number;
};

/** Counted once by everything that they are shown by; what is shown adds these up. */
export async function requestFigures({ tx, now }: UnitOfWork, span: Span): Promise<Report['requests']> {
  const at = sql`started_at`;
  const months = monthsOf(span, at);
  const settled = sql`settles_at <= ${now.toISOString()}::timestamptz`;
  const { rows } = await tx.execute<Row & { settled: boolean }>(sql`
    select ${settled} as settled, outcome, why, family, channel, language, ${months.number} as month, opened_order,
           count(*)::int as n
    from report_requests where ${within(span, at)} group by 1, 2, 3, 4, 5, 6, 7, 8`);
  const over = rows.filter((row) => row.settled);
  const troubles = over.filter(({ family, outcome }) => family === 'troubles' && outcome === 'settled');
  return {
    outcomes: counted(over),
    open: sum(rows) - sum(over),
    unsettled: by(over, ({ why }) => why).flatMap(([why, of]) => (why ? [{ why, n: sum(of) }] : [])),
    by_topic: by(over, ({ family }) => family).map(([topic, of]) => ({ topic, outcomes: counted(of) })),
    by_channel: by(over, ({ channel }) => channel).map(([channel, of]) => ({ channel, outcomes: counted(of) })),
    by_language: by(over, ({ language }) => language).map(([language, of]) => ({ language, outcomes: counted(of) })),
    by_month: by(over, ({ month }) => month)
      .map(([month, of]) => ({ month: months.nameOf(month), outcomes: counted(of) }))
      .toSorted((one, other) => one.month.localeCompare(other.month)),
    solved_without_visit: { n: sum(troubles.filter((row) => !row.opened_order)), of: sum(troubles) },
  };
}

/** The most frequent first. */
function by<K>(rows: Row[], key: (row: Row) => K): [K, Row[]][] {
  return [...Map.groupBy(rows, key)].toSorted(([, one], [, other]) => sum(other) - sum(one));
}

const sum = (rows: readonly { n: number }[]): number => rows.reduce((all, { n }) => all + n, 0);

function counted(rows: Row[]) {
  const of = (outcome: Outcome) => sum(rows.filter((row) => row.outcome === outcome));
  const each = Object.fromEntries(outcomes.map((one) => [one, of(one)])) as Record<Outcome, number>; // of every outcome
  return { n: sum(rows), ...each };
}

type Times = Record<'first_word' | 'claim' | 'human', SpreadRow>;

export async function answerFigures({ tx }: UnitOfWork, span: Span): Promise<Report['answers']> {
  const { rows } = await tx.execute<Times>(sql`
    select ${spread(sql`first_word_seconds`)} as first_word, ${spread(sql`claim_seconds`)} as claim,
           ${spread(sql`human_seconds`)} as human
    from report_requests where ${within(span, sql`started_at`)}`);
  const [row] = rows;
  return {
    first_word: toSpread(row?.first_word ?? null),
    claim: toSpread(row?.claim ?? null),
    first_human_word: toSpread(row?.human ?? null),
  };
}

/** How much comes in which hour of the day, and how much of it to people. */
export async function loadFigures({ tx }: UnitOfWork, span: Span): Promise<Report['load']> {
  const { rows } = await tx.execute<{ asked: number; handed: number | null; n: number }>(sql`
    select ${hourOf(span, sql`started_at`)} as asked, ${hourOf(span, sql`handed_at`)} as handed, count(*)::int as n
    from report_requests where ${within(span, sql`started_at`)} group by 1, 2`);
  return Array.from({ length: 24 }, (_, hour) => ({
    hour,
    requests: sum(rows.filter(({ asked }) => asked === hour)),
    handed_over: sum(rows.filter(({ handed }) => handed === hour)),
  }));
}
