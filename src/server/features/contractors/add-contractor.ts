import { and, eq, sql } from 'drizzle-orm';
import type { NewContractor } from '#contract/contractors.ts';
import { newId } from '#server/db/tables/columns.ts';
import { contractors, propertyContractors } from '#server/db/tables/contractors.ts';
import type { Unit } from '#server/kernel/transaction.ts';
import type { ContractorRecord } from './queries.ts';

/** Finds the customer's contractor by service type, company and phone and brings it up to date, or adds it (spec 2, section 7). */
export async function addContractor(
  unit: Unit,
  customerId: string,
  input: NewContractor & { id?: string; created_at?: Date },
): Promise<ContractorRecord> {
  const at = input.created_at ?? unit.now;
  const values = { ...input, customer_id: customerId, id: input.id ?? newId(), created_at: at, updated_at: at };
  const { id, created_at, customer_id, ...changes } = values;
  const [row] = await unit.tx
    .insert(contractors)
    .values(values)
    .onConflictDoUpdate({
      target: [contractors.customer_id, contractors.service_type, contractors.company_name, contractors.phone],
      targetWhere: sql`status = 'active'`,
      set: changes,
    })
    .returning();
  if (!row) throw new Error('insert returned no row');
  await unit.emit({ kind: 'contractor.changed', customer_id: customerId });
  return row;
}

/** Links a contractor to a property at the end of its order; the first one linked becomes its contact point. */
export async function assignContractor(
  unit: Unit,
  link: { customerId: string; propertyId: string; contractorId: string; isContactPoint?: boolean },
): Promise<void> {
  const { tx } = unit;
  const others = await tx
    .select({ rank: propertyContractors.rank })
    .from(propertyContractors)
    .where(
      and(eq(propertyContractors.property_id, link.propertyId), eq(propertyContractors.customer_id, link.customerId)),
    );
  const isContactPoint = link.isContactPoint ?? others.length === 0;
  if (isContactPoint) {
    await tx
      .update(propertyContractors)
      .set({ is_contact_point: false })
      .where(eq(propertyContractors.property_id, link.propertyId));
  }
  await tx
    .insert(propertyContractors)
    .values({
      property_id: link.propertyId,
      contractor_id: link.contractorId,
      customer_id: link.customerId,
      is_contact_point: isContactPoint,
      rank: Math.max(0, ...others.map((o) => o.rank)) + 1,
      created_at: unit.now,
      updated_at: unit.now,
    })
    .onConflictDoNothing();
  await unit.emit({ kind: 'property.changed', customer_id: link.customerId, property_id: link.propertyId });
}
