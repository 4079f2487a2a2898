import { and, desc, eq, gt } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { OwnerSession } from '#contract/accounts/staff.ts';
import { session } from '#server/db/tables/auth.ts';

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

/** When a session began, through every trade of its token; undefined for one that is not there. */
export async function signedInAt(db: NodePgDatabase, sessionId: string): Promise<Date | undefined> {
  if (!sessionId) return undefined;
  const [row] = await db.select({ at: session.signedInAt }).from(session).where(eq(session.id, sessionId));
  return row?.at;
}

/** Ends one of somebody's sessions: every node hears of it by the trigger. @returns whether it was there */
export async function endOwnerSession(db: NodePgDatabase, userId: string, id: string): Promise<boolean> {
  const one = and(eq(session.userId, userId), eq(session.id, id));
  return (await db.delete(session).where(one).returning({ id: session.id })).length > 0;
}
