import { TZDate } from '@date-fns/tz';
import { sql } from 'drizzle-orm';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

/** The clock of most of the owner's properties, for a reader who did not name one. */
export async function mostUsedZone({ tx }: UnitOfWork, customerId: string): Promise<string> {
  const { rows } = await tx.execute<{ timezone: string }>(sql`
    select timezone from properties where customer_id = ${customerId} and status = 'active'
    group by timezone order by count(*) desc, timezone limit 1`);
  return rows[0]?.timezone ?? 'UTC';
}

/** The evening begins then. */
const eveningHour = 18;

/** Six in the evening of the day before, by that clock. */
export function eveningBefore(now: Date, timezone: string): Date {
  const local = new TZDate(now.getTime(), timezone);
  const evening = new TZDate(local.getFullYear(), local.getMonth(), local.getDate() - 1, eveningHour, timezone);
  return new Date(evening.getTime());
}
