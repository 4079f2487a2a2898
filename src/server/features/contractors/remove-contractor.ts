import { and, eq, sql } from 'drizzle-orm';
import * as copyInEnglish from '#contract/messages/en/contractors.ts';
import { fill } from '#contract/messages/fill.ts';
import { presentLocale, spoken } from '#contract/messages/spoken.ts';
import { contractors } from '#server/db/tables/contractors.ts';
import { constraintOf } from '#server/kernel/database-errors.ts';
import { conflict, notFound } from '#server/kernel/errors.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { moveStar } from './assign-contractors.ts';
import { sameAsAnother } from './change-contractor.ts';
import { type ContractorRecord, sameTrade } from './queries.ts';

const copy = spoken(copyInEnglish);

/**
 * Takes a contractor out of the active ones; its links rest, so that it can come back to where it was. Twice is once.
 * @throws CONFLICT naming the properties that would be left without a contractor or a Contact Point Person
 */
export async function removeContractor(unit: UnitOfWork, customerId: string, id: string): Promise<ContractorRecord> {
  const row = await lockContractor(unit, customerId, id);
  if (row.status === 'inactive') return row;
  await mustBeSpared(unit, row);
  await passStarsOfRemovedProperties(unit, row);
  return setStatus(unit, row, 'inactive');
}

/** @throws CONFLICT when an active one with the same service type, company and phone has come since */
export async function restoreContractor(unit: UnitOfWork, customerId: string, id: string): Promise<ContractorRecord> {
  const row = await lockContractor(unit, customerId, id);
  if (row.status === 'active') return row;
  await leaveToSuccessors(unit, row);
  try {
    return await setStatus(unit, row, 'active');
  } catch (error) {
    throw constraintOf(error) === 'contractors_find_or_create' ? sameAsAnother(row) : error;
  }
}

async function setStatus(
  unit: UnitOfWork,
  row: ContractorRecord,
  status: 'active' | 'inactive',
): Promise<ContractorRecord> {
  const [changed] = await unit.tx
    .update(contractors)
    .set({ status, updated_at: unit.now })
    .where(and(eq(contractors.id, row.id), eq(contractors.customer_id, row.customer_id)))
    .returning();
  if (!changed) throw notFound();
  const payload = { contractor_id: row.id, status };
  await unit.emit({ kind: 'contractor.changed', customer_id: row.customer_id, payload });
  return changed;
}

/**
 * Nobody may give it a star while it goes. Its key stays free: whoever answers one of its jobs refers to it, and with
 * that job held would wait for us as we do for the job. @throws NOT_FOUND
 */
async function lockContractor({ tx }: UnitOfWork, customerId: string, id: string): Promise<ContractorRecord> {
  const [row] = await tx
    .select()
    .from(contractors)
    .where(and(eq(contractors.id, id), eq(contractors.customer_id, customerId)))
    .for('no key update');
  if (!row) throw notFound();
  return row;
}

/** Each property's star is on an active contractor, so that whoever is the last one of a property has it. */
async function mustBeSpared({ tx }: UnitOfWork, row: ContractorRecord): Promise<void> {
  const { rows } = await tx.execute<{ name: string; alone: boolean }>(sql`
    select p.name, not exists (
        select from property_contractors o join contractors c on c.id = o.contractor_id and c.status = 'active'
        where o.property_id = p.id and o.contractor_id <> l.contractor_id) as alone
    from property_contractors l join properties p on p.id = l.property_id and p.status = 'active'
    where l.contractor_id = ${row.id} and l.is_contact_point order by p.name`);
  if (rows.length) throw conflict(stillNeeded(row.company_name, rows));
}

function stillNeeded(company: string, places: { name: string; alone: boolean }[]): string {
  const alone = list(places.filter((p) => p.alone).map((p) => p.name));
  const starred = list(places.filter((p) => !p.alone).map((p) => p.name));
  if (!alone) return fill(copy.stillContactPoint, { company, properties: starred });
  return starred
    ? fill(copy.stillBoth, { company, properties: alone, others: starred })
    : fill(copy.stillOnly, { company, properties: alone });
}

const list = (names: string[]) => new Intl.ListFormat(presentLocale()).format(names);

/** Nobody edits a removed property: there the star goes to the next in the owner's order, if there is one. */
async function passStarsOfRemovedProperties(unit: UnitOfWork, row: ContractorRecord): Promise<void> {
  const { rows } = await unit.tx.execute<{ property_id: string; next: string }>(sql`
    select l.property_id, next.contractor_id as next
    from property_contractors l cross join lateral (
      select o.contractor_id from property_contractors o join contractors c on c.id = o.contractor_id and c.status = 'active'
      where o.property_id = l.property_id and o.contractor_id <> l.contractor_id order by o.rank limit 1) next
    where l.contractor_id = ${row.id} and l.is_contact_point`);
  for (const { property_id, next } of rows) await moveStar(unit, property_id, next);
}

/** Where somebody of the same trade and name was assigned meanwhile, the old link is over. */
async function leaveToSuccessors({ tx }: UnitOfWork, row: ContractorRecord): Promise<void> {
  await tx.execute(sql`
    delete from property_contractors l where l.contractor_id = ${row.id} and not l.is_contact_point and exists (
      select from property_contractors o join contractors c on c.id = o.contractor_id and c.status = 'active'
      where o.property_id = l.property_id and o.contractor_id <> l.contractor_id and ${sameTrade('c', row)})`);
}
