import { and, eq, like, or } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { session, user, verification } from '#server/db/tables/auth.ts';

/** Whose account is being deleted: signed out everywhere, and no session is made any more. */
export async function lockOwnerOut(db: NodePgDatabase, id: string, now: Date): Promise<void> {
  await db
    .update(user)
    .set({ deactivatedAt: now })
    .where(and(eq(user.id, id), eq(user.role, 'owner')));
  await db.delete(session).where(eq(session.userId, id));
}

/** The login with everything that hangs on it: profile, sessions, factors, passkeys, devices, links under way. */
export async function deletePerson(db: NodePgDatabase, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const about = or(like(verification.value, `%${id}%`), like(verification.identifier, `%${id}%`));
    await tx.delete(verification).where(about);
    await tx.delete(user).where(eq(user.id, id));
  });
}
