import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, like, ne, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { OwnerAccount } from '#contract/staff.ts';
import { users } from '#server/db/tables/accounts.ts';
import { account, session, user, verification } from '#server/db/tables/auth.ts';
import { conflict, invalid, notFound } from '#server/kernel/errors.ts';

const linkHours = 24;
const prefix = 'owner-email:';
type Pending = { email: string };

/** Owners whose name, company or address holds the words. */
export function findOwners(db: NodePgDatabase, words: string): Promise<OwnerAccount[]> {
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  return owners(db, sql`concat_ws(' ', ${users.full_name}, ${users.company_name}, ${users.email}) ilike ${pattern}`);
}

/** @throws NOT_FOUND */
export async function ownerAccount(db: NodePgDatabase, id: string): Promise<OwnerAccount> {
  const [owner] = await owners(db, eq(users.id, id));
  if (!owner) throw notFound();
  return owner;
}

async function owners(db: NodePgDatabase, which: SQL): Promise<OwnerAccount[]> {
  const rows = await db.select().from(users).where(which).orderBy(users.full_name, users.id).limit(20);
  const pending = await pendingOf(db);
  return rows.map(({ id, full_name, company_name, email }) => ({
    id,
    full_name,
    company_name,
    email,
    pending_email: pending.get(id) ?? null,
  }));
}

async function pendingOf(db: NodePgDatabase): Promise<Map<string, string>> {
  const rows = await db
    .select({ identifier: verification.identifier, value: verification.value })
    .from(verification)
    .where(and(like(verification.identifier, `${prefix}%`), gt(verification.expiresAt, new Date())));
  return new Map(
    rows.map(({ identifier, value }) => [identifier.split(':')[1] ?? '', (JSON.parse(value) as Pending).email]), // written below
  );
}

/** Remembers what was asked for, in place of anything before. @returns the link's token; @throws NOT_FOUND, CONFLICT */
export async function askForAddress(db: NodePgDatabase, ownerId: string, email: string, now: Date): Promise<string> {
  const [owner] = await db.select({ id: users.id }).from(users).where(eq(users.id, ownerId));
  if (!owner) throw notFound();
  const [taken] = await db.select({ id: user.id }).from(user).where(eq(user.email, email));
  if (taken) throw known(email);
  const token = randomBytes(24).toString('base64url');
  await db.transaction(async (tx) => {
    await tx.delete(verification).where(like(verification.identifier, `${prefix}${ownerId}:%`));
    await tx.insert(verification).values({
      identifier: `${prefix}${ownerId}:${digest(token)}`,
      value: JSON.stringify({ email } satisfies Pending),
      expiresAt: new Date(now.getTime() + linkHours * 3_600_000),
    });
  });
  return token;
}

/**
 * The new address is shown to be theirs: sign-in and profile change together, once, and every session ends. Accounts
 * of the old address elsewhere open nothing here any more. @throws INVALID, CONFLICT
 */
export async function confirmAddress(
  db: NodePgDatabase,
  token: string,
  now: Date,
): Promise<{ ownerId: string; name: string; before: string; email: string; disconnected: string[] }> {
  return db.transaction(async (tx) => {
    const mine = and(like(verification.identifier, `${prefix}%:${digest(token)}`), gt(verification.expiresAt, now));
    const [asked] = await tx.delete(verification).where(mine).returning();
    if (!asked) throw invalid({ token: badLink }, badLink);
    const ownerId = asked.identifier.split(':')[1] ?? '';
    const { email } = JSON.parse(asked.value) as Pending; // written above
    const [taken] = await tx.select({ id: user.id }).from(user).where(eq(user.email, email));
    if (taken) throw known(email);
    const [was] = await tx.select().from(user).where(eq(user.id, ownerId)).for('update');
    if (!was) throw notFound();
    await tx.update(user).set({ email, emailVerified: true, updatedAt: now }).where(eq(user.id, ownerId));
    await tx.update(users).set({ email, updated_at: now }).where(eq(users.id, ownerId));
    await tx.delete(session).where(eq(session.userId, ownerId));
    const elsewhere = and(eq(account.userId, ownerId), ne(account.providerId, 'credential'));
    const gone = await tx.delete(account).where(elsewhere).returning({ id: account.providerId });
    return { ownerId, name: was.name, before: was.email, email, disconnected: gone.map(({ id }) => id) };
  });
}

const badLink = 'This link is not good any more. Ask the Porchlight team for a new one.';
const digest = (token: string) => createHash('sha256').update(token).digest('base64url');

function known(email: string) {
  const message = `There is an account of ${email} already.`;
  return conflict(message, { email: message });
}
