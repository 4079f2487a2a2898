import { and, eq } from 'drizzle-orm';
import type { PreferenceChanges, Preferences } from '#contract/accounts/preferences.ts';
import { accountMembers } from '#server/db/tables/people.ts';
import type { Owner } from '#server/kernel/actor.ts';
import { notFound, notInRole } from '#server/kernel/errors.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { readPreferences } from './account-preferences.ts';

// By the house: a member's own order of tables stands with their membership, which only owners may write, and is kept
// for those too who write nothing else.

/** The account's, but for the order and the room of tables, which are everybody's own. */
export async function memberPreferences(unit: UnitOfWork, member: Owner): Promise<Preferences> {
  const account = await readPreferences(unit, member.customerId);
  const [row] = await unit.tx.select({ own: accountMembers.preferences }).from(accountMembers).where(of(member));
  if (!row) throw notFound();
  const { sorts, compact_tables = false } = row.own;
  const none = { properties: null, contractors: null, work_orders: null };
  return { ...account, sorts: { ...none, ...sorts }, compact_tables };
}

/** @throws NOT_IN_ROLE for what is the account's: for how long chats are kept, and what is kept of guests' choices */
export async function saveMemberPreferences(
  unit: UnitOfWork,
  member: Owner,
  { sorts, compact_tables, chat_months, keep_choices }: PreferenceChanges,
): Promise<Preferences> {
  if (chat_months !== undefined || keep_choices !== undefined) throw notInRole();
  const [row] = await unit.tx
    .select({ own: accountMembers.preferences })
    .from(accountMembers)
    .where(of(member))
    .for('update');
  if (!row) throw notFound();
  const own = {
    ...row.own,
    sorts: { ...row.own.sorts, ...sorts },
    ...(compact_tables !== undefined && { compact_tables }),
  };
  await unit.tx.update(accountMembers).set({ preferences: own }).where(of(member));
  return memberPreferences(unit, member);
}

const of = ({ customerId, userId }: Owner) =>
  and(eq(accountMembers.customer_id, customerId), eq(accountMembers.user_id, userId));
