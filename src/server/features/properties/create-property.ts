import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type NewProperty, PropertyFacts } from '#contract/properties/properties.ts';
import { zoneOfState } from '#contract/states.ts';
import { newId } from '#server/db/tables/columns.ts';
import { properties } from '#server/db/tables/properties.ts';
import type { Owner } from '#server/kernel/actor.ts';
import { allSettledInOrder } from '#server/kernel/all-settled-in-order.ts';
import { columnDefaultsOf, placeholdersOf, statement } from '#server/kernel/statement.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { Vault } from '#server/platform/vault/port.ts';
import { AddressTaken, findOwnAddressConflict } from './address-taken.ts';
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
 * Adds a property with its secrets sealed. @throws AddressTaken, and then nothing of it may be committed. Of two who
 * want one address at once the second waits for the first one's end at the index, and is then told.
 */
export async function createProperty(
  unit: UnitOfWork,
  vault: Vault,
  owner: Pick<Owner, 'customerId'>,
  input: PropertyToCreate,
): Promise<PropertyRecord> {
  const values = rowOf(unit, vault, owner, input);
  const [namesake, row] = await allSettledInOrder(
    findOwnAddressConflict(unit, owner.customerId, input),
    insertUnlessTaken(unit, values),
    unit.emit({ kind: 'property.changed', customer_id: owner.customerId, property_id: values.id }),
  );
  if (namesake) throw namesake;
  if (!row) throw (await findOwnAddressConflict(unit, owner.customerId, input)) ?? new AddressTaken(input, 'others');
  return row;
}

async function insertUnlessTaken(
  unit: UnitOfWork,
  values: ReturnType<typeof rowOf>,
): Promise<PropertyRecord | undefined> {
  const [row] = await insertion(unit).execute({ ...blank, ...values });
  return row;
}

const blank = columnDefaultsOf(properties);
const insertion = statement((tx) =>
  tx
    .insert(properties)
    .values(placeholdersOf(properties))
    .onConflictDoNothing({ target: properties.normalized_address, where: sql`status = 'active'` })
    .returning(),
);

const GivenFacts = PropertyFacts.partial();

/** A whole row, its secrets sealed for it. */
export function rowOf(
  unit: UnitOfWork,
  vault: Vault,
  { customerId }: Pick<Owner, 'customerId'>,
  input: PropertyToCreate,
) {
  const id = input.id ?? newId();
  const at = input.created_at ?? unit.now;
  return {
    ...GivenFacts.parse(input),
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
