import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PeopleLanguage } from '#contract/messages/languages.ts';
import { users } from '#server/db/tables/accounts.ts';
import { user } from '#server/db/tables/auth.ts';

/** What somebody with an account chose to be spoken to in; null before they chose. */
export async function languageOf(db: NodePgDatabase, userId: string): Promise<PeopleLanguage | null> {
  const [person] = await db.select({ language: user.language }).from(user).where(eq(user.id, userId));
  return person?.language ?? null;
}

/** With the login, and with the profile record of an owner, where their mails are written. */
export async function saveLanguage(db: NodePgDatabase, userId: string, language: PeopleLanguage): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(user).set({ language }).where(eq(user.id, userId));
    await tx.update(users).set({ language }).where(eq(users.id, userId));
  });
}
