// The plan of who is on call, and the shifts that are filled in from it.
import { gt, sql } from 'drizzle-orm';
import type { Rota, RotaPlan } from '#contract/conversations/rota.ts';
import { staffRungs } from '#contract/enumerations/conversations.ts';
import * as copyInEnglish from '#contract/messages/en/conversations/rota.ts';
import { spoken } from '#contract/messages/spoken.ts';
import type { TeamMember } from '#features/accounts';
import { newId } from '#server/db/tables/columns.ts';
import { staffShifts } from '#server/db/tables/desk.ts';
import { rotaPlans } from '#server/db/tables/rota.ts';
import { conflict, invalid } from '#server/kernel/errors.ts';
import { tellStaff } from '#server/kernel/events.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { gapsBetween, type Turn, turnsOf } from './turns.ts';

const copy = spoken(copyInEnglish);

/** The desk has one plan. */
const planId = 'desk';
const dayMs = 86_400_000;
/** Shifts are filled in for so many days, and filled in anew when fewer than `leastDays` of them are left. */
const fillDays = 35;
const leastDays = 21;
/** Gaps are looked for in so many days. */
const gapDays = 14;

/** While nobody has chosen others. */
const usualSteps: RotaPlan['steps'] = { first: 3, second: 3, lead: 5, everyone: 5 };
const noPlan: RotaPlan & { version: number } = {
  ...{ version: 0, timezone: 'UTC', weekly: [], overrides: [], off: [], steps: usualSteps },
};

async function readPlan({ tx }: UnitOfWork): Promise<(RotaPlan & { version: number; filled_to: Date }) | undefined> {
  const [row] = await tx.select().from(rotaPlans);
  return row;
}

/** Minutes that each rung has before the next is rung. */
export const stepsOf = async (unit: UnitOfWork): Promise<RotaPlan['steps']> =>
  (await readPlan(unit))?.steps ?? usualSteps;

/** The plan as it is made and what comes of it. Turns are those that are rung: a shift of somebody who left is none. */
export async function viewRota(unit: UnitOfWork, team: readonly TeamMember[]): Promise<Rota> {
  const { now } = unit;
  const { version, timezone, weekly, overrides, off, steps } = (await readPlan(unit)) ?? noPlan;
  const nameOf = new Map(team.map(({ id, name }) => [id, name]));
  const rows = await unit.tx
    .select()
    .from(staffShifts)
    .where(gt(staffShifts.ends_at, now))
    .orderBy(staffShifts.starts_at);
  const turns = rows.filter(({ user_id }) => nameOf.has(user_id));
  const shown = ({ rung, user_id, starts_at, ends_at }: Turn) => ({
    ...{ rung, name: nameOf.get(user_id) ?? '' },
    ...{ starts_at: starts_at.toISOString(), ends_at: ends_at.toISOString() },
  });
  const later = turns.filter(({ starts_at }) => starts_at > now);
  const gaps = gapsBetween(turns, now, new Date(now.getTime() + gapDays * dayMs));
  return {
    ...{ version, timezone, weekly, overrides, off, steps },
    people: team.map(({ id, name }) => ({ id, name })).toSorted((one, other) => one.name.localeCompare(other.name)),
    now: turns.filter(({ starts_at }) => starts_at <= now).map(shown),
    next: staffRungs.flatMap((rung) =>
      later
        .filter((turn) => turn.rung === rung)
        .slice(0, 1)
        .map(shown),
    ),
    gaps: gaps.map(({ starts_at, ends_at }) => ({
      starts_at: starts_at.toISOString(),
      ends_at: ends_at.toISOString(),
    })),
    empty: turns.length === 0,
  };
}

/**
 * A lead's plan holds from now on; what was is left as it was. @throws CONFLICT when somebody changed it since `version`,
 * INVALID for who does not work here
 */
export async function saveRota(
  unit: UnitOfWork,
  team: readonly TeamMember[],
  { version, ...plan }: RotaPlan & { version: number },
): Promise<Rota> {
  await unit.tx.execute(sql`select pg_advisory_xact_lock(hashtext('rota_plans'))`);
  const before = await readPlan(unit);
  if ((before?.version ?? 0) !== version) throw conflict(copy.changedMeanwhile);
  for (const part of ['weekly', 'overrides', 'off'] as const) {
    const at = plan[part].findIndex(({ user_id }) => team.every(({ id }) => id !== user_id));
    if (at >= 0) throw invalid({ [`${part}.${at}.user_id`]: copy.leftTeam });
  }
  await keepPlan(unit, { ...plan, version: version + 1 });
  await fillShifts(unit, team);
  await tellStaff(unit, 'rota.changed');
  return viewRota(unit, team);
}

async function keepPlan({ tx, now }: UnitOfWork, plan: RotaPlan & { version: number }): Promise<void> {
  const row = { ...plan, filled_to: now, updated_at: now };
  await tx
    .insert(rotaPlans)
    .values({ id: planId, ...row })
    .onConflictDoUpdate({ target: rotaPlans.id, set: row });
}

/** Shifts that a plan is to be filled in for again: the net below is asked every few seconds. */
export async function isRotaDue(unit: UnitOfWork): Promise<boolean> {
  const plan = await readPlan(unit);
  return plan !== undefined && plan.filled_to.getTime() < unit.now.getTime() + leastDays * dayMs;
}

/** From the plan, for the coming weeks; safe to run twice, and on two nodes at once. The unit is the system's or a lead's. */
export async function fillShifts(unit: UnitOfWork, team: readonly TeamMember[]): Promise<void> {
  const { tx, now } = unit;
  const [plan] = await tx.select().from(rotaPlans).for('update');
  if (!plan) return;
  const to = new Date(now.getTime() + fillDays * dayMs);
  const nameOf = new Map(team.map(({ id, name }) => [id, name]));
  const rows = turnsOf(plan, now, to).flatMap((turn) => {
    const name = nameOf.get(turn.user_id);
    return name ? [{ ...turn, name, id: newId() }] : [];
  });
  await tx.delete(staffShifts).where(gt(staffShifts.ends_at, now));
  if (rows.length > 0) await tx.insert(staffShifts).values(rows);
  await tx.update(rotaPlans).set({ filled_to: to });
}
