import { and, eq, inArray, or } from 'drizzle-orm';
import { properties } from '#server/db/tables/properties.ts';
import { system } from '#server/kernel/actor.ts';
import { type Store, type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
import { AddressTaken, countForeignHits } from './address-taken.ts';
import { type Address, normalizeAddress } from './normalize-address.ts';
import { isRestorable } from './restore-deadline.ts';

/**
 * What `create` would refuse each of many addresses with, in their order. @throws TOO_MANY_REQUESTS when they meet more
 * of other people's than somebody who knows their own houses would
 */
export async function checkAddresses(
  store: Store,
  customerId: string,
  addresses: Address[],
): Promise<(AddressTaken | undefined)[]> {
  // The system alone sees the properties of others; nothing of theirs leaves but that there is one.
  const answers = await withActor(store, system, (unit) => findAddressConflicts(unit, customerId, addresses));
  await countForeignHits(store, customerId, answers.filter((answer) => answer?.whose === 'others').length);
  return answers;
}

/** The same, among the properties that the unit's actor can see. */
export async function findAddressConflicts(
  { tx, now }: UnitOfWork,
  customerId: string,
  addresses: Address[],
): Promise<(AddressTaken | undefined)[]> {
  if (!addresses.length) return [];
  const rows = await tx
    .select()
    .from(properties)
    .where(
      and(
        inArray(properties.normalized_address, addresses.map(normalizeAddress)),
        or(eq(properties.status, 'active'), eq(properties.customer_id, customerId)),
      ),
    );
  const standing = rows.filter((row) => row.status === 'active' || isRestorable(row.removed_at, now));
  const byAddress = Map.groupBy(standing, (row) => row.normalized_address);
  return addresses.map((address) => {
    const all = byAddress.get(normalizeAddress(address)) ?? [];
    const active = all.find((row) => row.status === 'active');
    if (active) return new AddressTaken(address, active.customer_id === customerId ? 'mine' : 'others');
    return all[0] && new AddressTaken(address, 'removed', all[0].id);
  });
}
