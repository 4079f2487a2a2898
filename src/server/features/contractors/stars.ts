import { and, avg, count, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Contractor } from '#contract/contractors/contractors.ts';
import { workOrders } from '#server/db/tables/work-orders.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

export type StarsById = ReadonlyMap<string, Contractor['stars']>;

/** What an owner's guests gave these contractors; those without any are left out. */
export async function starsOf({ tx }: UnitOfWork, customerId: string, contractorIds: string[]): Promise<StarsById> {
  if (contractorIds.length === 0) return new Map();
  const rows = await tx
    .select({
      id: workOrders.assigned_contractor_id,
      average: avg(workOrders.guest_rating),
      count: count(),
    })
    .from(workOrders)
    .where(
      and(
        eq(workOrders.customer_id, customerId),
        inArray(workOrders.assigned_contractor_id, contractorIds),
        isNotNull(workOrders.guest_rating),
      ),
    )
    .groupBy(workOrders.assigned_contractor_id);
  return new Map(rows.flatMap(({ id, average, count }) => (id ? [[id, { average: Number(average), count }]] : [])));
}
