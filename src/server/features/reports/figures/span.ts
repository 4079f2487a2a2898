import { TZDate } from '@date-fns/tz';
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

/** `2026-11` at the clock of the span. */
export const monthOf = (at: SQL, { timezone }: Span): SQL => sql`to_char(${at} at time zone ${timezone}, 'YYYY-MM')`;
