import { randomBytes } from 'node:crypto';
import { type NewProperty, PropertyFacts } from '#contract/properties.ts';
import { newId } from '#server/db/tables/columns.ts';
import { properties } from '#server/db/tables/properties.ts';
import type { Owner } from '#server/kernel/actor.ts';
import { constraintOf } from '#server/kernel/database-errors.ts';
import { conflict } from '#server/kernel/errors.ts';
import type { Unit } from '#server/kernel/transaction.ts';
import type { Vault } from '#server/platform/vault/port.ts';
import { normalizeAddress } from './normalize-address.ts';
import type { PropertyRecord } from './queries.ts';
import { sealSecrets } from './secrets.ts';

/** 128 random bits: what a guest link is made of. */
export const newGuestToken = (): string => randomBytes(16).toString('base64url');

export type PropertyToCreate = NewProperty & { id?: string; created_at?: Date; guest_token?: string };

/** Adds a property with its secrets sealed. @throws CONFLICT when the address is taken (spec 2, section 8). */
export async function createProperty(
  unit: Unit,
  vault: Vault,
  owner: Pick<Owner, 'customerId'>,
  input: PropertyToCreate,
): Promise<PropertyRecord> {
  const id = input.id ?? newId();
  const at = input.created_at ?? unit.now;
  const facts = PropertyFacts.partial().parse(input);
  try {
    const [row] = await unit.tx
      .insert(properties)
      .values({
        ...facts,
        ...sealSecrets(vault, id, input),
        id,
        customer_id: owner.customerId,
        name: input.name,
        street_address: input.street_address,
        city: input.city,
        state: input.state,
        zip: input.zip,
        normalized_address: normalizeAddress(input),
        ...(input.timezone && { timezone: input.timezone }),
        beds: input.beds ?? null,
        baths: input.baths ?? null,
        sq_ft: input.sq_ft ?? null,
        property_type: input.property_type ?? null,
        guest_token: input.guest_token ?? newGuestToken(),
        created_at: at,
        updated_at: at,
      })
      .returning();
    if (!row) throw new Error('insert returned no row');
    await unit.emit({ kind: 'property.changed', customer_id: owner.customerId, property_id: id });
    return row;
  } catch (error) {
    throw constraintOf(error) === 'properties_one_active_address' ? addressTaken(input) : error;
  }
}

function addressTaken(input: NewProperty) {
  const address = `${input.street_address}, ${input.city}, ${input.state} ${input.zip}`;
  return conflict(
    `This property address already exists in our system: ${address}. Please verify the address is correct or contact support if you believe this is an error.`,
    { street_address: 'This address is taken.' },
  );
}
