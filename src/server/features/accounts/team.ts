import { and, isNull, ne } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { user } from '#server/db/tables/auth.ts';

/** Somebody who works for Porchlight and can be called. */
export type TeamMember = { id: string; name: string; email: string };

/** Everybody of the staff who is not locked out. */
export const activeTeam = (db: NodePgDatabase): Promise<TeamMember[]> =>
  db
    .select({ id: user.id, name: user.name, email: user.email })
    .from(user)
    .where(and(ne(user.role, 'owner'), isNull(user.deactivatedAt)));
