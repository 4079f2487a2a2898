import { and, eq, inArray, sql } from 'drizzle-orm';
import { assignedMessages } from '#contract/contractors/assigned.ts';
import * as copy from '#contract/messages/en/bulk.ts';
import { contractors, propertyContractors } from '#server/db/tables/contractors.ts';
import { notFound } from '#server/kernel/errors.ts';
import type { OfMany } from '#server/kernel/of-many.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { sameTrade } from './queries.ts';

/** Of these, all the customer's, active and held by the caller. */
type Places = { customerId: string; propertyIds: string[] };

/**
 * As `assignOne`, at many properties: the contractor comes last in the order of each, and is the Contact Point Person
 * where nobody is. A property that has one of that service type and company refuses. @throws NOT_FOUND for a contractor
 * who is not active
 */
export async function assignToMany(
  unit: UnitOfWork,
  { customerId, propertyIds }: Places,
  contractorId: string,
): Promise<OfMany<true>> {
  const contractor = await holdActive(unit, customerId, contractorId);
  const there = await linksAt(unit, { customerId, propertyIds }, contractor);
  const same = new Set(there.filter(({ is_it }) => is_it).map(({ id }) => id));
  const twins = there.filter(({ id, is_it }) => !is_it && !same.has(id));
  const refused = new Map(twins.map(({ id }) => [id, assignedMessages.duplicate]));
  const wanted = propertyIds.filter((id) => !same.has(id) && !refused.has(id));
  await unit.tx.execute(sql`
    insert into property_contractors
      (property_id, contractor_id, customer_id, is_contact_point, rank, created_at, updated_at)
    select p.id, ${contractorId}, ${customerId}, not coalesce(bool_or(l.is_contact_point), false),
      greatest(0, max(l.rank)) + 1, ${unit.now.toISOString()}, ${unit.now.toISOString()}
    from unnest(${sql.param(wanted)}::uuid[]) p(id)
    left join property_contractors l on l.property_id = p.id and l.customer_id = ${customerId}
    group by p.id`);
  await told(unit, { customerId, propertyIds: wanted });
  return { done: new Map(wanted.map((id) => [id, true])), refused };
}

/** Takes back `assignToMany`. Whoever became the Contact Point Person since is needed there, and refuses. */
export async function unassignFromMany(
  unit: UnitOfWork,
  { customerId, propertyIds }: Places,
  contractorId: string,
): Promise<OfMany<true>> {
  const { property_id, contractor_id, customer_id, is_contact_point } = propertyContractors;
  const rows = await unit.tx
    .select({ id: property_id, star: is_contact_point })
    .from(propertyContractors)
    .where(and(eq(customer_id, customerId), eq(contractor_id, contractorId), inArray(property_id, propertyIds)));
  const stars = new Map(rows.map(({ id, star }) => [id, star]));
  const leaving = propertyIds.filter((id) => stars.get(id) === false);
  const refused = new Map(
    propertyIds
      .filter((id) => stars.get(id) !== false)
      .map((id) => [id, stars.get(id) ? copy.isContactPoint : copy.changedSince]),
  );
  await unit.tx
    .delete(propertyContractors)
    .where(and(eq(customer_id, customerId), eq(contractor_id, contractorId), inArray(property_id, leaving)));
  await told(unit, { customerId, propertyIds: leaving });
  return { done: new Map(leaving.map((id) => [id, true])), refused };
}

/** Nobody removes them until this is durable. */
async function holdActive({ tx }: UnitOfWork, customerId: string, id: string) {
  const [row] = await tx
    .select()
    .from(contractors)
    .where(and(eq(contractors.id, id), eq(contractors.customer_id, customerId), eq(contractors.status, 'active')))
    .for('share');
  if (!row) throw notFound();
  return row;
}

/** Where it is assigned (`is_it`), and where one that is the same to a property is. */
async function linksAt(
  { tx }: UnitOfWork,
  { customerId, propertyIds }: Places,
  contractor: typeof contractors.$inferSelect,
): Promise<{ id: string; is_it: boolean }[]> {
  const { rows } = await tx.execute<{ id: string; is_it: boolean }>(sql`
    select l.property_id as id, l.contractor_id = ${contractor.id} as is_it
    from property_contractors l join contractors c on c.id = l.contractor_id
    where l.customer_id = ${customerId} and l.property_id = any(${sql.param(propertyIds)}::uuid[])
      and (c.id = ${contractor.id} or c.status = 'active' and ${sameTrade('c', contractor)})`);
  return rows;
}

const told = (unit: UnitOfWork, { customerId, propertyIds }: Places) =>
  unit.emitAll(propertyIds.map((id) => ({ kind: 'property.changed', customer_id: customerId, property_id: id })));
