import { eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { ProfileChanges } from '#contract/accounts/account-forms.ts';
import type { Profile } from '#contract/accounts/accounts.ts';
import { trialDays } from '#contract/billing/plans.ts';
import * as plansInEnglish from '#contract/messages/en/billing/answers.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { users } from '#server/db/tables/accounts.ts';
import { notFound } from '#server/kernel/errors.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

const plans = spoken(plansInEnglish);

export type ProfileRecord = typeof users.$inferSelect;

/** The trial begins when the address is verified. */
export async function startTrial(db: NodePgDatabase, userId: string): Promise<void> {
  await db.update(users).set({ trial_ends_at: trialEnd }).where(eq(users.id, userId));
}

/** The profile record of a customer, as the unit's actor may see it. */
export async function findProfile({ tx }: UnitOfWork, customerId: string): Promise<ProfileRecord | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.id, customerId));
  return row;
}

/** Only the own record, only these fields. @throws NOT_FOUND */
export async function saveProfile(
  unit: UnitOfWork,
  customerId: string,
  changes: ProfileChanges,
): Promise<ProfileRecord> {
  const [row] = await unit.tx
    .update(users)
    .set({ ...changes, phone_number: digits(changes.phone_number), updated_at: unit.now })
    .where(eq(users.id, customerId))
    .returning();
  if (!row) throw notFound();
  await unit.emit({ kind: 'account.changed', customer_id: customerId });
  return row;
}

/** When a trial that begins now is over. */
export const trialEnd = sql`now() + make_interval(days => ${trialDays})`;

/**
 * How an owner's own number is kept: ten digits of this country, which its form asks for (spec 1, section 5). Everybody
 * else's is kept as E.164 (`kernel/phones.ts`).
 */
export const digits = (phone: string): string => phone.replace(/\D/g, '');

/** `(XXX) XXX-XXXX` when there are ten digits, as it is otherwise. */
function formatPhone(phone: string | null): string | null {
  const ten = phone && /^(\d{3})(\d{3})(\d{4})$/.exec(digits(phone));
  return ten ? `(${ten[1]}) ${ten[2]}-${ten[3]}` : phone;
}

export const toProfile = (row: ProfileRecord): Profile => ({
  id: row.id,
  email: row.email,
  full_name: row.full_name,
  company_name: row.company_name,
  phone_number: formatPhone(row.phone_number),
  address_line1: row.address_line1,
  address_line2: row.address_line2,
  address_city: row.address_city,
  address_state: row.address_state,
  address_zip: row.address_zip,
  mfa_enabled: row.mfa_enabled,
  mfa_type: row.mfa_type,
  payment_brand: row.payment_brand,
  payment_last4: row.payment_last4,
  // Without a plan the row holds these words in English.
  plan_name: row.plan_id ? row.plan_name : plans.freeTrial,
  plan_status: row.plan_status,
  updated_at: row.updated_at.toISOString(),
});
