import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { AccountOfMine } from '#contract/accounts/accounts.ts';
import { seesCodes } from '#contract/accounts/roles.ts';
import { accountDeletions, users } from '#server/db/tables/accounts.ts';
import { accountMembers } from '#server/db/tables/people.ts';
import { type Actor, type Owner, system } from '#server/kernel/actor.ts';
import type { Deps } from '#server/kernel/context.ts';
import { type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
import type { SignedIn } from './authenticate.ts';

type Person = Pick<SignedIn, 'actor' | 'ownsAccount'>;

/**
 * As whom somebody asks who is signed in: in the account that they name, or in their own, or in the first that they
 * were let into. Undefined where they are in none any more, or not in that one. Whoever asks in their own costs no look-up.
 */
export async function actorIn(
  deps: Pick<Deps, 'store'>,
  { actor, ownsAccount }: Person,
  wanted: string | null,
): Promise<Actor | undefined> {
  if (actor.kind !== 'owner') return actor;
  if (ownsAccount && (!wanted || wanted === actor.customerId)) return actor;
  return withActor(deps.store, system, async (unit) => {
    const [found] = await rolesOf(unit, actor.userId, wanted ?? undefined);
    if (!found) return wanted || (await wasLetIn(unit, actor.userId)) ? undefined : actor;
    const { id, role, codes } = found;
    return { ...actor, customerId: id, member: { role, codes } };
  });
}

/** Whether somebody is in an account or was taken out of one: whoever never was has no account at all, and is told so. */
async function wasLetIn({ tx }: UnitOfWork, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: accountMembers.id })
    .from(accountMembers)
    .where(eq(accountMembers.user_id, userId))
    .limit(1);
  return rows.length > 0;
}

/** In which accounts somebody has a role, the oldest first. An account that is being deleted is none. */
export async function rolesOf({ tx }: UnitOfWork, userId: string, customerId?: string) {
  const gone = sql`exists (select from ${accountDeletions} d where d.customer_id = ${users.id} and d.begun_at is not null)`;
  const rows = await tx
    .select({ id: users.id, name: nameOfAccount, role: accountMembers.role, codes: accountMembers.codes })
    .from(accountMembers)
    .innerJoin(users, eq(users.id, accountMembers.customer_id))
    .where(
      and(
        eq(accountMembers.user_id, userId),
        isNull(accountMembers.removed_at),
        customerId ? sql`${accountMembers.customer_id}::text = ${customerId}` : undefined,
        sql`not ${gone}`,
      ),
    )
    .orderBy(asc(accountMembers.joined_at), asc(accountMembers.id));
  return rows.map((row) => ({ ...row, codes: seesCodes(row.role, row.codes) }));
}

/** All that somebody can work in, their own first, and the one they ask in. */
export async function accountsOf(deps: Pick<Deps, 'store'>, { userId, customerId }: Owner) {
  const accounts = await withActor(deps.store, system, async (unit): Promise<AccountOfMine[]> => {
    const own = await unit.tx.select({ id: users.id, name: nameOfAccount }).from(users).where(eq(users.id, userId));
    const roles = await rolesOf(unit, userId);
    return [...own.map((one) => ({ ...one, role: 'holder' as const, codes: true })), ...roles];
  });
  return { accounts, account: accounts.find(({ id }) => id === customerId) ?? null };
}

const nameOfAccount = sql<string>`coalesce(nullif(${users.company_name}, ''), ${users.full_name})`;
