import { and, asc, count, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type Invitation, type Member, type People, peopleLimits } from '#contract/accounts/people.ts';
import { seesCodes } from '#contract/accounts/roles.ts';
import * as copyInEnglish from '#contract/messages/en/accounts/people.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { dayMs, retention } from '#contract/privacy/retention.ts';
import { users } from '#server/db/tables/accounts.ts';
import { user } from '#server/db/tables/auth.ts';
import { accountInvitations, accountMembers } from '#server/db/tables/people.ts';
import type { Owner } from '#server/kernel/actor.ts';
import { conflict, notFound } from '#server/kernel/errors.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

const copy = spoken(copyInEnglish);

export type InvitationRecord = typeof accountInvitations.$inferSelect;

/** What people are called stands with their sign-ins, which only the accounts feature reads. */
export async function membersOf(db: NodePgDatabase, owner: Owner, id?: string): Promise<Member[]> {
  const rows = await db
    .select({ member: accountMembers, name: user.name, email: user.email })
    .from(accountMembers)
    .innerJoin(user, eq(user.id, accountMembers.user_id))
    .where(
      and(
        eq(accountMembers.customer_id, owner.customerId),
        isNull(accountMembers.removed_at),
        id ? eq(accountMembers.id, id) : undefined,
      ),
    )
    .orderBy(asc(user.name), asc(accountMembers.id));
  return rows.map(({ member, name, email }) => ({
    ...{ id: member.id, name, email, role: member.role },
    codes: seesCodes(member.role, member.codes),
    joined_at: member.joined_at.toISOString(),
    is_me: member.user_id === owner.userId,
  }));
}

/** @throws NOT_FOUND */
export async function memberOf(db: NodePgDatabase, owner: Owner, id: string): Promise<Member> {
  const [member] = await membersOf(db, owner, id);
  if (!member) throw notFound();
  return member;
}

/** The account's holder and the invitations that nobody has accepted yet. */
export async function invitationsOf(unit: UnitOfWork, customerId: string): Promise<Omit<People, 'members'>> {
  const [holder] = await unit.tx
    .select({ name: users.full_name, email: users.email })
    .from(users)
    .where(eq(users.id, customerId));
  if (!holder) throw notFound();
  const rows = await unit.tx
    .select()
    .from(accountInvitations)
    .where(and(eq(accountInvitations.customer_id, customerId), waiting))
    .orderBy(asc(accountInvitations.sent_at), asc(accountInvitations.id));
  return { holder, invitations: rows.map((row) => toInvitation(row, unit.now)) };
}

/** @throws NOT_FOUND for one that is accepted or withdrawn */
export async function findInvitation(unit: UnitOfWork, customerId: string, id: string): Promise<InvitationRecord> {
  const [row] = await unit.tx
    .select()
    .from(accountInvitations)
    .where(and(eq(accountInvitations.customer_id, customerId), eq(accountInvitations.id, id), waiting))
    .for('update');
  if (!row) throw notFound();
  return row;
}

export const toInvitation = (row: InvitationRecord, now: Date): Invitation => ({
  ...{ id: row.id, email: row.email, role: row.role, codes: seesCodes(row.role, row.codes) },
  state: row.expires_at > now ? 'open' : 'expired',
  sent_at: row.sent_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
});

/** @throws CONFLICT where the account is full */
export async function refuseTooMany({ tx }: UnitOfWork, customerId: string): Promise<void> {
  const there = and(eq(accountMembers.customer_id, customerId), isNull(accountMembers.removed_at));
  const [members] = await tx.select({ n: count() }).from(accountMembers).where(there);
  const asked = and(eq(accountInvitations.customer_id, customerId), waiting);
  const [invited] = await tx.select({ n: count() }).from(accountInvitations).where(asked);
  if ((members?.n ?? 0) + (invited?.n ?? 0) >= peopleLimits.people)
    throw conflict(fill(copy.tooManyPeople, { count: peopleLimits.people }));
}

/** Who was taken out and not brought back, and invitations that are over. */
export async function purgeLeftPeople({ tx, now }: UnitOfWork): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  await tx.delete(accountMembers).where(lt(accountMembers.removed_at, before(retention.members.days)));
  const end = before(retention.invitations.days);
  await tx
    .delete(accountInvitations)
    .where(
      or(
        lt(accountInvitations.expires_at, end),
        lt(accountInvitations.withdrawn_at, end),
        lt(accountInvitations.accepted_at, end),
      ),
    );
}

/** Whoever was removed within the last day. */
export const canComeBack = (now: Date) =>
  and(
    sql`${accountMembers.removed_at} is not null`,
    gt(accountMembers.removed_at, new Date(now.getTime() - retention.members.days * dayMs)),
  );

const waiting = and(isNull(accountInvitations.accepted_at), isNull(accountInvitations.withdrawn_at));
