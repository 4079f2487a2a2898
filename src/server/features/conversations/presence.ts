import { and, asc, gt, gte, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Presence, Wait } from '#contract/conversations/guest.ts';
import { handoffs, staffShifts } from '#server/db/tables/desk.ts';
import { allSettledInOrder } from '#server/kernel/all-settled-in-order.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

/**
 * Whether a person is on by shift, when one will be, and how long guests wait. The unit must be the system's: shifts
 * and the desk's queue belong to no customer.
 */
export async function presenceNow(unit: UnitOfWork): Promise<Presence> {
  const { tx, now } = unit;
  const [[on], [next], wait] = await allSettledInOrder(
    tx
      .select({ id: staffShifts.id })
      .from(staffShifts)
      .where(and(lte(staffShifts.starts_at, now), gt(staffShifts.ends_at, now)))
      .limit(1),
    tx
      .select({ at: staffShifts.starts_at })
      .from(staffShifts)
      .where(gt(staffShifts.starts_at, now))
      .orderBy(asc(staffShifts.starts_at))
      .limit(1),
    waitNow(unit),
  );
  return { people_on: on !== undefined, help_returns_at: on ? null : (next?.at.toISOString() ?? null), wait };
}

const hour = 3_600_000; // milliseconds
/** Whoever has waited longer has been forgotten, and says nothing of how long the next one waits. */
const forgottenAfter = 24 * hour;
/** Minutes from which those who still wait tell something. */
const tells = 2;

async function waitNow({ tx, now }: UnitOfWork): Promise<Wait | null> {
  const since = new Date(now.getTime() - hour);
  const waits = and(isNull(handoffs.accepted_at), isNull(handoffs.ended_at));
  const [row] = await tx
    .select({
      joined: sql<number | null>`percentile_disc(0.5) within group (
        order by extract(epoch from ${handoffs.accepted_at} - ${handoffs.created_at}) / 60
      ) filter (where ${isNotNull(handoffs.accepted_at)})`.mapWith(Number),
      longest: sql<number | null>`extract(epoch from ${now.toISOString()}::timestamptz - min(${handoffs.created_at})
        filter (where ${waits})) / 60`.mapWith(Number),
    })
    .from(handoffs)
    .where(
      or(
        gte(handoffs.accepted_at, since),
        and(waits, gte(handoffs.created_at, new Date(now.getTime() - forgottenAfter))),
      ),
    );
  const joined = row?.joined ?? null;
  const longest = row?.longest ?? 0;
  if (longest >= tells && longest > (joined ?? 0)) return { minutes: Math.floor(longest), so_far: true };
  return joined === null ? null : { minutes: Math.max(1, Math.ceil(joined)), so_far: false };
}
