import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Billing, SubscriptionView } from '#contract/billing/billing.ts';
import { users } from '#server/db/tables/accounts.ts';
import { paymentCustomers, subscriptions } from '#server/db/tables/billing.ts';
import { properties } from '#server/db/tables/properties.ts';
import type { Settings } from '#server/kernel/env.ts';
import { statement } from '#server/kernel/statement.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { currentOf, entitlements, type PlanFacts, type SubscriptionFacts, standingOf } from './policy.ts';
import { planOfPrice } from './prices.ts';

export type SubscriptionRecord = typeof subscriptions.$inferSelect;
export type CustomerLink = typeof paymentCustomers.$inferSelect;

/** The customer at the provider, as long as there is one (spec 1, section 7). */
export async function findCustomerLink({ tx }: UnitOfWork, userId: string): Promise<CustomerLink | undefined> {
  const [row] = await tx
    .select()
    .from(paymentCustomers)
    .where(and(eq(paymentCustomers.user_id, userId), isNull(paymentCustomers.deleted_at)));
  return row;
}

export const subscriptionsOf = ({ tx }: UnitOfWork, customerId: string): Promise<SubscriptionRecord[]> =>
  tx
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.customer_id, customerId))
    .orderBy(desc(subscriptions.created_at), desc(subscriptions.id));

export const toFacts =
  (settings: Settings) =>
  (row: SubscriptionRecord): SubscriptionFacts & { row: SubscriptionRecord } => ({
    row,
    plan: planOfPrice(settings, row.price_id),
    status: row.status,
    createdAt: row.created_at,
    periodStart: row.current_period_start,
    cancelAt: row.cancel_at,
    endedAt: row.ended_at,
  });

/** What a plan is judged by, in one question. */
export async function planFactsOf(unit: UnitOfWork, settings: Settings, customerId: string) {
  const rows = await withPlans(unit).execute({ customerId });
  const user = rows[0]?.user;
  const found = rows.flatMap(({ subscription }) => (subscription ? [toFacts(settings)(subscription)] : []));
  const facts = { trialEndsAt: user?.trial_ends_at ?? null, subscriptions: found } satisfies PlanFacts;
  return { user, facts };
}

const withPlans = statement((tx) =>
  tx
    .select({ user: users, subscription: subscriptions })
    .from(users)
    .leftJoin(subscriptions, eq(subscriptions.customer_id, users.id))
    .where(eq(users.id, sql.placeholder('customerId'))),
);

/** Active properties of a customer: what is paid for. */
export async function countProperties({ tx }: UnitOfWork, customerId: string): Promise<number> {
  const [row] = await tx
    .select({ n: sql<number>`count(*)::int` })
    .from(properties)
    .where(and(eq(properties.customer_id, customerId), eq(properties.status, 'active')));
  return row?.n ?? 0;
}

export async function viewBilling(unit: UnitOfWork, settings: Settings, customerId: string): Promise<Billing> {
  const { facts } = await planFactsOf(unit, settings, customerId);
  const [link, count, rows] = [
    await findCustomerLink(unit, customerId),
    await countProperties(unit, customerId),
    await subscriptionsOf(unit, customerId),
  ];
  const standing = standingOf(facts, unit.now);
  const current = currentOf(rows.map(toFacts(settings)));
  return {
    standing: { ...standing, until: standing.until?.toISOString() ?? null },
    subscription: current ? toView(current) : null,
    properties: count,
    has_portal: link !== undefined,
    can: entitlements(standing),
  };
}

function toView({ row, plan }: SubscriptionFacts & { row: SubscriptionRecord }): SubscriptionView {
  return {
    id: row.id,
    price_id: row.price_id,
    plan,
    interval: row.interval && (row.interval === 'year' ? 'annual' : 'monthly'),
    status: row.status,
    quantity: row.quantity,
    current_period_end: row.current_period_end?.toISOString() ?? null,
    trial_ends_at: row.trial_ends_at?.toISOString() ?? null,
    cancel_at: row.cancel_at?.toISOString() ?? null,
  };
}
