import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { contractors } from '#server/db/tables/contractors.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

/** Whose mail it was, and the address it went to: they may have another by now. */
type Mailed = { contractorId: string; to: string };

/** What is said of an address in an update that sets it: another one has not bounced. */
export const bounceAfter = (email: SQL): SQL =>
  sql`case when ${email} is not distinct from ${contractors.email} then ${contractors.email_bounced_at} end`;

/** A mail to a contractor was refused for good: from now on no job is offered to that address. */
export const noteBounce = (unit: UnitOfWork, mailed: Mailed): Promise<void> =>
  set(unit, mailed, unit.now, isNull(contractors.email_bounced_at));

/** The address takes mail again. */
export const noteTaken = (unit: UnitOfWork, mailed: Mailed): Promise<void> =>
  set(unit, mailed, null, isNotNull(contractors.email_bounced_at));

async function set(unit: UnitOfWork, { contractorId, to }: Mailed, email_bounced_at: Date | null, before: SQL) {
  const [row] = await unit.tx
    .update(contractors)
    .set({ email_bounced_at })
    .where(and(eq(contractors.id, contractorId), eq(contractors.email, to), before))
    .returning({ customer_id: contractors.customer_id });
  if (row) await unit.emit({ kind: 'contractor.changed', customer_id: row.customer_id });
}
