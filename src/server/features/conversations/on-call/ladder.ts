import { and, gt, inArray, lte } from 'drizzle-orm';
import { type AlarmRung, staffRungs } from '#contract/enumerations/conversations.ts';
import type { TeamMember } from '#features/accounts';
import { staffShifts } from '#server/db/tables/desk.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { stepsOf } from './plan.ts';

type Ringing = {
  rung: AlarmRung;
  people: TeamMember[];
  /** Minutes that it has before the next is rung; after the last, everyone is rung again in that time. */
  minutes: number;
};

/** The next rung that has somebody on by shift; everyone who works here when none has. The unit is the system's. */
export async function nextRung(unit: UnitOfWork, before: AlarmRung | null, team: TeamMember[]): Promise<Ringing> {
  const { tx, now } = unit;
  const steps = await stepsOf(unit);
  const left = staffRungs.slice(
    before === null ? 0 : before === 'everyone' ? staffRungs.length : staffRungs.indexOf(before) + 1,
  );
  const shifts = left.length
    ? await tx
        .select({ user_id: staffShifts.user_id, rung: staffShifts.rung })
        .from(staffShifts)
        .where(and(inArray(staffShifts.rung, left), lte(staffShifts.starts_at, now), gt(staffShifts.ends_at, now)))
    : [];
  for (const rung of left) {
    const people = team.filter(({ id }) => shifts.some((shift) => shift.user_id === id && shift.rung === rung));
    if (people.length > 0) return { rung, people, minutes: steps[rung] };
  }
  return { rung: 'everyone', people: team, minutes: steps.everyone };
}
