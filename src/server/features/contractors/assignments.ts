import { and, eq, sql } from 'drizzle-orm';
import { assignedMessages } from '#contract/contractors/assigned.ts';
import type { NewContractor } from '#contract/contractors/contractors.ts';
import { propertyContractors } from '#server/db/tables/contractors.ts';
import { properties } from '#server/db/tables/properties.ts';
import { conflict, notFound } from '#server/kernel/errors.ts';
import { phoneToKeep } from '#server/kernel/phones.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { addContractor } from './add-contractor.ts';
import { assignContractor, moveStar } from './assign-contractors.ts';
import { assignedAt, type ContractorRecord, findContractor, isSameTrade } from './queries.ts';

/** Whose property it is; the verbs below change who serves it, one at a time per property. */
export type Place = { customerId: string; propertyId: string };

/** @throws NOT_FOUND; CONFLICT when one of that service type and company is assigned already (spec 2, section 5) */
export async function assignOne(
  unit: UnitOfWork,
  place: Place,
  one: { contractor_id?: string | undefined; contractor?: NewContractor | undefined },
): Promise<void> {
  await lockProperty(unit, place);
  const known = one.contractor_id && (await findActive(unit, place.customerId, one.contractor_id));
  const described = known || one.contractor;
  if (!described) throw notFound();
  const others = await assignedAt(unit, place);
  if (others.some((other) => isSameTrade(other, described))) throw conflict(assignedMessages.duplicate);
  const row = known || (await addContractor(unit, place.customerId, { ...described, phone: numberOf(described) }));
  await assignContractor(unit, { ...place, contractorId: row.id });
}

const numberOf = ({ phone }: NewContractor) => phoneToKeep(phone, { field: 'contractor.phone' });

export async function setContactPoint(unit: UnitOfWork, place: Place, contractorId: string): Promise<void> {
  await lockProperty(unit, place);
  mustBeAmong(await assignedAt(unit, place), contractorId);
  await moveStar(unit, place.propertyId, contractorId);
  await told(unit, place);
}

/** Those named come first, in that order; the others keep theirs behind them. */
export async function reorder(unit: UnitOfWork, place: Place, contractorIds: string[]): Promise<void> {
  await lockProperty(unit, place);
  const now = await assignedAt(unit, place);
  for (const id of contractorIds) mustBeAmong(now, id);
  const named = new Set(contractorIds);
  const order = [...named, ...now.map((one) => one.id).filter((id) => !named.has(id))];
  await unit.tx.execute(sql`
    update property_contractors l set rank = o.rank, updated_at = ${unit.now.toISOString()}
    from unnest(${sql.param(order)}::uuid[]) with ordinality o(id, rank)
    where l.property_id = ${place.propertyId} and l.contractor_id = o.id and l.rank <> o.rank`);
  await told(unit, place);
}

/** @throws CONFLICT for the last one, and for the Contact Point Person while nobody is named to follow */
export async function unassign(unit: UnitOfWork, place: Place, contractorId: string, next?: string): Promise<void> {
  await lockProperty(unit, place);
  const now = await assignedAt(unit, place);
  const leaving = mustBeAmong(now, contractorId);
  if (next) mustBeAmong(now, next);
  if (now.length === 1) throw conflict(assignedMessages.none);
  if (leaving.is_contact_point) {
    if (!next || next === contractorId) throw conflict(assignedMessages.noContactPoint);
    await moveStar(unit, place.propertyId, next);
  }
  await unit.tx
    .delete(propertyContractors)
    .where(
      and(
        eq(propertyContractors.property_id, place.propertyId),
        eq(propertyContractors.contractor_id, contractorId),
        eq(propertyContractors.customer_id, place.customerId),
      ),
    );
  await told(unit, place);
}

async function lockProperty({ tx }: UnitOfWork, { customerId, propertyId }: Place): Promise<void> {
  const [row] = await tx
    .select({ id: properties.id })
    .from(properties)
    .where(and(eq(properties.id, propertyId), eq(properties.customer_id, customerId), eq(properties.status, 'active')))
    .for('update');
  if (!row) throw notFound();
}

async function findActive(unit: UnitOfWork, customerId: string, id: string): Promise<ContractorRecord> {
  const row = await findContractor(unit, customerId, id);
  if (row.status !== 'active') throw notFound();
  return row;
}

function mustBeAmong<One extends { id: string }>(all: One[], id: string): One {
  const found = all.find((one) => one.id === id);
  if (!found) throw notFound();
  return found;
}

const told = (unit: UnitOfWork, { customerId, propertyId }: Place) =>
  unit.emit({ kind: 'property.changed', customer_id: customerId, property_id: propertyId });
