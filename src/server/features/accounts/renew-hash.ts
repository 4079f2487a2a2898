import { and, eq } from 'drizzle-orm';
import { account } from '#server/db/tables/auth.ts';
import type { AuthParts } from './auth.ts';

/** A right password is at hand, which is when a hash that cost too little is made anew. */
export async function renewHash(
  { db, passwords }: Pick<AuthParts, 'db' | 'passwords'>,
  userId: string,
  password: unknown,
): Promise<void> {
  const mine = and(eq(account.userId, userId), eq(account.providerId, 'credential'));
  const [row] = await db.select({ hash: account.password }).from(account).where(mine);
  if (!row?.hash || !passwords.isCheap(row.hash) || typeof password !== 'string') return;
  const hash = await passwords.hash(password);
  await db
    .update(account)
    .set({ password: hash })
    .where(and(mine, eq(account.password, row.hash)));
}
