import { count, eq } from 'drizzle-orm';
import * as copyInEnglish from '#contract/messages/en/billing/answers.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { findProfile, type ProfileRecord } from '#features/accounts';
import { paymentCustomers } from '#server/db/tables/billing.ts';
import { newId } from '#server/db/tables/columns.ts';
import { type Actor, system } from '#server/kernel/actor.ts';
import type { Deps } from '#server/kernel/context.ts';
import { notFound } from '#server/kernel/errors.ts';
import { withActor } from '#server/kernel/transaction.ts';
import type { PayingCustomer, Payments } from '#server/platform/payments/port.ts';
import { findCustomerLink } from './queries.ts';

const copy = spoken(copyInEnglish);

/** The provider's id for an owner, made on the first need; their name and address there are the profile's. */
export async function ensureCustomer(
  deps: Pick<Deps, 'store'>,
  payments: Payments,
  actor: Actor,
  userId: string,
): Promise<string> {
  const { profile, link, links } = await withActor(deps.store, actor, async (unit) => {
    const profile = await findProfile(unit, userId);
    if (!profile) throw notFound(copy.noAccount);
    const [made] = await unit.tx
      .select({ n: count() })
      .from(paymentCustomers)
      .where(eq(paymentCustomers.user_id, userId));
    return { profile, link: await findCustomerLink(unit, userId), links: made?.n ?? 0 };
  });
  if (link) {
    await payments.updateCustomer(link.customer_id, payingCustomer(profile));
    return link.customer_id;
  }
  // One customer for each try at having one: two tabs at once get the same, one after a deletion gets another.
  const customer = await payments.addCustomer(payingCustomer(profile), `customer-${userId}-${links}`);
  return withActor(deps.store, system, async (unit) => {
    const row = { id: newId(), user_id: userId, customer_id: customer, created_at: unit.now };
    await unit.tx.insert(paymentCustomers).values(row).onConflictDoNothing();
    return (await findCustomerLink(unit, userId))?.customer_id ?? customer;
  });
}

export const payingCustomer = (profile: ProfileRecord): PayingCustomer => ({
  userId: profile.id,
  email: profile.email,
  name: profile.company_name || profile.full_name,
  phone: profile.phone_number,
  address: profile.address_line1
    ? {
        line1: profile.address_line1,
        line2: profile.address_line2 ?? '',
        city: profile.address_city ?? '',
        state: profile.address_state ?? '',
        postal_code: profile.address_zip ?? '',
      }
    : null,
});
