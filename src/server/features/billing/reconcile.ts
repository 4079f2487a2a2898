import { eq } from 'drizzle-orm';
import { z } from '#contract/z.ts';
import { accountDeletions, users } from '#server/db/tables/accounts.ts';
import { paymentCustomers } from '#server/db/tables/billing.ts';
import { newId } from '#server/db/tables/columns.ts';
import { system } from '#server/kernel/actor.ts';
import type { Deps } from '#server/kernel/context.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { syncPlanOnDeletion } from './leave.ts';
import type { CustomerLink } from './queries.ts';
import { linkOfCustomer, syncCustomer } from './sync.ts';
import { adjustQuantity } from './sync-on-change.ts';

/**
 * Once a night: each customer at the provider is compared with our rows, and our rows are made right; the quantity
 * there is made right by what we have. @returns how many customers were looked at, and how many had drifted
 */
export async function reconcile(
  deps: Pick<Deps, 'log' | 'payments' | 'settings' | 'store'>,
): Promise<{ looked: number; repaired: number }> {
  const { payments } = deps;
  let [looked, repaired] = [0, 0];
  if (!payments) return { looked, repaired };
  for await (const customer of payments.customers()) {
    const { link, added } = await findOrAddLink(deps, customer);
    if (!link) continue;
    looked += 1;
    const drifted = await syncCustomer(deps, payments, link);
    if (drifted || added) repaired += 1;
    await adjustQuantity(deps, link.user_id);
  }
  const leaving = await withActor(deps.store, system, ({ tx }) => tx.select().from(accountDeletions));
  for (const { customer_id } of leaving) await syncPlanOnDeletion(deps, customer_id);
  if (repaired) deps.log.warn({ looked, repaired }, 'billing had drifted from the payment provider');
  return { looked, repaired };
}

/** A link that was lost is made again from the user the customer was made for. */
function findOrAddLink(deps: Pick<Deps, 'store'>, { id, userId }: { id: string; userId: string | null }) {
  return withActor(deps.store, system, async (unit): Promise<{ link: CustomerLink | undefined; added: boolean }> => {
    const known = await linkOfCustomer(unit, id);
    if (known) return { link: known, added: false };
    const owner = z.uuid().safeParse(userId).data;
    if (!owner) return { link: undefined, added: false };
    const [user] = await unit.tx.select({ id: users.id }).from(users).where(eq(users.id, owner));
    if (!user) return { link: undefined, added: false };
    const row = { id: newId(), user_id: user.id, customer_id: id, created_at: unit.now };
    const [link] = await unit.tx.insert(paymentCustomers).values(row).onConflictDoNothing().returning();
    return { link, added: link !== undefined };
  });
}
