import { and, eq, inArray } from 'drizzle-orm';
import type { WholeProperty } from '#contract/properties/property-changes.ts';
import { createProperties, type Refusal } from '#features/properties';
import { contractors, propertyContractors } from '#server/db/tables/contractors.ts';
import type { Owner } from '#server/kernel/actor.ts';
import type { Unit } from '#server/kernel/transaction.ts';
import type { Vault } from '#server/platform/vault/port.ts';
import { addContractor, contractorKey } from '#server/features/contractors/add-contractor.ts';

/** A property and who is called about it. */
export type ServedProperty = WholeProperty & { contractors: [WholeProperty['contractors'][number]] };

/** As `createWholeProperty`, for many at once, each with its Contact Point Person alone. */
export async function createManyProperties(
  unit: Unit,
  vault: Vault,
  owner: Owner,
  all: ServedProperty[],
): Promise<Refusal | undefined> {
  const created = await createProperties(
    unit,
    vault,
    owner,
    all.map(({ contractors: _, images, ...fields }) => fields),
  );
  if ('refused' in created) return created.refused;
  const known = await findOrAdd(unit, owner.customerId, all);
  await unit.tx.insert(propertyContractors).values(
    all.map(({ contractors: [contractor] }, at) => ({
      property_id: created.ids[at] ?? '',
      contractor_id: known.get(contractorKey(contractor)) ?? '',
      customer_id: owner.customerId,
      is_contact_point: true,
      rank: 1,
      created_at: unit.now,
      updated_at: unit.now,
    })),
  );
  return undefined;
}

/**
 * Ids by service type, company and phone. Those that are there are left as they are, and held so that nobody removes
 * them meanwhile.
 */
async function findOrAdd(unit: Unit, customerId: string, all: ServedProperty[]): Promise<Map<string, string>> {
  const wanted = new Map(all.map(({ contractors: [one] }) => [contractorKey(one), one]));
  const there = await unit.tx
    .select()
    .from(contractors)
    .where(
      and(
        eq(contractors.customer_id, customerId),
        eq(contractors.status, 'active'),
        inArray(
          contractors.company_name,
          [...wanted.values()].map(({ company_name }) => company_name),
        ),
      ),
    )
    .for('share');
  const ids = new Map(there.map((row) => [contractorKey(row), row.id]));
  for (const [key, { is_contact_point, id, ...fields }] of wanted)
    if (!ids.has(key)) ids.set(key, (await addContractor(unit, customerId, fields)).id);
  return ids;
}
