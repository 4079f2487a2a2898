import { sql } from 'drizzle-orm';
import type { Unit } from './transaction.ts';

/** A year and a little: what is found out late can still be looked up. */
const securityLogDays = 400;

/**
 * Drops what nobody can need any more: ended rate windows, day-old keys, deletions and imports, events too old for a
 * stream to resume from, messages of the outbox older than a month, what the security log told more than 400 days ago.
 */
export async function tidy({ tx, now }: Unit): Promise<void> {
  const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
  await tx.execute(sql`delete from rate_limits where window_ends_at < ${before(1)}`);
  await tx.execute(sql`delete from idempotency_keys where created_at < ${before(24)}`);
  await tx.execute(sql`delete from notifications where deleted_at < ${before(24)}`);
  await tx.execute(sql`delete from imports where created_at < ${before(24)}`);
  await tx.execute(sql`delete from events where at < ${before(24 * 30)}`);
  await tx.execute(sql`delete from outbox_messages where created_at < ${before(24 * 30)}`);
  await tx.execute(sql`delete from security_log where at < ${before(24 * securityLogDays)}`);
}
