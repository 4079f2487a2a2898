import { and, eq, sql } from 'drizzle-orm';
import type { AssignedContractor } from '#contract/contractors/assigned.ts';
import { contractors, propertyContractors } from '#server/db/tables/contractors.ts';
import { notFound } from '#server/kernel/errors.ts';
import { phoneToKeep } from '#server/kernel/phones.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { addContractor } from './add-contractor.ts';
import { changeContractor } from './change-contractor.ts';

/**
 * Links a contractor to a property at the end of its order, once. The star goes to it when it is asked for, and to the
 * first one anyhow: no property is without a Contact Point Person.
 */
export async function assignContractor(
  unit: UnitOfWork,
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

/** Whom a new property gets, in order: whoever was named twice once. `star` is who has it. */
export type Chosen = { ids: string[]; star: string | undefined };

/**
 * Each one found, changed or added (spec 2, section 7), and held by that, so that nobody can remove them before this is
 * durable. The star goes to who has it, to the first one when nobody does. @throws NOT_FOUND for an id that is not the
 * customer's
 */
export async function chooseContractors(
  unit: UnitOfWork,
  customerId: string,
  all: AssignedContractor[],
): Promise<Chosen> {
  const stars = new Map<string, boolean>();
  for (const [at, { is_contact_point, id, ...fields }] of all.entries()) {
    const field = `contractors.${at}.phone`;
    const row = id
      ? await changeContractor(unit, customerId, { id, ...fields }, field)
      : await addContractor(unit, customerId, { ...fields, phone: phoneToKeep(fields.phone, { field }) });
    stars.set(row.id, is_contact_point || stars.get(row.id) === true);
  }
  const ids = [...stars.keys()];
  return { ids, star: ids.find((id) => stars.get(id)) ?? ids[0] };
}

/** The last step of creating a property: all are linked at once, in their order. */
export async function linkContractors(
  unit: UnitOfWork,
  { customerId, propertyId }: { customerId: string; propertyId: string },
  { ids, star }: Chosen,
): Promise<void> {
  if (!ids.length) return;
  await unit.tx.insert(propertyContractors).values(
    ids.map((id, at) => ({
      property_id: propertyId,
      contractor_id: id,
      customer_id: customerId,
      is_contact_point: id === star,
      rank: at + 1,
      created_at: unit.now,
      updated_at: unit.now,
    })),
  );
}

/**
 * The index allows one star a property at every moment, so that the old one goes first. Whoever gets it cannot be
 * removed until this is durable. @throws NOT_FOUND for one who is no longer active
 */
export async function moveStar({ tx, now }: UnitOfWork, propertyId: string, contractorId: string): Promise<void> {
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
