import { and, eq, gt, isNotNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { OwnerAccount } from '#contract/accounts/staff.ts';
import * as copyInEnglish from '#contract/messages/en/accounts/answers.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { users } from '#server/db/tables/accounts.ts';
import { account, addressChange, user } from '#server/db/tables/auth.ts';
import { system } from '#server/kernel/actor.ts';
import { conflict, notFound } from '#server/kernel/errors.ts';
import { type Store, withActor } from '#server/kernel/transaction.ts';
import { endAccess } from './end-access.ts';

const copy = spoken(copyInEnglish);

type Change = typeof addressChange.$inferSelect;
/** A change that took effect. */
export type Changed = { ownerId: string; name: string; before: string; email: string; disconnected: string[] };

/** Owners whose name, company or address holds the words. */
export function findOwners(db: NodePgDatabase, words: string, now: Date): Promise<OwnerAccount[]> {
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  const named = sql`concat_ws(' ', ${users.full_name}, ${users.company_name}, ${users.email}) ilike ${pattern}`;
  return owners(db, named, now);
}

/** @throws NOT_FOUND */
export async function ownerAccount(db: NodePgDatabase, id: string, now: Date): Promise<OwnerAccount> {
  const [owner] = await owners(db, eq(users.id, id), now);
  if (!owner) throw notFound();
  return owner;
}

async function owners(db: NodePgDatabase, which: SQL, now: Date): Promise<OwnerAccount[]> {
  const rows = await db
    .select({ owner: users, change: addressChange })
    .from(users)
    .leftJoin(addressChange, and(eq(addressChange.userId, users.id), stands(now)))
    .where(which)
    .orderBy(users.full_name, users.id)
    .limit(20);
  return rows.map(({ owner: { id, full_name, company_name, email }, change }) => ({
    id,
    full_name,
    company_name,
    email,
    pending_email: change?.email ?? null,
    pending_confirmed: change?.confirmedAt != null,
    pending_applies_at: change?.appliesAt.toISOString() ?? null,
  }));
}

/** Before it lapses for want of the new address's word. */
const stands = (now: Date) => or(isNotNull(addressChange.confirmedAt), gt(addressChange.expiresAt, now));

/** Whose new address has said yes, and whose old one has been silent for long enough. */
export async function dueChanges(db: NodePgDatabase, now: Date): Promise<string[]> {
  const due = and(isNotNull(addressChange.confirmedAt), lte(addressChange.appliesAt, now));
  const rows = await db.select({ id: addressChange.userId }).from(addressChange).where(due).limit(20);
  return rows.map(({ id }) => id);
}

/**
 * Makes the new address the one to sign in with, once it has said yes and the old one has too, or was silent for three
 * days. Sign-in and profile change together, everything that let somebody in ends, and accounts of the old address
 * elsewhere open nothing here any more. The store is that of the logins. Undefined while something is missing. @throws CONFLICT where somebody has the address meanwhile
 */
export async function applyChange(authStore: Store, ownerId: string): Promise<Changed | undefined> {
  const done = await withActor(authStore, system, async (unit) => {
    const { tx, now } = unit;
    const [change] = await tx.select().from(addressChange).where(eq(addressChange.userId, ownerId)).for('update');
    if (!change || !isReady(change, now)) return undefined;
    await tx.delete(addressChange).where(eq(addressChange.userId, ownerId));
    const { email } = change;
    const [taken] = await tx.select({ id: user.id }).from(user).where(eq(user.email, email));
    if (taken) return { taken: email };
    const [was] = await tx.select().from(user).where(eq(user.id, ownerId)).for('update');
    if (!was) return undefined;
    await tx.update(user).set({ email, emailVerified: true, updatedAt: now }).where(eq(user.id, ownerId));
    await tx.update(users).set({ email, updated_at: now }).where(eq(users.id, ownerId));
    await endAccess(unit, ownerId);
    const elsewhere = and(eq(account.userId, ownerId), ne(account.providerId, 'credential'));
    const gone = await tx.delete(account).where(elsewhere).returning({ id: account.providerId });
    const disconnected = gone.map(({ id }) => id);
    return { changed: { ownerId, name: was.name, before: was.email, email, disconnected } };
  });
  if (done?.taken) throw known(done.taken); // outside: the change that cannot be made is gone
  return done?.changed;
}

const isReady = ({ confirmedAt, agreedAt, appliesAt }: Change, now: Date) =>
  confirmedAt !== null && (agreedAt !== null || appliesAt <= now);

/** Those that lapsed. */
export async function purgeExpiredChanges(db: NodePgDatabase, now: Date): Promise<void> {
  await db
    .delete(addressChange)
    .where(and(sql`${addressChange.confirmedAt} is null`, lt(addressChange.expiresAt, now)));
}

export function known(email: string) {
  const message = fill(copy.emailTaken, { email });
  return conflict(message, { email: message });
}
