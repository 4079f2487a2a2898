import { and, eq, like, or } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { user, verification } from '#server/db/tables/auth.ts';
import { system } from '#server/kernel/actor.ts';
import { type Store, withActor } from '#server/kernel/transaction.ts';
import { endAccess } from './end-access.ts';

/** Whose account is being deleted: nothing lets them in any more, and no session is made. The store is that of logins. */
export const lockOwnerOut = (authStore: Store, id: string): Promise<void> =>
  withActor(authStore, system, async (unit) => {
    await unit.tx
      .update(user)
      .set({ deactivatedAt: unit.now })
      .where(and(eq(user.id, id), eq(user.role, 'owner')));
    await endAccess(unit, id);
  });

/** The login with everything that hangs on it: profile, sessions, factors, passkeys, devices, links under way. */
export async function deletePerson(db: NodePgDatabase, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const about = or(like(verification.value, `%${id}%`), like(verification.identifier, `%${id}%`));
    await tx.delete(verification).where(about);
    await tx.delete(user).where(eq(user.id, id));
  });
}
