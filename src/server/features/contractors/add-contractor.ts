import { sql } from 'drizzle-orm';
import type { NewContractor } from '#contract/contractors.ts';
import { newId } from '#server/db/tables/columns.ts';
import { contractors } from '#server/db/tables/contractors.ts';
import type { Unit } from '#server/kernel/transaction.ts';
import type { ContractorRecord } from './queries.ts';

/**
 * Finds the customer's contractor by service type, company and phone and brings it up to date, or adds it (spec 2,
 * section 7). What is empty in `input` leaves what a found one has: whoever types a name again means no loss.
 */
export async function addContractor(
  unit: Unit,
  customerId: string,
  input: NewContractor & { id?: string; created_at?: Date },
): Promise<ContractorRecord> {
  const at = input.created_at ?? unit.now;
  const values = {
    ...input,
    phone: phoneForm(input.phone),
    customer_id: customerId,
    id: input.id ?? newId(),
    created_at: at,
    updated_at: at,
  };
  const { id, created_at, customer_id, ...given } = values;
  const [row] = await unit.tx
    .insert(contractors)
    .values(values)
    .onConflictDoUpdate({
      target: [contractors.customer_id, contractors.service_type, contractors.company_name, contractors.phone],
      targetWhere: sql`status = 'active'`,
      set: Object.fromEntries(Object.entries(given).filter(([, value]) => !isEmpty(value))),
    })
    .returning();
  if (!row) throw new Error('insert returned no row');
  await unit.emit({ kind: 'contractor.changed', customer_id: customerId });
  return row;
}

const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);

/** `(XXX) XXX-XXXX` (spec 2, section 9), however ten digits of this country were written; other numbers stay as they are. */
export function phoneForm(typed: string): string {
  const [, area, exchange, line] = /^(?:\+?1)?(\d{3})(\d{3})(\d{4})$/.exec(typed.replace(/[\s().-]/g, '')) ?? [];
  return area ? `(${area}) ${exchange}-${line}` : typed;
}
