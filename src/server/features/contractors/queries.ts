import { and, eq, sql } from 'drizzle-orm';
import type { Contractor } from '#contract/contractors.ts';
import type { ServiceType } from '#contract/enumerations.ts';
import { contractors, propertyContractors } from '#server/db/tables/contractors.ts';
import { before, cursorAfter, pageFrom } from '#server/kernel/paging.ts';
import type { Unit } from '#server/kernel/transaction.ts';

export type ContractorRecord = typeof contractors.$inferSelect;

export async function listContractors(
  { tx }: Unit,
  customerId: string,
  page: { limit: number; cursor?: string | undefined },
) {
  const rows = await tx
    .select()
    .from(contractors)
    .where(
      and(
        eq(contractors.customer_id, customerId),
        eq(contractors.status, 'active'),
        before(page.cursor, contractors.created_at, contractors.id),
      ),
    )
    .orderBy(sql`${contractors.created_at} desc, ${contractors.id} desc`)
    .limit(page.limit + 1);
  return pageFrom(rows, page.limit, toContractor, (row) => cursorAfter(row.created_at, row.id));
}

/** `assigned_rank` is the owner's order at the property; null for contractors of the account that are not assigned there. */
export type Candidate = ContractorRecord & { assigned_rank: number | null };

/** Everyone of a trade who could be sent: the property's assigned first in the owner's order, then the account's others, inactive ones too (a skip is explained). */
export async function candidatesFor(
  { tx }: Unit,
  job: { customerId: string; propertyId: string; serviceType: ServiceType },
): Promise<Candidate[]> {
  const rows = await tx
    .select({ contractor: contractors, assigned_rank: propertyContractors.rank })
    .from(contractors)
    .leftJoin(
      propertyContractors,
      and(eq(propertyContractors.contractor_id, contractors.id), eq(propertyContractors.property_id, job.propertyId)),
    )
    .where(and(eq(contractors.customer_id, job.customerId), eq(contractors.service_type, job.serviceType)))
    .orderBy(sql`${propertyContractors.rank} nulls last, ${contractors.created_at}, ${contractors.id}`);
  return rows.map((row) => ({ ...row.contractor, assigned_rank: row.assigned_rank }));
}

/** Who is told of everything at a property and whom an agent connects a guest with. */
export async function findContactPoint({ tx }: Unit, propertyId: string): Promise<ContractorRecord | undefined> {
  const [row] = await tx
    .select({ contractor: contractors })
    .from(propertyContractors)
    .innerJoin(contractors, eq(contractors.id, propertyContractors.contractor_id))
    .where(and(eq(propertyContractors.property_id, propertyId), propertyContractors.is_contact_point));
  return row?.contractor;
}

const toContractor = (row: ContractorRecord): Contractor => ({
  ...row,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});
