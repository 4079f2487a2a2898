import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { users } from '#server/db/tables/accounts.ts';
import { user } from '#server/db/tables/auth.ts';
import { speaking } from '#server/kernel/speech.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

/** Writes to the owner of an account, in the language they chose. */
export async function speakingToOwner<T>(
  { tx }: Pick<UnitOfWork, 'tx'>,
  customerId: string,
  work: () => T | Promise<T>,
): Promise<T> {
  const [owner] = await tx.select({ language: users.language }).from(users).where(eq(users.id, customerId));
  return speaking(owner?.language, work);
}

/** Writes to somebody who has an account, or to nobody, by their address. */
export async function speakingToAddress<T>(db: NodePgDatabase, email: string, work: () => T | Promise<T>): Promise<T> {
  const [person] = await db.select({ language: user.language }).from(user).where(eq(user.email, email.toLowerCase()));
  return speaking(person?.language, work);
}
