import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNotNull, or } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { addressHours } from '#contract/accounts/accounts.ts';
import * as copyInEnglish from '#contract/messages/en/accounts/answers.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { users } from '#server/db/tables/accounts.ts';
import { addressChange, user } from '#server/db/tables/auth.ts';
import { invalid, notFound } from '#server/kernel/errors.ts';
import { known } from './owner-email.ts';

const copy = spoken(copyInEnglish);

/** So long the new address may take to say that it is theirs. */
const linkDays = 7;
const hourMs = 3_600_000;

/**
 * Remembers what was asked for, in place of anything before. @returns what the new and the old address are mailed;
 * @throws NOT_FOUND, CONFLICT
 */
export async function askForAddress(db: NodePgDatabase, ownerId: string, email: string, now: Date) {
  const [owner] = await db.select({ id: users.id }).from(users).where(eq(users.id, ownerId));
  if (!owner) throw notFound();
  const [taken] = await db.select({ id: user.id }).from(user).where(eq(user.email, email));
  if (taken) throw known(email);
  const [newToken, oldToken] = [token(), token()];
  const asked = {
    email,
    newMark: markOf(newToken),
    oldMark: markOf(oldToken),
    confirmedAt: null,
    agreedAt: null,
    appliesAt: new Date(now.getTime() + addressHours * hourMs),
    expiresAt: new Date(now.getTime() + linkDays * 24 * hourMs),
  };
  await db
    .insert(addressChange)
    .values({ userId: ownerId, ...asked })
    .onConflictDoUpdate({ target: addressChange.userId, set: asked });
  return { newToken, oldToken, appliesAt: asked.appliesAt };
}

/** The new address says that it is theirs. @throws INVALID */
export const confirmAddress = (db: NodePgDatabase, token: string, now: Date) =>
  note(db, 'newMark', token, { confirmedAt: now }, now);

/** The old address says that it may be so. @throws INVALID */
export const agreeToAddress = (db: NodePgDatabase, token: string, now: Date) =>
  note(db, 'oldMark', token, { agreedAt: now }, now);

async function note(
  db: NodePgDatabase,
  by: 'newMark' | 'oldMark',
  token: string,
  set: Partial<typeof addressChange.$inferInsert>,
  now: Date,
) {
  const stands = or(isNotNull(addressChange.confirmedAt), gt(addressChange.expiresAt, now));
  const [change] = await db
    .update(addressChange)
    .set(set)
    .where(and(eq(addressChange[by], markOf(token)), stands))
    .returning();
  if (!change) throw invalid({ token: copy.badLink }, copy.badLink);
  return change;
}

/** The old address says no: nothing of it is left. @returns whose it was; @throws INVALID */
export async function stopAddress(db: NodePgDatabase, token: string): Promise<{ ownerId: string; email: string }> {
  const [change] = await db
    .delete(addressChange)
    .where(eq(addressChange.oldMark, markOf(token)))
    .returning();
  if (!change) throw invalid({ token: copy.badLink }, copy.badLink);
  return { ownerId: change.userId, email: change.email };
}

const token = () => randomBytes(24).toString('base64url');
const markOf = (token: string) => createHash('sha256').update(token).digest('base64url');
