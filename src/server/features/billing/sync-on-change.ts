import { and, eq, inArray, sql } from 'drizzle-orm';
import { findProfile } from '#features/accounts';
import { subscriptions } from '#server/db/tables/billing.ts';
import { system } from '#server/kernel/actor.ts';
import type { Deps } from '#server/kernel/context.ts';
import { statement } from '#server/kernel/statement.ts';
import { type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
import { payingCustomer } from './customer.ts';
import { countProperties, findCustomerLink } from './queries.ts';

const running = ['active', 'trialing', 'past_due', 'unpaid'];

/** A property came, went or came back: what is paid for follows, once the change is durable. */
export async function syncQuantityOnChange(unit: UnitOfWork, customerId: string): Promise<void> {
  if ((await runningOf(unit, customerId)).length) await unit.enqueue('payment.quantity', { customerId });
}

/** The profile changed: invoices are made out to what it says now. */
export async function syncCustomerOnChange(unit: UnitOfWork, customerId: string): Promise<void> {
  if (await findCustomerLink(unit, customerId)) await unit.enqueue('payment.customer', { customerId });
}

/** Job. The number there is counts, however many changes led here; a subscription is for one property at least. */
export async function adjustQuantity(
  deps: Pick<Deps, 'payments' | 'settings' | 'store'>,
  customerId: string,
): Promise<void> {
  const { payments } = deps;
  if (!payments) return;
  const { all, count } = await withActor(deps.store, system, async (unit) => ({
    all: await runningOf(unit, customerId),
    count: Math.max(1, await countProperties(unit, customerId)),
  }));
  for (const { provider_id } of all) await payments.setQuantity(provider_id, count, deps.settings.STRIPE_PRORATION);
}

/** Job. */
export async function adjustCustomer(deps: Pick<Deps, 'payments' | 'store'>, customerId: string): Promise<void> {
  const { profile, link } = await withActor(deps.store, system, async (unit) => ({
    profile: await findProfile(unit, customerId),
    link: await findCustomerLink(unit, customerId),
  }));
  if (profile && link) await deps.payments?.updateCustomer(link.customer_id, payingCustomer(profile));
}

const runningOf = (unit: UnitOfWork, customerId: string) => runningPlans(unit).execute({ customerId });

const runningPlans = statement((tx) =>
  tx
    .select({ provider_id: subscriptions.provider_id })
    .from(subscriptions)
    .where(and(eq(subscriptions.customer_id, sql.placeholder('customerId')), inArray(subscriptions.status, running))),
);
