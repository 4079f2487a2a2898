import { randomBytes } from 'node:crypto';
import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { NewStaff, StaffMember } from '#contract/accounts/staff.ts';
import type { StaffRole } from '#contract/enumerations/accounts.ts';
import * as copyInEnglish from '#contract/messages/en/accounts/answers.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { session, user, verification } from '#server/db/tables/auth.ts';
import { conflict, notFound } from '#server/kernel/errors.ts';
import { keptReset, resetsOf } from './reset-links.ts';

const copy = spoken(copyInEnglish);

const inviteDays = 3;

/** The team, by name. */
export async function listStaff(db: NodePgDatabase, id?: string): Promise<StaffMember[]> {
  const rows = await db
    .select({
      id: user.id,
      name: user.name,
      email: user.email,
      role: user.role,
      twoFactorEnabled: user.twoFactorEnabled,
      deactivatedAt: user.deactivatedAt,
      hasPassword: sql<boolean>`exists (select from auth.account a where a.user_id = "user".id and a.password is not null)`,
      lastSeen: sql<
        string | null
      >`(select max(${session.updatedAt}) from ${session} where ${session.userId} = ${user.id})`,
    })
    .from(user)
    .where(and(ne(user.role, 'owner'), id ? eq(user.id, id) : undefined))
    .orderBy(asc(user.name), asc(user.id));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role as StaffRole, // owners are left out above
    two_factor: row.twoFactorEnabled,
    state: row.deactivatedAt ? 'deactivated' : row.hasPassword ? 'active' : 'invited',
    last_seen_at: row.lastSeen ? new Date(row.lastSeen).toISOString() : null,
  }));
}

/** @throws NOT_FOUND for owners and for nobody */
export async function staffMember(db: NodePgDatabase, id: string): Promise<StaffMember> {
  const [member] = await listStaff(db, id);
  if (!member) throw notFound();
  return member;
}

/**
 * A person without a password; their address counts as verified once they set one by the mailed link. @throws CONFLICT
 */
export async function addStaff(db: NodePgDatabase, { name, email, role }: NewStaff): Promise<string> {
  const [row] = await db.insert(user).values({ name, email, role }).onConflictDoNothing().returning({ id: user.id });
  const message = fill(copy.emailTaken, { email });
  if (!row) throw conflict(message, { email: message });
  return row.id;
}

/** A fresh link to set a password, in place of any before. @returns its token */
export async function inviteToken(db: NodePgDatabase, userId: string, now: Date): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await db.transaction(async (tx) => {
    await tx.delete(verification).where(resetsOf(userId));
    await tx.insert(verification).values({
      identifier: keptReset(token),
      value: userId,
      expiresAt: new Date(now.getTime() + inviteDays * 86_400_000),
    });
  });
  return token;
}

/** Their sessions end with the change, by a trigger. @throws CONFLICT for the last admin */
export async function setRole(db: NodePgDatabase, id: string, role: StaffRole): Promise<void> {
  await changeStaff(db, id, role !== 'admin', { role });
}

/** Whoever is locked out cannot sign in again; the caller ends what lets them in. @throws CONFLICT for the last admin */
export async function setActive(db: NodePgDatabase, id: string, active: boolean, now: Date): Promise<void> {
  await changeStaff(db, id, !active, { deactivatedAt: active ? null : now });
}

type Change = { role: StaffRole } | { deactivatedAt: Date | null };

async function changeStaff(db: NodePgDatabase, id: string, takesAdminAway: boolean, set: Change): Promise<void> {
  await db.transaction(async (tx) => {
    // All of them are held, so that two admins cannot take each other's role at the same moment.
    const admins = await tx
      .select({ id: user.id })
      .from(user)
      .where(and(eq(user.role, 'admin'), isNull(user.deactivatedAt)))
      .for('update');
    const isLast = admins.length === 1 && admins[0]?.id === id;
    if (takesAdminAway && isLast) throw conflict(copy.oneAdmin);
    await tx
      .update(user)
      .set(set)
      .where(and(eq(user.id, id), ne(user.role, 'owner')));
  });
}
