import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { type Invitation, type NewInvitation, peopleLimits } from '#contract/accounts/people.ts';
import { type MemberRole, memberRoleLabels } from '#contract/enumerations/people.ts';
import * as copyInEnglish from '#contract/messages/en/accounts/people.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { dayMs } from '#contract/privacy/retention.ts';
import { users } from '#server/db/tables/accounts.ts';
import { newId } from '#server/db/tables/columns.ts';
import { accountInvitations } from '#server/db/tables/people.ts';
import type { Owner } from '#server/kernel/actor.ts';
import { constraintOf } from '#server/kernel/database-errors.ts';
import { conflict, notFound } from '#server/kernel/errors.ts';
import { memberRoleLabels as saidRole } from '#server/kernel/labels.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { memberMail } from './mails.ts';
import { findInvitation, refuseTooMany, toInvitation } from './people-rows.ts';

const copy = spoken(copyInEnglish);

/**
 * Writes the invitation and mails its link, which is kept as a hash alone. `known`: addresses that are in the account
 * already. @throws CONFLICT
 */
export async function invite(
  unit: UnitOfWork,
  owner: Owner,
  { email, role, codes = role === 'manager' }: NewInvitation,
  known: readonly string[],
): Promise<Invitation> {
  const holder = await holderOf(unit, owner.customerId);
  if ([...known, holder.email].includes(email)) throw inTheWay(copy.alreadyIn, email);
  await refuseTooMany(unit, owner.customerId);
  const token = newToken();
  const [row] = await unit.tx
    .insert(accountInvitations)
    .values({
      ...{ id: newId(), customer_id: owner.customerId, email, role, codes, invited_by: owner.name },
      ...{ token_hash: hashOfToken(token), sent_at: unit.now, expires_at: lastDay(unit.now) },
    })
    .returning()
    .catch((error: unknown) => {
      throw constraintOf(error) === 'account_invitations_open' ? inTheWay(copy.alreadyInvited, email) : error;
    });
  if (!row) throw new Error('insert returned no row');
  await mailLink(unit, row, { token, by: owner.name, account: holder.account });
  await unit.audit({ kind: 'member.invited', customerId: owner.customerId, subject: memberRoleLabels[role] });
  return toInvitation(row, unit.now);
}

/** A new link by a new mail; the one before it leads nowhere from now on. @throws NOT_FOUND */
export async function inviteAgain(unit: UnitOfWork, owner: Owner, id: string): Promise<Invitation> {
  await findInvitation(unit, owner.customerId, id);
  const holder = await holderOf(unit, owner.customerId);
  const token = newToken();
  const [row] = await unit.tx
    .update(accountInvitations)
    .set({ token_hash: hashOfToken(token), sent_at: unit.now, expires_at: lastDay(unit.now), invited_by: owner.name })
    .where(eq(accountInvitations.id, id))
    .returning();
  if (!row) throw notFound();
  await mailLink(unit, row, { token, by: owner.name, account: holder.account });
  return toInvitation(row, unit.now);
}

/** @throws NOT_FOUND */
export async function withdraw(unit: UnitOfWork, { customerId }: Owner, id: string): Promise<{ id: string }> {
  const { role } = await findInvitation(unit, customerId, id);
  const open = and(eq(accountInvitations.id, id), isNull(accountInvitations.accepted_at));
  await unit.tx.update(accountInvitations).set({ withdrawn_at: unit.now }).where(open);
  await unit.audit({ kind: 'member.invitation_ended', customerId, subject: memberRoleLabels[role] });
  return { id };
}

/** What an account is called, and whose it is. */
export async function holderOf({ tx }: UnitOfWork, customerId: string) {
  const [row] = await tx
    .select({ email: users.email, name: users.full_name, company: users.company_name })
    .from(users)
    .where(eq(users.id, customerId));
  if (!row) throw notFound();
  return { email: row.email, account: row.company || row.name };
}

/** "Maya Ortiz, Manager", for the security log. */
export const asMember = (name: string, role: MemberRole, codes: boolean): string =>
  fill(codes ? copyInEnglish.memberAsWithCodes : copyInEnglish.memberAs, { name, role: memberRoleLabels[role] });

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

const newToken = () => randomBytes(24).toString('base64url');
const lastDay = (now: Date) => new Date(now.getTime() + peopleLimits.inviteDays * dayMs);

const mailLink = (
  unit: UnitOfWork,
  { email, role, expires_at: until }: typeof accountInvitations.$inferSelect,
  { token, by, account }: { token: string; by: string; account: string },
) =>
  unit.enqueue(
    'mail.send',
    memberMail(
      { email, name: email },
      { by, account, role: saidRole[role], until },
      unit.links.page(`/invitation/${token}`),
    ),
  );

function inTheWay(sentence: string, email: string) {
  const message = fill(sentence, { email });
  return conflict(message, { email: message });
}
