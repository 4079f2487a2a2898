import { APIError } from 'better-auth/api';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import * as copyInEnglish from '#contract/messages/en/accounts/answers.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { user } from '#server/db/tables/auth.ts';

const copy = spoken(copyInEnglish);

/** By whatever way somebody shows who they are: whom an admin has locked out gets no session. */
export async function refuseDeactivated(db: NodePgDatabase, userId: string): Promise<void> {
  const [locked] = await db
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.id, userId), isNotNull(user.deactivatedAt)));
  if (locked) throw new APIError('FORBIDDEN', { code: 'DEACTIVATED', message: copy.deactivated });
}
