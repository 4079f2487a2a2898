import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type NewProperty, PropertyFacts } from '#contract/properties.ts';
import { zoneOfState } from '#contract/states.ts';
import { newId } from '#server/db/tables/columns.ts';
import { properties } from '#server/db/tables/properties.ts';
import type { Owner } from '#server/kernel/actor.ts';
import type { Unit } from '#server/kernel/transaction.ts';
import type { Vault } from '#server/platform/vault/port.ts';
import { AddressTaken, findOwnNamesake } from './address-taken.ts';
import type { ImageColumns } from './image-keys.ts';
import { normalizeAddress } from './normalize-address.ts';
import type { PropertyRecord } from './queries.ts';
import { sealSecrets } from './secrets.ts';

/** 128 random bits: what a guest link is made of. */
export const newGuestToken = (): string => randomBytes(16).toString('base64url');

export type PropertyToCreate = NewProperty & {
  id?: string;
  created_at?: Date;
  guest_token?: string;
  images?: ImageColumns;
};

/**
 * Adds a property with its secrets sealed. @throws AddressTaken. Of two who want one address at once the second waits for
 * the first one's end at the index, and is then told.
 */
export async function createProperty(
  unit: Unit,
  vault: Vault,
  owner: Pick<Owner, 'customerId'>,
  input: PropertyToCreate,
): Promise<PropertyRecord> {
  const namesake = await findOwnNamesake(unit, owner.customerId, input);
  if (namesake) throw namesake;
  const [row] = await unit.tx
    .insert(properties)
    .values(rowOf(unit, vault, owner, input))
    .onConflictDoNothing({ target: properties.normalized_address, where: sql`status = 'active'` })
    .returning();
  if (!row) throw (await findOwnNamesake(unit, owner.customerId, input)) ?? new AddressTaken(input, 'others');
  await unit.emit({ kind: 'property.changed', customer_id: owner.customerId, property_id: row.id });
  return row;
}

/** A whole row, its secrets sealed for it. */
export function rowOf(unit: Unit, vault: Vault, { customerId }: Pick<Owner, 'customerId'>, input: PropertyToCreate) {
  const id = input.id ?? newId();
  const at = input.created_at ?? unit.now;
  return {
    ...PropertyFacts.partial().parse(input),
    ...sealSecrets(vault, id, input),
    ...input.images,
    id,
    customer_id: customerId,
    name: input.name,
    street_address: input.street_address,
    city: input.city,
    state: input.state,
    zip: input.zip,
    normalized_address: normalizeAddress(input),
    timezone: input.timezone ?? zoneOfState(input.state),
    beds: input.beds ?? null,
    baths: input.baths ?? null,
    sq_ft: input.sq_ft ?? null,
    property_type: input.property_type ?? null,
    guest_token: input.guest_token ?? newGuestToken(),
    created_at: at,
    updated_at: at,
  };
}
