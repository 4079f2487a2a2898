import { createOTP } from '@better-auth/utils/otp';
import type { GenericEndpointContext } from 'better-auth';
import { APIError } from 'better-auth/api';
import { symmetricDecrypt } from 'better-auth/crypto';
import { and, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import * as copyInEnglish from '#contract/messages/en/accounts/answers.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { z } from '#contract/z.ts';
import { twoFactor, verification } from '#server/db/tables/auth.ts';
import { inWords } from '#server/kernel/errors.ts';
import { libraryClock } from './library-clock.ts';

const copy = spoken(copyInEnglish);

/**
 * Wrong codes of one person before the factor is locked, whatever address or challenge they come by (product rules,
 * section 12.3).
 */
const tries = 10;
const lockSeconds = 15 * 60;
const stepSeconds = 30;

/**
 * Counts one more try at a code for whoever the sign-in's challenge belongs to, before the code is looked at: however
 * many try at once, ten get through. A right code clears the count. @throws TOO_MANY_REQUESTS while the factor is
 * locked
 */
export async function countTry(db: NodePgDatabase, headers: Headers | undefined, now: Date): Promise<void> {
  const userId = await challenged(db, headers?.get('x-two-factor-token'));
  if (userId) await countTryOf(db, userId, now);
}

/** The same for somebody who is known. */
export async function countTryOf(db: NodePgDatabase, userId: string, now: Date): Promise<void> {
  const count = sql`case when ${twoFactor.lockedUntil} is null then ${twoFactor.failedVerificationCount} + 1 else 1 end`;
  const until = new Date(now.getTime() + lockSeconds * 1000).toISOString();
  const mine = eq(twoFactor.userId, userId);
  const [counted] = await db
    .update(twoFactor)
    .set({
      failedVerificationCount: count,
      lockedUntil: sql`case when ${count} >= ${tries} then ${until}::timestamptz end`,
    })
    .where(and(mine, or(isNull(twoFactor.lockedUntil), lte(twoFactor.lockedUntil, now))))
    .returning({ id: twoFactor.id });
  if (counted) return;
  const [locked] = await db.select({ until: twoFactor.lockedUntil }).from(twoFactor).where(mine);
  if (locked?.until) throw lockedUntil(locked.until, now);
}

/**
 * The person whom a challenge was given to after their password. Its signature, behind the last dot, is the library's
 * to check.
 */
export async function challenged(
  db: NodePgDatabase,
  challenge: string | null | undefined,
): Promise<string | undefined> {
  const identifier = challenge?.slice(0, challenge.lastIndexOf('.'));
  if (!identifier) return undefined;
  const [row] = await db
    .select({ userId: verification.value })
    .from(verification)
    .where(eq(verification.identifier, identifier));
  return row && uuid.test(row.userId) ? row.userId : undefined;
}

/** The library keeps other notes in the same table, whose values are no ids. */
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function lockedUntil(until: Date, now: Date) {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  const message = fill(copy.tooManyCodes, { time: inWords(seconds) });
  return new APIError(
    'TOO_MANY_REQUESTS',
    { code: 'ACCOUNT_TEMPORARILY_LOCKED', message },
    { 'retry-after': String(seconds) },
  );
}

/**
 * Uses up a code of the authenticator app that was found right, and every older one with it: true for the first who
 * comes with it, false for all others, however many try at once. Clears the count of wrong tries with it.
 */
export async function takeCode(
  db: NodePgDatabase,
  { context }: { context: Pick<GenericEndpointContext['context'], 'secretConfig'> },
  userId: string,
  code: string,
): Promise<boolean> {
  const [factor] = await db.select({ secret: twoFactor.secret }).from(twoFactor).where(eq(twoFactor.userId, userId));
  if (!factor) return false;
  const step = await stepOf(await symmetricDecrypt({ key: context.secretConfig, data: factor.secret }), code);
  if (step === undefined) return false;
  const taken = await db
    .update(twoFactor)
    .set({ usedStep: step, ...noTries })
    .where(and(eq(twoFactor.userId, userId), or(isNull(twoFactor.usedStep), lt(twoFactor.usedStep, step))))
    .returning({ id: twoFactor.id });
  return taken.length > 0;
}

/** How many backup codes somebody has not used; the library keeps them as a list, sealed. */
export async function countBackupCodes(
  db: NodePgDatabase,
  { context }: { context: Pick<GenericEndpointContext['context'], 'secretConfig'> },
  userId: string,
): Promise<number> {
  const [factor] = await db
    .select({ codes: twoFactor.backupCodes })
    .from(twoFactor)
    .where(eq(twoFactor.userId, userId));
  if (!factor) return 0;
  return z
    .array(z.string())
    .parse(JSON.parse(await symmetricDecrypt({ key: context.secretConfig, data: factor.codes }))).length;
}

/** A backup code was right; the library has struck it off its list by itself. */
export async function clearTries(db: NodePgDatabase, userId: string): Promise<void> {
  await db.update(twoFactor).set(noTries).where(eq(twoFactor.userId, userId));
}

const noTries = { failedVerificationCount: 0, lockedUntil: null };

/** The half minute a code belongs to. One more into the past than the library looks: time goes on between it and us. */
async function stepOf(secret: string, code: string): Promise<number | undefined> {
  const now = Math.floor(libraryClock.now().getTime() / 1000 / stepSeconds);
  for (const step of [now, now - 1, now + 1, now - 2]) {
    if ((await createOTP(secret, { period: stepSeconds }).hotp(step)) === code) return step;
  }
  return undefined;
}
