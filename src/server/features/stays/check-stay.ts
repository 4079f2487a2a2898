import { and, eq, gt, sql } from 'drizzle-orm';
import { limits } from '#contract/limits.ts';
import type { StayCheck } from '#contract/stays.ts';
import { newId } from '#server/db/tables/columns.ts';
import { stayChecks, stays } from '#server/db/tables/stays.ts';
import type { Unit } from '#server/kernel/transaction.ts';
import type { Vault } from '#server/platform/vault/port.ts';
import type { StayRecord } from './queries.ts';
import { takeStayCode } from './stay-codes.ts';

export type CheckSubject = { customerId: string; propertyId: string; conversationId: string };
export type CheckResult = { stay: StayRecord | undefined; triesLeft: number };

/**
 * The stay check: both dates and the last four digits of the phone must be those of one booked stay of this property.
 */
export const checkStay = (unit: Unit, subject: CheckSubject, check: StayCheck): Promise<CheckResult> =>
  tryOnce(unit, subject, () => stayBooked(unit, subject, check));

/** The same by a code that was sent to the stay's own address. */
export const checkCode = (unit: Unit, vault: Vault, subject: CheckSubject, code: string): Promise<CheckResult> =>
  tryOnce(unit, subject, () => takeStayCode(unit, vault, subject.conversationId, code));

/**
 * Every try is a row. Five wrong ones, of whichever kind, lock the whole property's check for 15 minutes, so that
 * opening new threads does not buy new tries; while locked nothing is compared and nothing is learnt.
 */
async function tryOnce(
  unit: Unit,
  subject: CheckSubject,
  find: () => Promise<StayRecord | undefined>,
): Promise<CheckResult> {
  const { tx, now } = unit;
  // Two tries at once would both count the same past: one waits for the other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('stay-check'), hashtext(${subject.propertyId}))`);
  const failures = await recentFailures(unit, subject.propertyId);
  if (failures >= limits.stayCheck.tries) return { stay: undefined, triesLeft: 0 };
  const stay = await find();
  await tx.insert(stayChecks).values({
    id: newId(),
    customer_id: subject.customerId,
    property_id: subject.propertyId,
    conversation_id: subject.conversationId,
    stay_id: stay?.id ?? null,
    passed: stay !== undefined,
    at: now,
  });
  return { stay, triesLeft: stay ? limits.stayCheck.tries : limits.stayCheck.tries - failures - 1 };
}

async function stayBooked({ tx }: Unit, subject: CheckSubject, check: StayCheck): Promise<StayRecord | undefined> {
  const [stay] = await tx
    .select()
    .from(stays)
    .where(
      and(
        eq(stays.property_id, subject.propertyId),
        eq(stays.customer_id, subject.customerId),
        eq(stays.status, 'booked'),
        eq(stays.check_in, check.check_in),
        eq(stays.check_out, check.check_out),
        eq(stays.phone_last4, check.phone_last4),
      ),
    );
  return stay;
}

async function recentFailures({ tx, now }: Unit, propertyId: string): Promise<number> {
  const since = new Date(now.getTime() - limits.stayCheck.lockMinutes * 60_000);
  const [row] = await tx
    .select({ wrong: sql<number>`count(*) filter (where not ${stayChecks.passed})::int` })
    .from(stayChecks)
    .where(and(eq(stayChecks.property_id, propertyId), gt(stayChecks.at, since)));
  return row?.wrong ?? 0;
}
