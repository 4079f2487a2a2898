import { and, eq, ne } from 'drizzle-orm';
import { session, user, verification } from '#server/db/tables/auth.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { forgetDevices } from './known-devices.ts';
import { resetsOf } from './reset-links.ts';

/** What the browser that asks may keep. */
type Kept = { session?: string; device?: Headers | undefined };

/**
 * Ends everything that lets somebody in without being asked who they are: sessions, devices that are known, links to
 * set a password and, of an owner, API keys (`event-handlers/accounts.ts`). All of it or nothing: the unit is one that
 * may write logins. Every node hears of the sessions by a trigger.
 */
export async function endAccess(unit: UnitOfWork, userId: string, kept: Kept = {}): Promise<void> {
  const others = kept.session ? ne(session.id, kept.session) : undefined;
  await unit.tx.delete(session).where(and(eq(session.userId, userId), others));
  await unit.tx.delete(verification).where(resetsOf(userId));
  await forgetDevices(unit.tx, userId, kept.device);
  const [person] = await unit.tx.select({ role: user.role }).from(user).where(eq(user.id, userId));
  if (person?.role === 'owner') await unit.emit({ kind: 'account.access_ended', customer_id: userId });
}
