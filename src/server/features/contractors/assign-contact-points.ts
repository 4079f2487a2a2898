import { and, eq, inArray } from 'drizzle-orm';
import type { AssignedContractor } from '#contract/contractors/assigned.ts';
import { contractors, propertyContractors } from '#server/db/tables/contractors.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { addContractor, contractorKey } from './add-contractor.ts';

/** A new property, and who is called about it. */
type Served = { propertyId: string; contractor: AssignedContractor };

/** Gives many new properties at once their Contact Point Person, who is added unless the customer has them. */
export async function assignContactPoints(unit: UnitOfWork, customerId: string, all: Served[]): Promise<void> {
  const known = await findOrAdd(
    unit,
    customerId,
    all.map(({ contractor }) => contractor),
  );
  await unit.tx.insert(propertyContractors).values(
    all.map(({ propertyId, contractor }) => ({
      property_id: propertyId,
      contractor_id: known.get(contractorKey(contractor)) ?? '',
      customer_id: customerId,
      is_contact_point: true,
      rank: 1,
      created_at: unit.now,
      updated_at: unit.now,
    })),
  );
}

/**
 * Ids by service type, company and phone. Those that are there are left as they are, and held so that nobody removes
 * them meanwhile.
 */
async function findOrAdd(
  unit: UnitOfWork,
  customerId: string,
  all: AssignedContractor[],
): Promise<Map<string, string>> {
  const wanted = new Map(all.map((one) => [contractorKey(one), one]));
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
