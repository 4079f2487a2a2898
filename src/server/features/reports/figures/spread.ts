import { type SQL, sql } from 'drizzle-orm';
import type { Spread } from '#contract/reports/figures.ts';

/** As `spread` of a statement's row. */
export type SpreadRow = { n: number; of: number[] | null } | null;

/** How many values there are, their middle and the one that nine of ten stay below. */
export const spread = (value: SQL, where: SQL = sql`true`): SQL => sql`jsonb_build_object(
  'n', count(${value}) filter (where ${where}),
  'of', percentile_cont(array[0.5, 0.9]) within group (order by ${value}) filter (where ${where}))`;

export function toSpread(row: SpreadRow): Spread {
  const [median, p90] = row?.of ?? [];
  if (!row || row.n === 0 || median === undefined || p90 === undefined) return null;
  return { n: row.n, median: rounded(median), p90: rounded(p90) };
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
