import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { SecurityKind } from '#contract/enumerations/security.ts';
import { user } from '#server/db/tables/auth.ts';
import { system } from '#server/kernel/actor.ts';
import { type Store, withActor } from '#server/kernel/transaction.ts';

/** Tells the security log what somebody did to their own account; owners read theirs, admins the team's. */
export async function auditPerson(
  { store, authDb }: { store: Store; authDb: NodePgDatabase },
  kind: SecurityKind,
  userId: string,
  subject: string | null = null,
): Promise<void> {
  const [person] = await authDb.select({ role: user.role, name: user.name }).from(user).where(eq(user.id, userId));
  await withActor(store, system, (unit) =>
    unit.audit({
      kind,
      customerId: person?.role === 'owner' ? userId : null,
      by: { kind: person?.role ?? 'nobody', id: userId, name: person?.name ?? null },
      subject,
    }),
  );
}
