// Somebody is in danger: the people on call are rung, rung by rung of the ladder, until one of them takes the thread.
import { and, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { SafetyKind } from '#contract/enumerations/conversations.ts';
import type { TeamMember } from '#features/accounts';
import { findProperty } from '#features/properties';
import { isChecked } from '#features/work-orders';
import { newId } from '#server/db/tables/columns.ts';
import { alarms } from '#server/db/tables/desk.ts';
import type { Staff } from '#server/kernel/actor.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { mailOwner, mailRung } from './alarm-mails.ts';
import { joins, rungLately } from './join-alarm.ts';
import { nextRung } from './on-call/ladder.ts';
import { stepsOf } from './on-call/plan.ts';
import { findGuestThread } from './queries.ts';
import { idsOfThread } from './threads.ts';

type AlarmRecord = typeof alarms.$inferSelect;

/**
 * Begins to ring for a thread. One that rings already goes on as it is; one that was taken does not ring again for what
 * its taker can read.
 */
export async function raiseAlarm(
  unit: UnitOfWork,
  { conversation_id, customer_id, danger }: { conversation_id: string; customer_id: string; danger: SafetyKind },
): Promise<void> {
  const thread = await findGuestThread(unit, conversation_id);
  const { property_id } = thread;
  const checked = await isChecked(unit, thread, await findProperty(unit, property_id));
  const joined_to = await joins(unit, { thread, danger, checked });
  const times = { due_at: unit.now, created_at: unit.now };
  const [row] = await unit.tx
    .insert(alarms)
    .values({ id: newId(), customer_id, conversation_id, property_id, danger, checked, joined_to, ...times })
    .onConflictDoNothing()
    .returning({ id: alarms.id });
  if (row && !joined_to) await unit.enqueue('alarm.ring', { alarmId: row.id }, { key: row.id });
}

/** A guest in danger has passed the stay check: what joined a stranger's alarm is rung for itself now. */
export async function ringAsChecked(unit: UnitOfWork, conversationId: string): Promise<void> {
  const ofChat = and(eq(alarms.conversation_id, conversationId), eq(alarms.checked, false), isNull(alarms.ended_at));
  const [joined] = await unit.tx
    .update(alarms)
    .set({ checked: true, joined_to: null, due_at: unit.now })
    .where(and(ofChat, isNotNull(alarms.joined_to)))
    .returning({ id: alarms.id });
  if (joined) await unit.enqueue('alarm.ring', { alarmId: joined.id }, { key: `${joined.id}-checked` });
  await unit.tx.update(alarms).set({ checked: true }).where(ofChat);
}

/**
 * Rings the next rung, when it is time and nobody has taken it. A stranger's beyond the day's number goes to whoever took
 * one there just now, before it goes up the ladder. Safe to run twice. The unit is the system's.
 */
export async function ringNext(unit: UnitOfWork, alarmId: string, team: TeamMember[]): Promise<void> {
  const [alarm] = await unit.tx.select().from(alarms).where(eq(alarms.id, alarmId)).for('update');
  if (!alarm || alarm.ended_at || alarm.joined_to || alarm.due_at > unit.now) return;
  if (alarm.rings >= mostRings) return endAlarm(unit, alarm);
  const thread = await findGuestThread(unit, alarm.conversation_id);
  const lately = alarm.checked || alarm.rings > 0 ? undefined : await rungLately(unit, thread);
  const taker = team.filter(({ id }) => id === lately?.acknowledged_by);
  const { rung, people, minutes } =
    taker.length > 0
      ? { rung: null, people: taker, minutes: (await stepsOf(unit)).first }
      : await nextRung(unit, alarm.rung, team);
  const rings = alarm.rings + 1;
  const due = new Date(unit.now.getTime() + minutes * 60_000);
  await unit.tx.update(alarms).set({ rung, rings, due_at: due }).where(eq(alarms.id, alarm.id));
  const told = { ...alarm, rung, rings, due_at: due };
  for (const person of people) await mailRung(unit, told, thread, person);
  if (rings === 1 && !lately) await mailOwner(unit, told, thread);
  await unit.emit({ kind: 'alarm.rung', ...idsOfThread(thread), payload: { rung, rings } });
  await unit.enqueue('alarm.ring', { alarmId }, { startAfter: due, key: `${alarmId}-${rings}` });
}

/** Whoever takes the thread has heard it, and what joined it: nobody else is rung. */
export async function acknowledgeAlarm(
  unit: UnitOfWork,
  conversationId: string,
  staff: Pick<Staff, 'userId' | 'name'>,
): Promise<void> {
  const taken = { acknowledged_by: staff.userId, acknowledged_by_name: staff.name, acknowledged_at: unit.now };
  await unit.tx
    .update(alarms)
    .set({ ...taken, ended_at: unit.now })
    .where(
      and(
        isNull(alarms.ended_at),
        or(
          eq(alarms.conversation_id, conversationId),
          sql`${alarms.joined_to} in (select a.id from alarms a where a.conversation_id = ${conversationId})`,
        ),
      ),
    );
}

/** Alarms whose next rung is due: the net under the alarm clocks. */
export async function dueAlarms({ tx, now }: UnitOfWork): Promise<string[]> {
  const due = await tx
    .select({ id: alarms.id })
    .from(alarms)
    .where(and(isNull(alarms.ended_at), isNull(alarms.joined_to), lte(alarms.due_at, now)))
    .limit(200);
  return due.map(({ id }) => id);
}

const endAlarm = async ({ tx, now }: UnitOfWork, { id }: AlarmRecord): Promise<void> => {
  await tx.update(alarms).set({ ended_at: now }).where(eq(alarms.id, id));
};

/** About two hours; the thread then still waits in the queue, urgent. */
const mostRings = 25;
