import { and, gt, inArray, lte } from 'drizzle-orm';
import { type AlarmRung, alarmRungs } from '#contract/enumerations/conversations.ts';
import type { TeamMember } from '#features/accounts';
import { staffShifts } from '#server/db/tables/desk.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

/** How long a rung has to take it before the next is rung; after the last, everyone is rung again. */
export const waitMinutes: Record<AlarmRung, number> = { first: 3, second: 3, lead: 5, everyone: 5 };

/** The next rung that has somebody on by shift; everyone who works here when none has. The unit is the system's. */
export async function nextRung(
  { tx, now }: UnitOfWork,
  before: AlarmRung | null,
  team: TeamMember[],
): Promise<{ rung: AlarmRung; people: TeamMember[] }> {
  const left = alarmRungs.slice(before ? alarmRungs.indexOf(before) + 1 : 0, -1).filter((rung) => rung !== 'everyone');
  const shifts = left.length
    ? await tx
        .select({ user_id: staffShifts.user_id, rung: staffShifts.rung })
        .from(staffShifts)
        .where(and(inArray(staffShifts.rung, left), lte(staffShifts.starts_at, now), gt(staffShifts.ends_at, now)))
    : [];
  for (const rung of left) {
    const people = team.filter(({ id }) => shifts.some((shift) => shift.user_id === id && shift.rung === rung));
    if (people.length > 0) return { rung, people };
  }
  return { rung: 'everyone', people: team };
}
