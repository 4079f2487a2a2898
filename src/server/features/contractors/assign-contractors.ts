import { and, eq, sql } from 'drizzle-orm';
import type { AssignedContractor } from '#contract/assigned.ts';
import { contractors, propertyContractors } from '#server/db/tables/contractors.ts';
import { notFound } from '#server/kernel/errors.ts';
import type { Unit } from '#server/kernel/transaction.ts';
import { addContractor } from './add-contractor.ts';
import { changeContractor } from './change-contractor.ts';

/**
 * Links a contractor to a property at the end of its order, once. The star goes to it when it is asked for, and to the
 * first one anyhow: no property is without a Contact Point Person.
 */
export async function assignContractor(
  unit: Unit,
  link: { customerId: string; propertyId: string; contractorId: string; isContactPoint?: boolean },
): Promise<void> {
  const { tx } = unit;
  const others = await tx
    .select({ rank: propertyContractors.rank, star: propertyContractors.is_contact_point })
    .from(propertyContractors)
    .where(
      and(eq(propertyContractors.property_id, link.propertyId), eq(propertyContractors.customer_id, link.customerId)),
    );
  await tx
    .insert(propertyContractors)
    .values({
      property_id: link.propertyId,
      contractor_id: link.contractorId,
      customer_id: link.customerId,
      is_contact_point: false,
      rank: Math.max(0, ...others.map((o) => o.rank)) + 1,
      created_at: unit.now,
      updated_at: unit.now,
    })
    .onConflictDoNothing();
  if (link.isContactPoint || !others.some((o) => o.star)) await moveStar(unit, link.propertyId, link.contractorId);
  await unit.emit({ kind: 'property.changed', customer_id: link.customerId, property_id: link.propertyId });
}

/**
 * The last step of creating a property (spec 2, section 7): each one found, changed or added, then linked, in the order
 * given. @throws NOT_FOUND for an id that is not the customer's
 */
export async function assignContractors(
  unit: Unit,
  place: { customerId: string; propertyId: string },
  all: AssignedContractor[],
): Promise<void> {
  for (const { is_contact_point, id, ...fields } of all) {
    const row = id
      ? await changeContractor(unit, place.customerId, { id, ...fields })
      : await addContractor(unit, place.customerId, fields);
    await assignContractor(unit, { ...place, contractorId: row.id, isContactPoint: is_contact_point });
  }
}

/**
 * The index allows one star a property at every moment, so that the old one goes first. Whoever gets it cannot be
 * removed until this is durable. @throws NOT_FOUND for one who is no longer active
 */
export async function moveStar({ tx, now }: Unit, propertyId: string, contractorId: string): Promise<void> {
  const [active] = await tx
    .select({ id: contractors.id })
    .from(contractors)
    .where(and(eq(contractors.id, contractorId), eq(contractors.status, 'active')))
    .for('share');
  if (!active) throw notFound();
  const here = eq(propertyContractors.property_id, propertyId);
  await tx
    .update(propertyContractors)
    .set({ is_contact_point: false, updated_at: now })
    .where(
      and(here, propertyContractors.is_contact_point, sql`${propertyContractors.contractor_id} <> ${contractorId}`),
    );
  await tx
    .update(propertyContractors)
    .set({ is_contact_point: true, updated_at: now })
    .where(and(here, eq(propertyContractors.contractor_id, contractorId)));
}
