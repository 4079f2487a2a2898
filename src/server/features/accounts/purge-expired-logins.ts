import { lt } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { dayMs, retention } from '#contract/privacy/retention.ts';
import { knownDevice, session, verification } from '#server/db/tables/auth.ts';
import { purgeExpiredChanges } from './owner-email.ts';

/** Drops what of the logins is over: links and codes, sessions, devices that nobody came back with, lapsed new addresses. */
export async function purgeExpiredLogins(db: NodePgDatabase, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  await db.delete(verification).where(lt(verification.expiresAt, before(retention.links.days)));
  await db.delete(session).where(lt(session.expiresAt, before(retention.links.days)));
  await db.delete(knownDevice).where(lt(knownDevice.lastUsedAt, before(retention.devices.days)));
  await purgeExpiredChanges(db, now);
}
