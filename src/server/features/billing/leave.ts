import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { accountDeletions } from '#server/db/tables/accounts.ts';
import { paymentCustomers, subscriptions } from '#server/db/tables/billing.ts';
import { system } from '#server/kernel/actor.ts';
import type { Deps } from '#server/kernel/context.ts';
import { type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
import { isRunning } from './policy.ts';

/**
 * Job. An account that is to go is not charged again: its plan ends with what is paid for. Taken back, what was stopped
 * for it goes on, and nothing that the owner had ended themselves.
 */
export async function syncPlanOnDeletion(deps: Pick<Deps, 'payments' | 'store'>, customerId: string): Promise<void> {
  const { payments } = deps;
  const before = await withActor(deps.store, system, (unit) => noteStopped(unit, customerId));
  if (!before || before.begun_at) return;
  const goes = before.taken_back_at === null;
  for (const id of before.stopped) await payments?.setRenewal(id, !goes);
  await withActor(deps.store, system, async (unit) => {
    const now = await deletionOf(unit, customerId);
    if (!now || now.begun_at) return;
    if ((now.taken_back_at === null) !== goes) throw new Error('The deletion was asked for or taken back meanwhile.');
    if (!goes) await unit.tx.delete(accountDeletions).where(isTakenBack(customerId));
  });
}

const isTakenBack = (customerId: string) =>
  and(eq(accountDeletions.customer_id, customerId), isNotNull(accountDeletions.taken_back_at));

async function deletionOf({ tx }: UnitOfWork, customerId: string) {
  const which = eq(accountDeletions.customer_id, customerId);
  const [row] = await tx.select().from(accountDeletions).where(which).for('update');
  return row;
}

/** Which are to be stopped is kept before any is: whatever happens then, taking it back finds them. */
async function noteStopped(unit: UnitOfWork, customerId: string) {
  const row = await deletionOf(unit, customerId);
  if (!row || row.taken_back_at) return row;
  const renewing = await unit.tx
    .select({ id: subscriptions.provider_id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.customer_id, customerId),
        inArray(subscriptions.status, ['active', 'trialing', 'past_due', 'unpaid']),
        isNull(subscriptions.cancel_at),
      ),
    );
  const stopped = [...new Set([...row.stopped, ...renewing.map(({ id }) => id)])];
  await unit.tx.update(accountDeletions).set({ stopped }).where(eq(accountDeletions.customer_id, customerId));
  return { ...row, stopped };
}

/** The account goes now: what still runs at the provider ends at once, whatever our rows say of it. */
export async function endSubscriptions(
  { store, payments }: Pick<Deps, 'payments' | 'store'>,
  customerId: string,
): Promise<void> {
  if (!payments) return;
  const links = await withActor(store, system, ({ tx }) =>
    tx.select().from(paymentCustomers).where(eq(paymentCustomers.user_id, customerId)),
  );
  for (const { customer_id } of links) {
    const truth = await payments.truthOf(customer_id);
    for (const one of truth.subscriptions.filter(isRunning)) await payments.endSubscription(one.id);
  }
}
