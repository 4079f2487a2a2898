import { eq } from 'drizzle-orm';
import { users } from '#server/db/tables/accounts.ts';
import type { Unit } from '#server/kernel/transaction.ts';

export type Profile = typeof users.$inferSelect;

/** The profile record of a customer, as the unit's actor may see it. */
export async function findProfile({ tx }: Unit, customerId: string): Promise<Profile | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.id, customerId));
  return row;
}
