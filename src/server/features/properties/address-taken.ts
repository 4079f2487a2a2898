import { ORPCError } from '@orpc/server';
import { and, eq, sql } from 'drizzle-orm';
import { addressMessages } from '#contract/properties/property-changes.ts';
import { properties } from '#server/db/tables/properties.ts';
import { limitRate, type RateLimit } from '#server/kernel/rate-limit.ts';
import { statement } from '#server/kernel/statement.ts';
import type { Store, UnitOfWork } from '#server/kernel/transaction.ts';
import { type Address, normalizeAddress } from './normalize-address.ts';
import { addressOf } from './queries.ts';
import { isRestorable } from './restore-deadline.ts';

type Whose = keyof typeof addressMessages;

/** CONFLICT: no two active properties have one address, whoever's they are (spec 2, sections 5 and 8). */
export class AddressTaken extends ORPCError<'CONFLICT', { fields: Record<string, string> }> {
  readonly whose: Whose;
  readonly restoreId: string | null;
  constructor(address: Address, whose: Whose, restoreId: string | null = null) {
    const message = addressMessages[whose](addressOf(address));
    const fields = { street_address: message, ...(restoreId && { restore_id: restoreId }) };
    super('CONFLICT', { status: 409, message, data: { fields } });
    this.whose = whose;
    this.restoreId = restoreId;
  }
}

/** The customer's own property of this address, active or removed of late; other people's are the index's to see. */
export async function findOwnAddressConflict(
  unit: UnitOfWork,
  customerId: string,
  address: Address,
  except?: string,
): Promise<AddressTaken | undefined> {
  const { now } = unit;
  const found = await ofAddress(unit).execute({ customerId, address: normalizeAddress(address) });
  const rows = found.filter(({ id }) => id !== except);
  if (rows.some((row) => row.status === 'active')) return new AddressTaken(address, 'mine');
  const removed = rows
    .filter((row) => isRestorable(row.removed_at, now))
    .sort((a, b) => Number(b.removed_at) - Number(a.removed_at));
  return removed[0] && new AddressTaken(address, 'removed', removed[0].id);
}

const ofAddress = statement((tx) =>
  tx
    .select({ id: properties.id, status: properties.status, removed_at: properties.removed_at })
    .from(properties)
    .where(
      and(
        eq(properties.customer_id, sql.placeholder('customerId')),
        eq(properties.normalized_address, sql.placeholder('address')),
      ),
    ),
);

/** Whoever is told again and again of other people's addresses is collecting them. */
const strangers: RateLimit = { name: 'address-strangers', max: 20, windowSeconds: 3600 };

/**
 * Does what may be refused for somebody else's address. @throws TOO_MANY_REQUESTS in the place of one refusal too many
 */
export async function limitAddressProbing<T>(store: Store, customerId: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AddressTaken && error.whose === 'others') await limitRate(store, strangers, customerId);
    throw error;
  }
}

/** The same for many that were looked at together. @throws TOO_MANY_REQUESTS */
export async function countForeignHits(store: Store, customerId: string, met: number): Promise<void> {
  for (let one = 0; one < Math.min(met, strangers.max + 1); one++) await limitRate(store, strangers, customerId);
}
