import { and, eq } from 'drizzle-orm';
import type { NewContractor } from '#contract/contractors/contractors.ts';
import * as copy from '#contract/messages/en/sheets/imports.ts';
import { fill } from '#contract/messages/fill.ts';
import type { WholeProperty } from '#contract/properties/property-changes.ts';
import { contractorKey } from '#features/contractors';
import { addressOf, checkAddresses, normalizeAddress } from '#features/properties';
import { contractors } from '#server/db/tables/contractors.ts';
import type { Owner } from '#server/kernel/actor.ts';
import { type Store, withActor } from '#server/kernel/transaction.ts';
import type { UnderstoodRow } from './understand-sheet.ts';

/** Rows side by side with what they come to. */
type Pair<T> = { row: UnderstoodRow; value: T };

/**
 * Notes addresses that are in the file twice or in the system already, in the wizard's words. @returns how many rows
 * change something that is there
 */
export async function findTakenAddresses(store: Store, owner: Owner, pairs: Pair<WholeProperty>[]): Promise<number> {
  noteTwins(
    pairs,
    (value) => normalizeAddress(value),
    'Street Address',
    (row, value) => fill(copy.sameAddress, { row, address: addressOf(value) }),
  );
  const taken = await checkAddresses(
    store,
    owner.customerId,
    pairs.map(({ value }) => value),
  );
  pairs.forEach(({ row }, at) => {
    const refusal = taken[at];
    if (refusal) row.errors.push({ column: 'Street Address', message: refusal.message });
  });
  return 0;
}

/** The same contractor twice in a file is a slip; one that the account has already is brought up to date. */
export async function findKnownContractors(store: Store, owner: Owner, pairs: Pair<NewContractor>[]): Promise<number> {
  noteTwins(pairs, contractorKey, 'Company Name', (row) => fill(copy.sameContractor, { row }));
  const known = await withActor(store, owner, ({ tx }) =>
    tx
      .select()
      .from(contractors)
      .where(and(eq(contractors.customer_id, owner.customerId), eq(contractors.status, 'active'))),
  );
  const keys = new Set(known.map(contractorKey));
  return pairs.filter(({ value }) => keys.has(contractorKey(value))).length;
}

function noteTwins<T>(
  pairs: Pair<T>[],
  key: (value: T) => string,
  column: string,
  message: (row: number, value: T) => string,
): void {
  const first = new Map<string, number>();
  for (const { row, value } of pairs) {
    const twin = first.get(key(value));
    if (twin === undefined) first.set(key(value), row.row);
    else row.errors.push({ column, message: message(twin, value) });
  }
}
