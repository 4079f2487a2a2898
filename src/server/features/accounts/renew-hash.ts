import { and, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { account } from '#server/db/tables/auth.ts';
import { isCheap, passwords } from './passwords.ts';

/** A right password is at hand, which is when a hash that cost too little is made anew. */
export async function renewHash(db: NodePgDatabase, userId: string, password: unknown): Promise<void> {
  const mine = and(eq(account.userId, userId), eq(account.providerId, 'credential'));
  const [row] = await db.select({ hash: account.password }).from(account).where(mine);
  if (!row?.hash || !isCheap(row.hash) || typeof password !== 'string') return;
  const hash = await passwords.hash(password);
  await db
    .update(account)
    .set({ password: hash })
    .where(and(mine, eq(account.password, row.hash)));
}
