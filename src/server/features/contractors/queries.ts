import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { sameContractor } from '#contract/contractors/assigned.ts';
import type { Assignment } from '#contract/contractors/assignments.ts';
import type { Contractor } from '#contract/contractors/contractors.ts';
import type { ServiceType } from '#contract/enumerations/trades.ts';
import { contractors, propertyContractors } from '#server/db/tables/contractors.ts';
import { properties } from '#server/db/tables/properties.ts';
import { notFound } from '#server/kernel/errors.ts';
import { before, cursorAfter, pageFrom } from '#server/kernel/paging.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { type StarsById, starsOf } from './stars.ts';

export type ContractorRecord = typeof contractors.$inferSelect;

export async function listContractors(
  unit: UnitOfWork,
  customerId: string,
  page: { limit: number; cursor?: string | undefined },
) {
  const rows = await unit.tx
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
  const stars = await starsOf(unit, customerId, idsOf(rows));
  return pageFrom(
    rows,
    page.limit,
    (row) => toContractor(row, stars),
    (row) => cursorAfter(row.created_at, row.id),
  );
}

/** Active or removed. @throws NOT_FOUND */
export async function findContractor({ tx }: UnitOfWork, customerId: string, id: string): Promise<ContractorRecord> {
  const [row] = await tx
    .select()
    .from(contractors)
    .where(and(eq(contractors.id, id), eq(contractors.customer_id, customerId)));
  if (!row) throw notFound();
  return row;
}

/** The active properties it serves, by name. */
export async function propertiesOf({ tx }: UnitOfWork, { id, customer_id }: ContractorRecord) {
  return tx
    .select({ id: properties.id, name: properties.name, is_contact_point: propertyContractors.is_contact_point })
    .from(propertyContractors)
    .innerJoin(properties, and(eq(properties.id, propertyContractors.property_id), eq(properties.status, 'active')))
    .where(and(eq(propertyContractors.contractor_id, id), eq(propertyContractors.customer_id, customer_id)))
    .orderBy(properties.name, properties.id);
}

/** Who serves a property, in the owner's order; removed contractors are no longer among them. */
export async function assignedAt(
  unit: UnitOfWork,
  place: { customerId: string; propertyId: string },
): Promise<Assignment[]> {
  const { is_contact_point, rank, customer_id, property_id } = propertyContractors;
  const rows = await unit.tx
    .select({ contractor: contractors, is_contact_point, rank })
    .from(propertyContractors)
    .innerJoin(
      contractors,
      and(eq(contractors.id, propertyContractors.contractor_id), eq(contractors.status, 'active')),
    )
    .where(and(eq(property_id, place.propertyId), eq(customer_id, place.customerId)))
    .orderBy(rank, contractors.id);
  const stars = await starsOf(
    unit,
    place.customerId,
    rows.map(({ contractor }) => contractor.id),
  );
  return rows.map(({ contractor, ...link }) => ({ ...toContractor(contractor, stars), ...link }));
}

type Trade = Pick<ContractorRecord, 'service_type' | 'company_name'>;

/** The same contractor to a property: service type and company, whatever their case (spec 2, section 5). */
export const isSameTrade = (one: Trade, other: Trade): boolean => sameContractor(one) === sameContractor(other);

/** The same in SQL, for the contractors under `alias`. */
export const sameTrade = (alias: string, { service_type, company_name }: Trade): SQL =>
  sql`${sql.identifier(alias)}.service_type = ${service_type} and lower(trim(${sql.identifier(alias)}.company_name)) = lower(trim(${company_name}))`;

/**
 * `assigned_rank` is the owner's order at the property; null for contractors of the account that are not assigned
 * there.
 */
export type Candidate = ContractorRecord & { assigned_rank: number | null };

/**
 * Everyone of a trade who could be sent: the property's assigned first in the owner's order, then the account's others,
 * inactive ones too (a skip is explained).
 */
export async function candidatesFor(
  unit: UnitOfWork,
  { propertyId, ...job }: { customerId: string; propertyId: string; serviceType: ServiceType },
): Promise<Candidate[]> {
  return (await candidatesAt(unit, { ...job, propertyIds: [propertyId] })).get(propertyId) ?? [];
}

/** The same of many properties at once, by their ids; of every trade where none is named. */
export async function candidatesAt(
  { tx }: UnitOfWork,
  { customerId, propertyIds, serviceType }: { customerId: string; propertyIds: string[]; serviceType?: ServiceType },
): Promise<ReadonlyMap<string, Candidate[]>> {
  const { contractor_id, property_id, rank } = propertyContractors;
  const rows = await tx
    .select({ contractor: contractors, propertyId: properties.id, assigned_rank: rank })
    .from(properties)
    .innerJoin(contractors, eq(contractors.customer_id, properties.customer_id))
    .leftJoin(propertyContractors, and(eq(contractor_id, contractors.id), eq(property_id, properties.id)))
    .where(
      and(
        eq(properties.customer_id, customerId),
        inArray(properties.id, propertyIds),
        serviceType && eq(contractors.service_type, serviceType),
      ),
    )
    .orderBy(sql`${rank} nulls last, ${contractors.created_at}, ${contractors.id}`);
  const byHouse = Map.groupBy(rows, (row) => row.propertyId);
  return new Map(
    [...byHouse].map(([id, there]) => [
      id,
      there.map(({ contractor, assigned_rank }) => ({ ...contractor, assigned_rank })),
    ]),
  );
}

/** Everyone who could be sent for each trade, as above, without the order of any one property. */
export async function contractorsByTrade(
  { tx }: UnitOfWork,
  customerId: string,
): Promise<Map<ServiceType, Candidate[]>> {
  const rows = await tx.select().from(contractors).where(eq(contractors.customer_id, customerId));
  const candidates = rows.map((row): Candidate => ({ ...row, assigned_rank: null }));
  return Map.groupBy(candidates, ({ service_type }) => service_type);
}

/** Who is told of everything at a property and whom an agent connects a guest with. */
export async function findContactPoint({ tx }: UnitOfWork, propertyId: string): Promise<ContractorRecord | undefined> {
  const [row] = await tx
    .select({ contractor: contractors })
    .from(propertyContractors)
    .innerJoin(contractors, eq(contractors.id, propertyContractors.contractor_id))
    .where(and(eq(propertyContractors.property_id, propertyId), propertyContractors.is_contact_point));
  return row?.contractor;
}

/** One by itself, with what guests gave it. */
export const showContractor = async (unit: UnitOfWork, row: ContractorRecord): Promise<Contractor> =>
  toContractor(row, await starsOf(unit, row.customer_id, [row.id]));

const idsOf = (rows: ContractorRecord[]) => rows.map(({ id }) => id);

const toContractor = (row: ContractorRecord, stars: StarsById): Contractor => ({
  ...row,
  email_bounced_at: row.email_bounced_at?.toISOString() ?? null,
  stars: stars.get(row.id) ?? null,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});
