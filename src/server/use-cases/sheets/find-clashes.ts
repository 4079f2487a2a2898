import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { NewContractor } from '#contract/contractors/contractors.ts';
import * as copyInEnglish from '#contract/messages/en/sheets/imports.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { contractorKey } from '#features/contractors';
import { addressOf, checkAddresses, groupsShown, normalizeAddress, openSecrets } from '#features/properties';
import { contractors, propertyContractors } from '#server/db/tables/contractors.ts';
import { properties } from '#server/db/tables/properties.ts';
import type { Owner } from '#server/kernel/actor.ts';
import { type Store, withActor } from '#server/kernel/transaction.ts';
import type { Vault } from '#server/platform/vault/port.ts';
import type { SheetProperty } from './check-rows.ts';
import type { Column } from './columns.ts';
import { noteChanges, noteTwins } from './row-changes.ts';
import type { UnderstoodRow } from './understand-sheet.ts';

const copy = spoken(copyInEnglish);

/** Rows side by side with what they come to. */
type Pair<T> = { row: UnderstoodRow; value: T };
type Parts = { store: Store; vault: Vault };

/**
 * Notes addresses that are in the file twice, somebody else's or of a removed property, in the wizard's words; what
 * becomes of one's own is noted as a change of it.
 */
export async function findTakenAddresses(
  { store, vault }: Parts,
  owner: Owner,
  pairs: Pair<SheetProperty>[],
  columns: Column[],
): Promise<void> {
  noteTwins(
    pairs,
    (value) => normalizeAddress(value),
    'Street Address',
    (row, value) => fill(copy.sameAddress, { row, address: addressOf(value) }),
  );
  const present = await ownHouses({ store, vault }, owner, pairs);
  const others = pairs.filter(({ value }) => !present.has(normalizeAddress(value)));
  const taken = await checkAddresses(
    store,
    owner.customerId,
    others.map(({ value }) => value),
  );
  others.forEach(({ row }, at) => {
    const refusal = taken[at];
    if (refusal) row.errors.push({ column: 'Street Address', message: refusal.message });
  });
  for (const { row, value } of pairs) {
    const there = present.get(normalizeAddress(value));
    if (!there) continue;
    noteChanges(row, columns, there);
    const { id, version } = there;
    const isOtherContact = row.change?.changes.some(({ column }) => column.startsWith('Contractor ')) ?? false;
    value.present = { id, version, isOtherContact };
  }
}

type Present = Record<string, unknown> & { id: string; version: number };

/** What the account has at these addresses, by the fields of the sheet. */
async function ownHouses(
  { store, vault }: Parts,
  owner: Owner,
  pairs: Pair<SheetProperty>[],
): Promise<ReadonlyMap<string, Present>> {
  if (pairs.length === 0) return new Map();
  const rows = await withActor(store, owner, ({ tx }) =>
    tx
      .select({ house: getTableColumns(properties), contact: getTableColumns(contractors), groups: groupsShown })
      .from(properties)
      .leftJoin(
        propertyContractors,
        and(eq(propertyContractors.property_id, properties.id), propertyContractors.is_contact_point),
      )
      .leftJoin(contractors, eq(contractors.id, propertyContractors.contractor_id))
      .where(
        and(
          eq(properties.customer_id, owner.customerId),
          eq(properties.status, 'active'),
          inArray(
            properties.normalized_address,
            pairs.map(({ value }) => normalizeAddress(value)),
          ),
        ),
      ),
  );
  return new Map(
    rows.map(({ house, contact, groups }) => [
      house.normalized_address,
      {
        ...house,
        ...openSecrets(vault, house),
        service_type: contact?.service_type,
        company_name: contact?.company_name,
        phone: contact?.phone,
        ...groupCellsOf(groups),
      },
    ]),
  );
}

/** Groups as the columns of a sheet have them. */
export const groupCellsOf = (groups: { kind: string; name: string }[]) => ({
  building: groups.find(({ kind }) => kind === 'building')?.name,
  owner: groups.find(({ kind }) => kind === 'owner')?.name,
  tags: groups.filter(({ kind }) => kind === 'tag').map(({ name }) => name),
});

/** The same contractor twice in a file is a slip; one that the account has already is brought up to date. */
export async function findKnownContractors(
  { store }: Parts,
  owner: Owner,
  pairs: Pair<NewContractor>[],
  columns: Column[],
): Promise<void> {
  noteTwins(pairs, contractorKey, 'Company Name', (row) => fill(copy.sameContractor, { row }));
  const rows = await withActor(store, owner, ({ tx }) =>
    tx
      .select()
      .from(contractors)
      .where(and(eq(contractors.customer_id, owner.customerId), eq(contractors.status, 'active'))),
  );
  const known = new Map(rows.map((row) => [contractorKey(row), row]));
  for (const { row, value } of pairs) {
    const there = known.get(contractorKey(value));
    if (there) noteChanges(row, columns, there);
  }
}
