import { and, eq } from 'drizzle-orm';
import type { Member } from '#contract/accounts/people.ts';
import type { MemberRole } from '#contract/enumerations/people.ts';
import { accountMembers } from '#server/db/tables/people.ts';
import type { Owner } from '#server/kernel/actor.ts';
import { notFound } from '#server/kernel/errors.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { asMember } from './invite.ts';
import { canComeBack } from './people-rows.ts';

type Done = { id: string };
type Change = { role?: MemberRole | undefined; codes?: boolean | undefined };

/**
 * From the next request on they are what they were made: a trigger ends what their sessions hold open. Another role
 * brings what that role sees of codes, unless it is said.
 */
export async function changeMember(unit: UnitOfWork, owner: Owner, member: Member, change: Change): Promise<Done> {
  const role = change.role ?? member.role;
  const codes = change.codes ?? (role === member.role ? member.codes : role === 'owner' || role === 'manager');
  const { id, name } = member;
  if (role === member.role && codes === member.codes) return { id };
  await set(unit, owner, id, { role, codes });
  await unit.audit({ kind: 'member.changed', customerId: owner.customerId, subject: asMember(name, role, codes) });
  return { id };
}

/** At once; they can be brought back for a day. */
export async function removeMember(unit: UnitOfWork, owner: Owner, { id, name }: Member): Promise<Done> {
  await set(unit, owner, id, { removed_at: unit.now });
  await unit.audit({ kind: 'member.removed', customerId: owner.customerId, subject: name });
  return { id };
}

/** @throws NOT_FOUND for whoever was not removed within the last day */
export async function restoreMember(unit: UnitOfWork, { customerId }: Owner, id: string): Promise<Done> {
  const [row] = await unit.tx
    .update(accountMembers)
    .set({ removed_at: null, updated_at: unit.now })
    .where(and(eq(accountMembers.id, id), eq(accountMembers.customer_id, customerId), canComeBack(unit.now)))
    .returning({ id: accountMembers.id });
  if (!row) throw notFound();
  await unit.audit({ kind: 'member.restored', customerId, subject: null });
  return { id };
}

async function set(
  unit: UnitOfWork,
  { customerId }: Owner,
  id: string,
  change: Partial<typeof accountMembers.$inferInsert>,
) {
  const rows = await unit.tx
    .update(accountMembers)
    .set({ ...change, updated_at: unit.now })
    .where(and(eq(accountMembers.id, id), eq(accountMembers.customer_id, customerId)))
    .returning({ id: accountMembers.id });
  if (rows.length === 0) throw notFound();
}
