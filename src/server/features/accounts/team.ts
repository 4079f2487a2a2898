import { and, eq, gt, inArray, isNull, ne } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { session, user } from '#server/db/tables/auth.ts';
import { libraryClock } from './library-clock.ts';

/** Somebody who works for Porchlight and can be called. */
export type TeamMember = { id: string; name: string; email: string; language: string | null };

/** Everybody of the staff who is not locked out. */
export const activeTeam = (db: NodePgDatabase): Promise<TeamMember[]> =>
  db
    .select({ id: user.id, name: user.name, email: user.email, language: user.language })
    .from(user)
    .where(and(ne(user.role, 'owner'), isNull(user.deactivatedAt)));

/** Who of these is signed in, in whatever browser. */
export async function signedInAmong(db: NodePgDatabase, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ id: user.id })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(and(inArray(user.id, ids), gt(session.expiresAt, libraryClock.now()), isNull(user.deactivatedAt)));
  return new Set(rows.map(({ id }) => id));
}
