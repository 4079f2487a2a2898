import { and, eq, inArray } from 'drizzle-orm';
import { addContractor, assignContractor } from '#features/contractors';
import { addFirstGroups, type GroupsByKind, normalizeAddress, setGroups, updateProperty } from '#features/properties';
import { properties } from '#server/db/tables/properties.ts';
import type { Owner } from '#server/kernel/actor.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { Vault } from '#server/platform/vault/port.ts';
import { createManyProperties } from '../create-properties/index.ts';
import type { SheetProperty } from './check-rows.ts';
import type { GroupCells } from './group-columns.ts';
import type { KeptRow } from './kept-rows.ts';
import { nameRow, saying } from './row-refused.ts';

type Row = KeptRow<'properties'>;

/** New ones together, then those that are brought up to date. @throws AddressTaken and others that name the row */
export async function writeProperties(
  unit: UnitOfWork,
  { vault }: { vault: Vault },
  owner: Owner,
  rows: Row[],
): Promise<void> {
  await writeNew(
    unit,
    vault,
    owner,
    rows.filter(({ value }) => !value.present),
  );
  for (const { row, value } of rows) await saying(row, () => bringUpToDate(unit, vault, owner, value));
}

async function writeNew(unit: UnitOfWork, vault: Vault, owner: Owner, rows: Row[]): Promise<void> {
  if (rows.length === 0) return;
  const refused = await createManyProperties(
    unit,
    vault,
    owner,
    rows.map(({ value: { groups: _, present: __, ...served } }) => served),
  );
  if (refused) {
    nameRow(refused.error, rows[refused.at]?.row ?? 0);
    throw refused.error;
  }
  const grouped = rows.filter(({ value }) => Object.values(value.groups).some(Boolean));
  const ids = await idsOf(unit, owner, grouped);
  const first = grouped.flatMap(({ value }) => {
    const propertyId = ids.get(normalizeAddress(value));
    return propertyId ? [{ propertyId, groups: byKind(value.groups) }] : [];
  });
  await addFirstGroups(unit, owner.customerId, first);
}

/** Cells that were empty leave what is there; a Contact Point Person that is another one gets the star. */
async function bringUpToDate(unit: UnitOfWork, vault: Vault, owner: Owner, value: SheetProperty): Promise<void> {
  const { present, contractors, images: _, groups, ...fields } = value;
  if (!present) return;
  const { customerId } = owner;
  await updateProperty(unit, vault, owner, { ...fields, id: present.id, version: present.version });
  await setGroups(unit, { customerId, propertyId: present.id }, byKind(groups));
  if (!present.isOtherContact) return;
  const { is_contact_point: __, id: ___, ...contact } = contractors[0];
  const { id: contractorId } = await addContractor(unit, customerId, contact);
  await assignContractor(unit, { customerId, propertyId: present.id, contractorId, isContactPoint: true });
}

const byKind = ({ building, owner, tags }: GroupCells): GroupsByKind => ({
  ...(building && { building: [building] }),
  ...(owner && { owner: [owner] }),
  ...(tags && { tag: tags }),
});

async function idsOf({ tx }: UnitOfWork, owner: Owner, rows: Row[]): Promise<ReadonlyMap<string, string>> {
  if (rows.length === 0) return new Map();
  const found = await tx
    .select({ id: properties.id, address: properties.normalized_address })
    .from(properties)
    .where(
      and(
        eq(properties.customer_id, owner.customerId),
        eq(properties.status, 'active'),
        inArray(
          properties.normalized_address,
          rows.map(({ value }) => normalizeAddress(value)),
        ),
      ),
    );
  return new Map(found.map(({ id, address }) => [address, id]));
}
