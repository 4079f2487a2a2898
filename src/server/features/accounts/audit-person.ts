import { eq } from 'drizzle-orm';
import type { SecurityKind } from '#contract/enumerations/security.ts';
import { user } from '#server/db/tables/auth.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

/**
 * Tells the security log what somebody did to their own account; owners read theirs, admins the team's. The unit is one
 * that may read logins.
 */
export async function auditPerson(
  unit: UnitOfWork,
  kind: SecurityKind,
  userId: string,
  subject: string | null = null,
): Promise<void> {
  const [person] = await unit.tx.select({ role: user.role, name: user.name }).from(user).where(eq(user.id, userId));
  await unit.audit({
    kind,
    customerId: person?.role === 'owner' ? userId : null,
    by: { kind: person?.role ?? 'nobody', id: userId, name: person?.name ?? null },
    subject,
  });
}
