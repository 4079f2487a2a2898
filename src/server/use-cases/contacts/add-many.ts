import type { NewContractor } from '#contract/contractors/contractors.ts';
import { addContractor } from '#features/contractors';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

/** All or none. `is_new`: it was not brought up to date, but added. @throws INVALID for a phone number that cannot be read */
export async function addMany(unit: UnitOfWork, customerId: string, items: NewContractor[]) {
  const added = [];
  for (const item of items) {
    const { id, company_name, created_at } = await addContractor(unit, customerId, item);
    added.push({ id, company_name, is_new: created_at.getTime() === unit.now.getTime() });
  }
  return { items: added };
}
