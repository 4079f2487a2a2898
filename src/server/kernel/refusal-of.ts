import { ORPCError } from '@orpc/server';
import { sql } from 'drizzle-orm';
import type { UnitOfWork } from './transaction.ts';

/**
 * Does one of many: what it refuses is taken back there, the rest goes on; what nobody expected ends it all.
 *
 * @returns why it was refused, in words for a person; null where it was done
 */
export async function refusalOf({ tx }: UnitOfWork, work: () => Promise<unknown>): Promise<string | null> {
  await tx.execute(sql`savepoint one`);
  try {
    await work();
    await tx.execute(sql`release savepoint one`);
    return null;
  } catch (error) {
    if (!(error instanceof ORPCError) || ![403, 404, 409, 422].includes(error.status)) throw error;
    await tx.execute(sql`rollback to savepoint one`);
    return error.message;
  }
}
