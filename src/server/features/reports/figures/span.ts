import { TZDate, tzOffset, tzScan } from '@date-fns/tz';
import { type SQL, sql } from 'drizzle-orm';

/** Whose figures, of which time. `customerId` null: everybody's, for the desk. */
export type Span = { from: string; to: string; timezone: string; customerId: string | null; propertyId: string | null };

/** The moment at which a day begins at that clock. */
function beginOf(day: string, timezone: string, ahead = 0): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(new TZDate(year, month - 1, date + ahead, timezone).getTime()).toISOString();
}

export const begins = ({ from, timezone }: Span): string => beginOf(from, timezone);
export const ends = ({ to, timezone }: Span): string => beginOf(to, timezone, 1);

/** Rows of the span, by the moment that is given. */
export function within(span: Span, at: SQL): SQL {
  const of = [sql`${at} >= ${begins(span)}::timestamptz and ${at} < ${ends(span)}::timestamptz`];
  if (span.customerId) of.push(sql`customer_id = ${span.customerId}`);
  if (span.propertyId) of.push(sql`property_id = ${span.propertyId}`);
  return sql.join(of, sql` and `);
}

/**
 * Which month of the span a row is in, at its clock, by where it falls among their beginnings: a fifth of the work of
 * writing each row's month. `nameOf` says `2026-11` of such a number.
 */
export function monthsOf(span: Span, at: SQL): { number: SQL; nameOf: (number: number) => string } {
  const names: string[] = [];
  for (let month = span.from.slice(0, 7); month <= span.to.slice(0, 7); month = monthAfter(month)) names.push(month);
  const beginnings = sql.param(names.map((month) => beginOf(`${month}-01`, span.timezone)));
  return {
    number: sql`width_bucket(${at}, ${beginnings}::timestamptz[])`,
    nameOf: (number) => names[number - 1] ?? '',
  };
}

function monthAfter(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
}

/**
 * The hour of the day at the clock of the span, by how far that clock is ahead of UTC then: a third of the work of asking
 * the zone for each row.
 */
export function hourOf(span: Span, at: SQL): SQL {
  const end = new Date(Date.parse(ends(span)) + 7 * 86_400_000); // a chat of the last day goes on
  const changes = tzScan(span.timezone, { start: new Date(begins(span)), end });
  const ahead = changes.reduceRight<SQL>(
    (later, { date, offset, change }) =>
      sql`case when ${at} < ${date.toISOString()}::timestamptz then ${(offset - change) * 60}::int else ${later} end`,
    sql`${tzOffset(span.timezone, end) * 60}::int`,
  );
  return sql`((floor(date_part('epoch', ${at}))::bigint + ${ahead}) / 3600 % 24)::int`;
}
