import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { account, user } from '#server/db/tables/auth.ts';
import { newId } from '#server/db/tables/columns.ts';

/**
 * A sign-in takes as long for an address that nobody has as for one that somebody has. The auth library hashes the
 * password either way, but reads the accounts of a known person with one query more; here the others make up for it.
 */
export async function spendAsForKnown(db: NodePgDatabase, email: unknown): Promise<void> {
  if (typeof email !== 'string') return; // the library refuses it for everybody alike
  const [known] = await db.select({ id: user.id }).from(user).where(eq(user.email, email.toLowerCase()));
  if (!known) await db.select().from(account).where(eq(account.userId, newId())).limit(100);
}
