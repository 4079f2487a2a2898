import { and, eq, sql } from 'drizzle-orm';
import * as copyInEnglish from '#contract/messages/en/properties.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { PropertyCore, PropertyFacts } from '#contract/properties/properties.ts';
import type { PropertyChanges } from '#contract/properties/property-changes.ts';
import { properties } from '#server/db/tables/properties.ts';
import type { Owner } from '#server/kernel/actor.ts';
import { constraintOf } from '#server/kernel/database-errors.ts';
import { conflict, notFound } from '#server/kernel/errors.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { Vault } from '#server/platform/vault/port.ts';
import { AddressTaken, findOwnAddressConflict } from './address-taken.ts';
import { type Address, normalizeAddress } from './normalize-address.ts';
import type { PropertyRecord } from './queries.ts';
import { openSecret, sealSecrets } from './secrets.ts';

const copy = spoken(copyInEnglish);

/**
 * Changes the fields that are given, of an active property of the owner's. @throws NOT_FOUND; CONFLICT with the present
 * `version` when the edit started from an older one; AddressTaken
 */
export async function updateProperty(
  unit: UnitOfWork,
  vault: Vault,
  { customerId }: Pick<Owner, 'customerId'>,
  { id, version, ...changes }: PropertyChanges,
): Promise<PropertyRecord> {
  const row = await lockProperty(unit, customerId, id);
  if (row.status !== 'active') throw notFound();
  if (row.version !== version) throw changedMeanwhile(row.version);
  const address = { ...pick(row), ...pick(changes) };
  const normalized_address = normalizeAddress(address);
  if (normalized_address !== row.normalized_address) {
    const namesake = await findOwnAddressConflict(unit, customerId, address, id);
    if (namesake) throw namesake;
  }
  const changed = await atFreeAddress(unit, customerId, address, () =>
    unit.tx
      .update(properties)
      .set({
        ...PropertyCore.partial().parse(changes),
        ...PropertyFacts.partial().parse(changes),
        ...sealSecrets(vault, id, changes),
        ...(isNewCode(vault, row, changes) && { code_changed_at: unit.now }),
        normalized_address,
        version: sql`${properties.version} + 1`,
        updated_at: unit.now,
      })
      .where(and(eq(properties.id, id), eq(properties.customer_id, customerId)))
      .returning(),
  );
  await unit.emit({ kind: 'property.changed', customer_id: customerId, property_id: id });
  return changed;
}

/** Of the lock the door then has; writing down the same code again is no change. */
function isNewCode(vault: Vault, row: PropertyRecord, changes: Omit<PropertyChanges, 'id' | 'version'>): boolean {
  const name = codeOfDoor({ ...row, ...changes });
  if (!name || !changes[name]) return false;
  return changes[name] !== openSecret(vault, row, name);
}

/** The box with the key in it has the front door's code, or the alternate one's where the door has none. */
function codeOfDoor({
  front_door_lock_type: lock,
  front_door_lock_code: code,
}: Pick<PropertyRecord, 'front_door_lock_type' | 'front_door_lock_code'>) {
  if (lock === 'Number Keypad') return 'front_door_lock_code';
  if (lock === 'Key in Lock Box') return code ? 'front_door_lock_code' : 'alt_lock_box_code';
  return undefined;
}

/** Active or removed; nobody else changes it until this is over. @throws NOT_FOUND */
export async function lockProperty(
  { tx }: UnitOfWork,
  customerId: string | undefined,
  id: string,
): Promise<PropertyRecord> {
  const [row] = await tx
    .select()
    .from(properties)
    .where(and(eq(properties.id, id), customerId ? eq(properties.customer_id, customerId) : undefined))
    .for('update');
  if (!row) throw notFound();
  return row;
}

/** What the index refuses is said in words: whose address it is. The savepoint keeps the transaction able to ask. */
export async function atFreeAddress(
  unit: UnitOfWork,
  customerId: string,
  address: Address,
  change: () => Promise<PropertyRecord[]>,
): Promise<PropertyRecord> {
  await unit.tx.execute(sql`savepoint address`);
  try {
    const [row] = await change();
    if (!row) throw notFound();
    return row;
  } catch (error) {
    if (constraintOf(error) !== 'properties_one_active_address') throw error;
    await unit.tx.execute(sql`rollback to savepoint address`);
    const own = await findOwnAddressConflict(unit, customerId, address);
    throw own?.whose === 'mine' ? own : new AddressTaken(address, 'others');
  }
}

const changedMeanwhile = (version: number) => conflict(copy.changedMeanwhile, { version: String(version) });

const pick = <From extends Partial<Address>>({ street_address, city, state, zip }: From) =>
  Object.fromEntries(
    Object.entries({ street_address, city, state, zip }).filter(([, value]) => value !== undefined),
  ) as Pick<From, keyof Address>; // the same fields, less those that are absent
