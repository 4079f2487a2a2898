import { and, eq, ne } from 'drizzle-orm';
import type { AddressAnswer } from '#contract/properties/property-changes.ts';
import { properties } from '#server/db/tables/properties.ts';
import { system } from '#server/kernel/actor.ts';
import { limitRate, type RateLimit } from '#server/kernel/rate-limit.ts';
import { type Store, withActor } from '#server/kernel/transaction.ts';
import { AddressTaken, findOwnAddressConflict } from './address-taken.ts';
import { type Address, normalizeAddress } from './normalize-address.ts';

/** A wizard asks a few times an address; more is somebody walking down a street. */
const asking: RateLimit = { name: 'address-asked', max: 30, windowSeconds: 600 };

/** Says of an address what `create` would say, and no more. @throws TOO_MANY_REQUESTS */
export async function checkAddress(
  store: Store,
  customerId: string,
  { except, ...address }: Address & { except?: string | undefined },
): Promise<AddressAnswer> {
  await limitRate(store, asking, customerId);
  const taken = await findNamesake(store, customerId, address, except);
  return { free: !taken, message: taken?.message ?? null, restore_id: taken?.restoreId ?? null };
}

/** The system alone sees the properties of others; nothing of theirs leaves but that there is one. */
const findNamesake = (store: Store, customerId: string, address: Address, except?: string) =>
  withActor(store, system, async (unit) => {
    const own = await findOwnAddressConflict(unit, customerId, address, except);
    if (own?.whose === 'mine') return own;
    const [others] = await unit.tx
      .select({ id: properties.id })
      .from(properties)
      .where(
        and(
          eq(properties.normalized_address, normalizeAddress(address)),
          eq(properties.status, 'active'),
          ne(properties.customer_id, customerId),
        ),
      );
    return others ? new AddressTaken(address, 'others') : own;
  });
