import { and, desc, eq, gt } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { OwnerSession } from '#contract/accounts/staff.ts';
import { session } from '#server/db/tables/auth.ts';
import { forgetDevices } from './known-devices.ts';

/** Where somebody is signed in, the last used first. */
export async function ownerSessions(db: NodePgDatabase, userId: string, now: Date): Promise<OwnerSession[]> {
  const rows = await db
    .select()
    .from(session)
    .where(and(eq(session.userId, userId), gt(session.expiresAt, now)))
    .orderBy(desc(session.updatedAt), desc(session.id));
  return rows.map(({ id, userAgent, signedInAt, updatedAt }) => ({
    id,
    user_agent: userAgent || null,
    signed_in_at: signedInAt.toISOString(),
    last_used_at: updatedAt.toISOString(),
  }));
}

/**
 * Ends one of somebody's sessions, or all, with the devices they were known by: every node hears of it by the trigger.
 * @returns how many it ended
 */
export async function endOwnerSessions(db: NodePgDatabase, userId: string, sessionId?: string): Promise<number> {
  if (!sessionId) await forgetDevices(db, userId);
  const theirs = and(eq(session.userId, userId), sessionId ? eq(session.id, sessionId) : undefined);
  return (await db.delete(session).where(theirs).returning({ id: session.id })).length;
}
