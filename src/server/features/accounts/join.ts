import { eq } from 'drizzle-orm';
import type { InvitationPage, Joining } from '#contract/accounts/people.ts';
import { seesCodes } from '#contract/accounts/roles.ts';
import type { InvitationState } from '#contract/enumerations/people.ts';
import * as copyInEnglish from '#contract/messages/en/accounts/people.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { account, user } from '#server/db/tables/auth.ts';
import { newId } from '#server/db/tables/columns.ts';
import { accountInvitations, accountMembers } from '#server/db/tables/people.ts';
import { conflict, forbidden, gone, notFound } from '#server/kernel/errors.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { asMember, hashOfToken, holderOf } from './invite.ts';
import type { InvitationRecord } from './people-rows.ts';

const copy = spoken(copyInEnglish);

// By the link of an invitation. The unit is the system's and one that may read and write sign-ins.

/** What the link leads to, however it stands. @throws NOT_FOUND for a token that was never mailed, or was replaced */
export async function invitationPage(unit: UnitOfWork, token: string): Promise<InvitationPage> {
  const row = await byToken(unit, token);
  const { account: account_name } = await holderOf(unit, row.customer_id);
  return {
    ...{ account_name, invited_by: row.invited_by, email: row.email, role: row.role },
    state: stateOf(row, unit.now),
    codes: seesCodes(row.role, row.codes),
    known: (await whoHas(unit, row.email)) !== undefined,
    expires_at: row.expires_at.toISOString(),
  };
}

/** A new sign-in for the invited address, which the mailed link has proven. @throws CONFLICT where it has one, GONE */
export async function joinAnew(
  unit: UnitOfWork,
  token: string,
  { name, hash }: Pick<Joining, 'name'> & { hash: string },
): Promise<{ email: string }> {
  const row = await usable(unit, token);
  const [person] = await unit.tx
    .insert(user)
    .values({ name, email: row.email, emailVerified: true })
    .onConflictDoNothing()
    .returning({ id: user.id });
  if (!person) throw conflict(fill(copy.addressSignsIn, { email: row.email }));
  const { id: userId } = person;
  await unit.tx.insert(account).values({ userId, accountId: userId, providerId: 'credential', password: hash });
  await letIn(unit, row, { id: userId, name });
  return { email: row.email };
}

/** Whoever is signed in with the invited address. @throws FORBIDDEN for another one, GONE */
export async function joinAs(
  unit: UnitOfWork,
  token: string,
  person: { id: string; name: string; email: string },
): Promise<{ account_id: string }> {
  const row = await usable(unit, token);
  if (row.email !== person.email.toLowerCase()) throw forbidden(fill(copy.invitationElsewhere, { email: row.email }));
  await letIn(unit, row, person);
  return { account_id: row.customer_id };
}

async function letIn(unit: UnitOfWork, row: InvitationRecord, { id, name }: { id: string; name: string }) {
  const { customer_id, role, codes } = row;
  const set = { role, codes, joined_at: unit.now, removed_at: null, updated_at: unit.now };
  await unit.tx
    .insert(accountMembers)
    .values({ id: newId(), customer_id, user_id: id, ...set })
    .onConflictDoUpdate({ target: [accountMembers.customer_id, accountMembers.user_id], set });
  await unit.tx.update(accountInvitations).set({ accepted_at: unit.now }).where(eq(accountInvitations.id, row.id));
  const by = { kind: 'owner', id, name };
  await unit.audit({ kind: 'member.joined', customerId: customer_id, by, subject: asMember(name, role, codes) });
}

/** Held until the transaction ends: two clicks at once are one. @throws NOT_FOUND, GONE */
async function usable(unit: UnitOfWork, token: string): Promise<InvitationRecord> {
  const row = await byToken(unit, token);
  const sentence = over[stateOf(row, unit.now)];
  if (sentence) throw gone(sentence);
  return row;
}

const over: Record<InvitationState, string | null> = {
  open: null,
  expired: copyInEnglish.invitationExpired,
  withdrawn: copyInEnglish.invitationTakenBack,
  used: copyInEnglish.invitationUsed,
};

function stateOf({ accepted_at, withdrawn_at, expires_at }: InvitationRecord, now: Date): InvitationState {
  if (accepted_at) return 'used';
  if (withdrawn_at) return 'withdrawn';
  return expires_at > now ? 'open' : 'expired';
}

async function byToken({ tx }: UnitOfWork, token: string): Promise<InvitationRecord> {
  const [row] = await tx
    .select()
    .from(accountInvitations)
    .where(eq(accountInvitations.token_hash, hashOfToken(token)))
    .for('update');
  if (!row) throw notFound(copy.invitationUnknown);
  return row;
}

async function whoHas({ tx }: UnitOfWork, email: string): Promise<string | undefined> {
  const [row] = await tx.select({ id: user.id }).from(user).where(eq(user.email, email));
  return row?.id;
}
