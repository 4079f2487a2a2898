// The mail that tells an owner of their day. The row decides when, the sweep is the clock.
import { and, asc, eq, lte } from 'drizzle-orm';
import { speakingToOwner } from '#features/accounts';
import { openApprovals } from '#features/dispatch';
import { readToday } from '#features/reports';
import { reachChoices, users } from '#server/db/tables/accounts.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { nextMorning } from './morning-clock.ts';
import { morningLetter } from './morning-letter.ts';
import { hasSomethingToSay, type Morning } from './morning-parts.ts';

type ReachRow = typeof reachChoices.$inferSelect;

/** Whoever's hour has come. The unit is the system's. */
export async function dueMorningMails({ tx, now }: UnitOfWork): Promise<string[]> {
  const rows = await tx
    .select({ id: reachChoices.id })
    .from(reachChoices)
    .where(lte(reachChoices.next_morning_at, now))
    .orderBy(asc(reachChoices.next_morning_at))
    .limit(200);
  return rows.map(({ id }) => id);
}

/** Whoever was away for longer is not told of the morning any more. */
const lateMs = 4 * 3_600_000;

/**
 * Sends one that is due, and sets the next, in one transaction: of two nodes the second finds nothing. None where there
 * is nothing to say. The unit is the system's.
 */
export async function sendDueMorningMail(unit: UnitOfWork, id: string): Promise<void> {
  const { tx, now } = unit;
  const [row] = await tx
    .select()
    .from(reachChoices)
    .where(and(eq(reachChoices.id, id), lte(reachChoices.next_morning_at, now)))
    .for('update', { skipLocked: true });
  if (!row?.next_morning_at || row.morning_hour === null) return;
  const next = nextMorning(now, row.morning_hour, row.timezone);
  await tx.update(reachChoices).set({ next_morning_at: next }).where(eq(reachChoices.id, id));
  if (now.getTime() - row.next_morning_at.getTime() > lateMs) return;
  const due = row.next_morning_at;
  await speakingToOwner(unit, row.user_id, async () => {
    const morning = await readMorning(unit, row);
    if (morning && hasSomethingToSay(morning)) await mailMorning(unit, morning, due);
  });
}

/** To look at: also where nothing is to be said. @returns whom it went to; undefined where that is nobody */
export async function sendMorningMailNow(unit: UnitOfWork, row: ReachRow): Promise<string | undefined> {
  return speakingToOwner(unit, row.user_id, async () => {
    const morning = await readMorning(unit, row);
    if (morning) await mailMorning(unit, morning, unit.now);
    return morning?.to;
  });
}

async function readMorning(unit: UnitOfWork, row: ReachRow): Promise<Morning | undefined> {
  const { customer_id: customerId, timezone, morning_hour } = row;
  const [person] = await unit.tx
    .select({ to: users.email, name: users.full_name })
    .from(users)
    .where(eq(users.id, row.user_id));
  if (!person) return undefined;
  const today = await readToday(unit, customerId, timezone);
  const approvals = await openApprovals(unit, customerId);
  return {
    ...person,
    hour: morning_hour,
    today,
    kindOf: new Map(approvals.map(({ id, kind }) => [id, kind])),
    stopToken: unit.links.morningMail.tokenFor(row.id),
    rowId: row.id,
  };
}

const mailMorning = (unit: UnitOfWork, morning: Morning, at: Date): Promise<void> =>
  unit.enqueue('mail.send', {
    messageId: `morning-mail-${morning.rowId}-${at.getTime()}@porchlight`,
    to: morning.to,
    ...morningLetter(unit.links, morning),
  });
