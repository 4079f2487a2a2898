import type { WholeProperty } from '#contract/property-changes.ts';
import { createProperty, type PropertyRecord } from '#features/properties';
import type { Owner } from '#server/kernel/actor.ts';
import { notFound } from '#server/kernel/errors.ts';
import type { Unit } from '#server/kernel/transaction.ts';
import type { Vault } from '#server/platform/vault/port.ts';
import { assignContractors } from './assign-contractors.ts';

/**
 * A property with whoever serves it, all of it or nothing (product rules, section 12.12). @throws AddressTaken;
 * NOT_FOUND for a contractor that is not the owner's
 */
export async function createWholeProperty(
  unit: Unit,
  vault: Vault,
  owner: Owner,
  { contractors, images, ...fields }: WholeProperty,
): Promise<PropertyRecord> {
  if (Object.keys(images).length) throw notFound(); // none can have been staged yet
  const row = await createProperty(unit, vault, owner, fields);
  await assignContractors(unit, { customerId: owner.customerId, propertyId: row.id }, contractors);
  return row;
}
