import { and, eq, lt, notInArray, sql } from 'drizzle-orm';
import { planOf } from '#contract/billing/plans.ts';
import * as copyInEnglish from '#contract/messages/en/billing/answers.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { users } from '#server/db/tables/accounts.ts';
import { paymentCustomers, subscriptions } from '#server/db/tables/billing.ts';
import { newId } from '#server/db/tables/columns.ts';
import { system } from '#server/kernel/actor.ts';
import { allSettledInOrder } from '#server/kernel/all-settled-in-order.ts';
import type { Deps } from '#server/kernel/context.ts';
import type { Settings } from '#server/kernel/env.ts';
import { type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
import type { CustomerTruth, Payments, ProviderSubscription } from '#server/platform/payments/port.ts';
import { tellOfPayments } from './payment-notices.ts';
import { currentOf } from './policy.ts';
import { planOfPrice } from './prices.ts';
import { type CustomerLink, subscriptionsOf } from './queries.ts';

const copy = spoken(copyInEnglish);

/** Whose customer it is; deleted ones too, since their last word may still come. */
export async function linkOfCustomer({ tx }: UnitOfWork, customer: string): Promise<CustomerLink | undefined> {
  const [row] = await tx.select().from(paymentCustomers).where(eq(paymentCustomers.customer_id, customer));
  return row;
}

/**
 * Makes our rows what the provider says now. The provider is asked outside any transaction; a number taken before the
 * question lets an answer go that was overtaken by a later one.
 * @returns whether anything was different
 */
export async function syncCustomer(
  deps: Pick<Deps, 'settings' | 'store'>,
  payments: Payments,
  link: CustomerLink,
): Promise<boolean> {
  const ticket = await withActor(deps.store, system, async ({ tx }) => {
    const [row] = await tx
      .update(paymentCustomers)
      .set({ last_ticket: sql`${paymentCustomers.last_ticket} + 1` })
      .where(eq(paymentCustomers.id, link.id))
      .returning({ ticket: paymentCustomers.last_ticket });
    return row?.ticket ?? 0;
  });
  const truth = await payments.truthOf(link.customer_id);
  return withActor(deps.store, system, async (unit) => {
    const [written] = await unit.tx
      .update(paymentCustomers)
      .set({
        written_ticket: ticket,
        ...(truth.deleted && { deleted_at: sql`coalesce(${paymentCustomers.deleted_at}, ${unit.now.toISOString()})` }),
      })
      .where(and(eq(paymentCustomers.id, link.id), lt(paymentCustomers.written_ticket, ticket)))
      .returning();
    return written ? write(unit, deps, link.user_id, truth) : false;
  });
}

async function write(
  unit: UnitOfWork,
  deps: Pick<Deps, 'settings'>,
  userId: string,
  truth: CustomerTruth,
): Promise<boolean> {
  const rows = await allSettledInOrder(...truth.subscriptions.map((one) => writeSubscription(unit, userId, one)));
  const gone = await endUnknown(unit, userId, truth);
  const changedUser = await writeProfile(unit, deps.settings, userId, truth);
  const changed = changedUser || gone || rows.includes(true);
  await tellOfPayments(unit, userId, truth);
  if (changed) await unit.emit({ kind: 'subscription.changed', customer_id: userId });
  return changed;
}

/** Nothing is written where nothing is different: a repeated event changes no row. */
async function writeSubscription({ tx, now }: UnitOfWork, userId: string, one: ProviderSubscription): Promise<boolean> {
  const values = {
    customer_id: userId,
    price_id: one.priceId,
    status: one.status,
    quantity: one.quantity,
    interval: one.interval,
    trial_ends_at: one.trialEndsAt,
    current_period_start: one.periodStart,
    current_period_end: one.periodEnd,
    cancel_at: one.cancelAt,
    ended_at: one.endedAt,
    created_at: one.createdAt,
  };
  const s = subscriptions;
  const held = sql`(${s.customer_id}, ${s.price_id}, ${s.status}, ${s.quantity}, ${s.interval}, ${s.trial_ends_at}, ${s.current_period_start}, ${s.current_period_end}, ${s.cancel_at}, ${s.ended_at}, ${s.created_at})`;
  const told = sql`(excluded.customer_id, excluded.price_id, excluded.status, excluded.quantity, excluded.interval, excluded.trial_ends_at, excluded.current_period_start, excluded.current_period_end, excluded.cancel_at, excluded.ended_at, excluded.created_at)`;
  const changed = await tx
    .insert(subscriptions)
    .values({ id: newId(), provider_id: one.id, ...values, updated_at: now })
    .onConflictDoUpdate({
      target: subscriptions.provider_id,
      set: { ...values, updated_at: now },
      setWhere: sql`${held} is distinct from ${told}`,
    })
    .returning({ id: subscriptions.id });
  return changed.length > 0;
}

/** A row that the provider knows nothing of, or whose customer it has deleted, entitles to nothing. */
async function endUnknown({ tx, now }: UnitOfWork, userId: string, truth: CustomerTruth): Promise<boolean> {
  const known = truth.subscriptions.map(({ id }) => id);
  const ended = await tx
    .update(subscriptions)
    .set({ status: 'canceled', ended_at: now, updated_at: now })
    .where(
      and(
        eq(subscriptions.customer_id, userId),
        sql`${subscriptions.status} <> 'canceled'`,
        known.length ? notInArray(subscriptions.provider_id, known) : undefined,
      ),
    )
    .returning({ id: subscriptions.id });
  return ended.length > 0;
}

/** What the profile shows of plan and card (spec 1, section 3). */
async function writeProfile(
  unit: UnitOfWork,
  settings: Settings,
  userId: string,
  truth: CustomerTruth,
): Promise<boolean> {
  const rows = await subscriptionsOf(unit, userId);
  const facts = rows.map((row) => ({ row, status: row.status, createdAt: row.created_at, endedAt: row.ended_at }));
  const current = currentOf(facts);
  const plan = current && planOfPrice(settings, current.row.price_id);
  const set = {
    plan_id: plan ?? null,
    plan_name: plan ? planOf(plan).name : copy.freeTrial,
    // A plan whose first payment is yet to come is a plan all the same.
    plan_status: current ? (current.status === 'trialing' ? 'active' : current.status) : null,
    payment_brand: truth.card?.brand ?? null,
    payment_last4: truth.card?.last4 ?? null,
    payment_method_id: truth.card?.id ?? null,
  };
  const different = sql`(${users.plan_id}, ${users.plan_name}, ${users.plan_status}, ${users.payment_brand}, ${users.payment_last4}, ${users.payment_method_id}) is distinct from (${set.plan_id}::text, ${set.plan_name}::text, ${set.plan_status}::text, ${set.payment_brand}::text, ${set.payment_last4}::text, ${set.payment_method_id}::text)`;
  const changed = await unit.tx
    .update(users)
    .set({ ...set, updated_at: unit.now })
    .where(and(eq(users.id, userId), different))
    .returning({ id: users.id });
  return changed.length > 0;
}
