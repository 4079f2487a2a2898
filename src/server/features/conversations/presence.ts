import { and, asc, gt, lte } from 'drizzle-orm';
import type { Presence } from '#contract/guest.ts';
import { staffShifts } from '#server/db/tables/accounts.ts';
import type { Unit } from '#server/kernel/transaction.ts';

/**
 * Whether a person is on by shift, and when one will be. The unit must be the system's: shifts belong to no customer.
 */
export async function presenceNow({ tx, now }: Unit): Promise<Presence> {
  const [on] = await tx
    .select({ id: staffShifts.id })
    .from(staffShifts)
    .where(and(lte(staffShifts.starts_at, now), gt(staffShifts.ends_at, now)))
    .limit(1);
  if (on) return { people_on: true, help_returns_at: null };
  const [next] = await tx
    .select({ at: staffShifts.starts_at })
    .from(staffShifts)
    .where(gt(staffShifts.starts_at, now))
    .orderBy(asc(staffShifts.starts_at))
    .limit(1);
  return { people_on: false, help_returns_at: next?.at.toISOString() ?? null };
}
