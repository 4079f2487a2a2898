import { and, eq, sql } from 'drizzle-orm';
import { limits } from '#contract/limits.ts';
import * as copy from '#contract/messages/en/stays.ts';
import type { StayCheck } from '#contract/stays/stays.ts';
import { findProperty } from '#features/properties';
import { newId } from '#server/db/tables/columns.ts';
import { stayChecks, stays } from '#server/db/tables/stays.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { Vault } from '#server/platform/vault/port.ts';
import { isAtHand } from './policy.ts';
import type { StayRecord } from './queries.ts';
import { takeStayCode } from './stay-codes.ts';
import { standingOf, type Trying, wrongTries } from './stay-locks.ts';

export type CheckSubject = {
  customerId: string;
  propertyId: string;
  conversationId: string;
  /** The mark of who tries; null where it is not known. */
  network: string | null;
};
/** `lockedUntil` when nothing was compared (then it is no try and not `counted`), or nothing more will be for a while. */
export type CheckResult = {
  stay: StayRecord | undefined;
  triesLeft: number;
  lockedUntil: Date | null;
  counted: boolean;
};

/**
 * The stay check: both dates and the last four digits of the phone must be those of one booked stay of this property
 * that is not over and begins in two days at the latest.
 */
export const checkStay = (unit: UnitOfWork, subject: CheckSubject, check: StayCheck): Promise<CheckResult> =>
  tryOnce(unit, subject, 'dates', () => stayBooked(unit, subject, check));

/** The same by a code that was sent to the stay's own address. */
export const checkCode = (unit: UnitOfWork, vault: Vault, subject: CheckSubject, code: string): Promise<CheckResult> =>
  tryOnce(unit, subject, 'code', () => takeStayCode(unit, vault, subject.conversationId, code));

/** Every try is a row; while it is locked nothing is compared, nothing is counted and nothing is learned. */
async function tryOnce(
  unit: UnitOfWork,
  subject: CheckSubject,
  kind: Trying['kind'],
  find: () => Promise<StayRecord | undefined>,
): Promise<CheckResult> {
  const { customerId, propertyId, conversationId: conversation_id, network } = subject;
  // Two tries at once would both count the same past: one waits for the other.
  await unit.tx.execute(sql`select pg_advisory_xact_lock(hashtext('stay-check'), hashtext(${propertyId}))`);
  const trying = { kind, conversation_id, network };
  const wrong = await wrongTries(unit, propertyId);
  const before = standingOf(wrong, trying);
  if (before.until && before.until > unit.now)
    return { stay: undefined, triesLeft: 0, lockedUntil: before.until, counted: false };
  const stay = await find();
  const tried = { ...trying, at: unit.now };
  const row = {
    id: newId(),
    customer_id: customerId,
    property_id: propertyId,
    stay_id: stay?.id ?? null,
    passed: stay !== undefined,
  };
  await unit.tx.insert(stayChecks).values({ ...row, ...tried });
  if (!stay)
    await unit.audit({
      kind: 'stay_check.failed',
      customerId,
      by: { kind: 'guest', id: null, name: null },
      subject: kind === 'dates' ? copy.triedDates : copy.triedCode,
    });
  if (stay) return { stay, triesLeft: limits.stayCheck.tries, lockedUntil: null, counted: true };
  const after = standingOf([tried, ...wrong], trying);
  if (after.wrongHere === limits.stayCheckTold)
    await unit.emit({ kind: 'stay.guessed', customer_id: customerId, property_id: propertyId });
  return { stay: undefined, triesLeft: after.triesLeft, lockedUntil: after.until, counted: true };
}

async function stayBooked(unit: UnitOfWork, subject: CheckSubject, check: StayCheck): Promise<StayRecord | undefined> {
  const { timezone } = await findProperty(unit, subject.propertyId);
  const alike = await unit.tx
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
  return alike.find((stay) => isAtHand(stay, timezone, unit.now));
}
