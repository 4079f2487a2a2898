import { and, eq, isNull, or } from 'drizzle-orm';
import type { ProtocolRules } from '#contract/protocols.ts';
import { protocols } from '#server/db/tables/protocols.ts';
import type { Unit } from '#server/kernel/transaction.ts';
import { mergeRules } from './policy.ts';

/** The rules in force at a property (or for the account when no property is given). */
export async function rulesFor({ tx }: Unit, customerId: string, propertyId?: string): Promise<ProtocolRules> {
  const rows = await tx
    .select({ propertyId: protocols.property_id, rules: protocols.rules })
    .from(protocols)
    .where(
      and(
        eq(protocols.customer_id, customerId),
        or(isNull(protocols.property_id), propertyId ? eq(protocols.property_id, propertyId) : undefined),
      ),
    );
  const account = rows.find((r) => r.propertyId === null)?.rules;
  return mergeRules(account, rows.find((r) => r.propertyId !== null && r.propertyId === propertyId)?.rules);
}

/** Replaces what an account or a property says of its own; the rest keeps coming from the layer below. */
export async function saveRules(
  unit: Unit,
  customerId: string,
  propertyId: string | null,
  rules: Partial<ProtocolRules>,
): Promise<void> {
  await unit.tx
    .insert(protocols)
    .values({ customer_id: customerId, property_id: propertyId, rules, created_at: unit.now, updated_at: unit.now })
    .onConflictDoUpdate({
      target: [protocols.customer_id, protocols.property_id],
      set: { rules, updated_at: unit.now },
    });
}
