import { sql } from 'drizzle-orm';
import { dayMs, retention } from '#contract/privacy/retention.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

/** Drops what nobody can need any more, kind by kind (`contract/privacy/retention.ts`), and rate windows that have ended. */
export async function purgeExpired({ tx, now }: UnitOfWork): Promise<void> {
  const before = (kind: keyof typeof retention) => new Date(now.getTime() - retention[kind].days * dayMs).toISOString();
  await tx.execute(
    sql`delete from rate_limits where window_ends_at < ${new Date(now.getTime() - dayMs / 24).toISOString()}`,
  );
  await tx.execute(sql`delete from idempotency_keys where created_at < ${before('answers')}`);
  await tx.execute(sql`delete from notifications where deleted_at < ${before('notificationsDeleted')}`);
  await tx.execute(sql`delete from notifications where created_at < ${before('notifications')}`);
  await tx.execute(sql`delete from imports where created_at < ${before('imports')}`);
  await tx.execute(sql`delete from bulk_deeds where at < ${before('deeds')}`);
  await tx.execute(sql`delete from saved_views where removed_at < ${before('views')}`);
  await tx.execute(sql`delete from events where at < ${before('events')}`);
  await tx.execute(sql`delete from outbox_messages where created_at < ${before('outbox')}`);
  await tx.execute(sql`delete from questions where answered_at < ${before('enquiries')}`);
  await tx.execute(sql`delete from questions where created_at < ${before('enquiriesOpen')}`);
  await tx.execute(sql`delete from webhook_events_seen where handled_at < ${before('paymentEvents')}`);
}

/** The same of the security log, whose rows the application's role may not delete: the unit is one of the tables' owner. */
export async function purgeSecurityLog({ tx, now }: UnitOfWork): Promise<void> {
  const before = new Date(now.getTime() - retention.securityLog.days * dayMs).toISOString();
  await tx.execute(sql`delete from security_log where at < ${before}`);
}
