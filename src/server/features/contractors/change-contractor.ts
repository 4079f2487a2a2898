import { and, eq, sql } from 'drizzle-orm';
import { assignedMessages } from '#contract/contractors/assigned.ts';
import type { ContractorChanges } from '#contract/contractors/contractors.ts';
import * as copyInEnglish from '#contract/messages/en/contractors.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { contractors } from '#server/db/tables/contractors.ts';
import { constraintOf } from '#server/kernel/database-errors.ts';
import { conflict, notFound } from '#server/kernel/errors.ts';
import { serviceTypeLabels } from '#server/kernel/labels.ts';
import { phoneToKeep } from '#server/kernel/phones.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { bounceAfter } from './bounces.ts';
import { type ContractorRecord, sameTrade } from './queries.ts';

const copy = spoken(copyInEnglish);

/**
 * Changes an active contractor of the customer's. @throws NOT_FOUND; INVALID for a phone number that cannot be read;
 * CONFLICT when it would be the same as another of theirs, or as another one at a property it serves
 */
export async function changeContractor(
  unit: UnitOfWork,
  customerId: string,
  { id, ...changes }: ContractorChanges,
  phoneField = 'phone',
): Promise<ContractorRecord> {
  const bounce = changes.email === undefined ? {} : { email_bounced_at: bounceAfter(sql`${changes.email}::text`) };
  const phone = await phoneOf(unit, customerId, { id, phone: changes.phone, field: phoneField });
  try {
    const [row] = await unit.tx
      .update(contractors)
      .set({ ...changes, ...phone, ...bounce, updated_at: unit.now })
      .where(and(eq(contractors.id, id), eq(contractors.customer_id, customerId), eq(contractors.status, 'active')))
      .returning();
    if (!row) throw notFound();
    if (changes.company_name ?? changes.service_type) await mustBeAloneAtItsProperties(unit, row);
    await unit.emit({ kind: 'contractor.changed', customer_id: customerId });
    return row;
  } catch (error) {
    throw constraintOf(error) === 'contractors_find_or_create' ? sameAsAnother(changes) : error;
  }
}

/** A number that stands there and cannot be read stays when it is handed in again with the other fields. */
async function phoneOf(
  { tx }: UnitOfWork,
  customerId: string,
  { id, phone, field }: { id: string; phone: string | undefined; field: string },
) {
  if (phone === undefined) return {};
  const [row] = await tx
    .select({ phone: contractors.phone })
    .from(contractors)
    .where(and(eq(contractors.id, id), eq(contractors.customer_id, customerId)));
  return { phone: phoneToKeep(phone, { field, kept: row?.phone }) };
}

export function sameAsAnother({ company_name: company, service_type }: Partial<ContractorRecord>) {
  const trade = service_type && serviceTypeLabels[service_type];
  if (company && trade) return conflict(fill(copy.sameCompanyAndTrade, { company, trade }));
  if (company) return conflict(fill(copy.sameCompany, { company }));
  return conflict(trade ? fill(copy.sameTrade, { trade }) : copy.samePhone);
}

async function mustBeAloneAtItsProperties({ tx }: UnitOfWork, row: ContractorRecord): Promise<void> {
  const { rows } = await tx.execute(sql`
    select 1 from property_contractors mine
    join property_contractors other on other.property_id = mine.property_id and other.contractor_id <> mine.contractor_id
    join contractors c on c.id = other.contractor_id and c.status = 'active'
    where mine.contractor_id = ${row.id} and ${sameTrade('c', row)} limit 1`);
  if (rows.length) throw conflict(assignedMessages.duplicate);
}
